/**
 * Waiting page: polls the server until the step changes. Without script the document refreshes itself (see
 * `render.tsx`).
 */
import { useEffect, useState } from 'preact/hooks';
import { useAnswering } from '../answer-context.ts';
import { useWords } from '../language-context.ts';
import type { ProcessingPage } from '../page.ts';
import { askForPage } from '../send-answer.ts';
import { Heading } from '../shell.tsx';
import { InquiryNumber } from './inquiry-number.tsx';

const pollEveryMs = 700;
const pollRarelyMs = 3_000;

interface Waiting {
  readonly slow: boolean;
  readonly offline: boolean;
}

/** Updates the document's address for reloads: it may carry a proof that expires, and `after` has the newest. */
function keepAddress(before: string, after: string): string {
  if (after !== before) history.replaceState(history.state, '', after);
  return after;
}

/** Polls repeatedly; shows any page other than this one. */
function usePolling(page: ProcessingPage): Waiting {
  const { scripted, show } = useAnswering();
  const [state, setState] = useState<Waiting>({ slow: page.slow, offline: false });
  useEffect(() => {
    if (!scripted) return;
    let { slow, action } = page;
    let timer = setTimeout(poll, pollEveryMs);
    let stopped = false;
    async function poll() {
      const answer = await askForPage(action);
      if (stopped) return;
      if (answer.kind === 'document') return location.reload();
      if (answer.kind === 'page' && answer.page.step !== 'processing') return show(answer.page);
      if (answer.kind === 'page' && answer.page.step === 'processing') {
        slow = answer.page.slow;
        action = keepAddress(action, answer.page.action);
      }
      setState({ slow, offline: answer.kind === 'trouble' && answer.trouble.reason === 'offline' });
      timer = setTimeout(poll, slow || answer.kind === 'trouble' ? pollRarelyMs : pollEveryMs);
    }
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [scripted, page.action, page.slow, show]);
  return state;
}

/** Shows the progress; posts nothing. */
export function Processing({ page }: { readonly page: ProcessingPage }) {
  const { say } = useWords();
  const { slow, offline } = usePolling(page);
  return (
    <>
      <div class="spinner" aria-hidden="true" />
      <Heading page={page} />
      <p class="lead">{say('processing.body')}</p>
      {!slow && <p>{say('processing.leave')}</p>}
      <div role="status">
        {slow && (
          <div class="notice">
            <p>{say('processing.slow')}</p>
            <p>{say('processing.slow.leave')}</p>
          </div>
        )}
        {offline && <p class="notice">{say('shell.offline')}</p>}
      </div>
      {slow && (
        <p class="muted">
          {say('end.number')} <InquiryNumber of={page.inquiryId} />
        </p>
      )}
    </>
  );
}
