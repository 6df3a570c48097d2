/** Page of a session after the inquiry was opened on another device: who goes on, and the way to go on here. */
import { useEffect } from 'preact/hooks';
import { useAnswering } from '../answer-context.ts';
import { useWords } from '../language-context.ts';
import type { ElsewherePage } from '../page.ts';
import { askForPage } from '../send-answer.ts';
import { Heading } from '../shell.tsx';
import { StepForm } from '../step-form.tsx';

const pollEveryMs = 3_000;

/** Shows any page other than this one, such as the end that the other device reached. */
function useEndElsewhere({ action }: ElsewherePage): void {
  const { scripted, show } = useAnswering();
  useEffect(() => {
    if (!scripted) return;
    let stopped = false;
    let timer = setTimeout(poll, pollEveryMs);
    async function poll() {
      const answer = document.hidden ? null : await askForPage(action);
      if (stopped) return;
      if (answer?.kind === 'document') return location.reload();
      if (answer?.kind === 'page' && answer.page.step !== 'elsewhere') return show(answer.page);
      timer = setTimeout(poll, pollEveryMs);
    }
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [scripted, action, show]);
}

/** Posts `hand-off=take` to go on here. */
export function Elsewhere({ page }: { readonly page: ElsewherePage }) {
  const { say } = useWords();
  const { sending } = useAnswering();
  const { browser, system } = page;
  useEndElsewhere(page);
  return (
    <>
      <Heading page={page} />
      <p class="lead">
        {browser === null || system === null ? say('elsewhere.unknown') : say('elsewhere.from', { browser, system })}
      </p>
      <p>{say('handoff.opened.body')}</p>
      <StepForm page={page}>
        <div class="actions">
          <button type="submit" class="button" name="hand-off" value="take" data-action="take-over" disabled={sending}>
            {say('elsewhere.take')}
          </button>
        </div>
      </StepForm>
    </>
  );
}
