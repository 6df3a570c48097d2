/** Waiting: asks the server until the step changes. Without script the document refreshes itself (see `render.tsx`). */
import { useEffect, useState } from 'preact/hooks';
import { useAnswering } from '../answer-context.ts';
import { useWords } from '../language-context.ts';
import type { ProcessingPage } from '../page.ts';
import { askForPage } from '../send-answer.ts';
import { Heading } from '../shell.tsx';

const pollEveryMs = 700;
const pollAfterTroubleMs = 3_000;
const slowAfterPolls = 30;

/** Asks again and again; `onPage` gets every page that is not this one any more. */
function usePolling(page: ProcessingPage): 'waiting' | 'slow' | 'offline' {
  const { scripted, show } = useAnswering();
  const [state, setState] = useState<'waiting' | 'slow' | 'offline'>('waiting');
  useEffect(() => {
    if (!scripted) return;
    let polls = 0;
    let timer = setTimeout(poll, pollEveryMs);
    let stopped = false;
    async function poll() {
      const answer = await askForPage(page.action);
      if (stopped) return;
      polls += 1;
      if (answer.kind === 'document') return location.reload();
      if (answer.kind === 'page' && answer.page.step !== 'processing') return show(answer.page);
      const offline = answer.kind === 'trouble' && answer.trouble.reason === 'offline';
      setState(offline ? 'offline' : polls >= slowAfterPolls ? 'slow' : 'waiting');
      timer = setTimeout(poll, answer.kind === 'trouble' ? pollAfterTroubleMs : pollEveryMs);
    }
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [scripted, page.action, show]);
  return state;
}

/** Nothing to post. */
export function Processing({ page }: { readonly page: ProcessingPage }) {
  const { say } = useWords();
  const state = usePolling(page);
  return (
    <>
      <div class="spinner" aria-hidden="true" />
      <Heading page={page} />
      <p class="lead">{say('processing.body')}</p>
      <p>{say('processing.leave')}</p>
      <div role="status">
        {state === 'slow' && <p class="notice">{say('processing.slow')}</p>}
        {state === 'offline' && <p class="notice">{say('shell.offline')}</p>}
      </div>
    </>
  );
}
