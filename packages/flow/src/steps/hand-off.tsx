/** Page of the first device while another one goes on: the code to scan, then the wait for the end. */
import { useEffect, useState } from 'preact/hooks';
import { useAnswering } from '../answer-context.ts';
import { answerForm } from '../answer-fields.ts';
import { signal } from '../embed/in-document.ts';
import { useWords } from '../language-context.ts';
import type { HandOffPage } from '../page.ts';
import { type Answer, askForPage, sendAnswer } from '../send-answer.ts';
import { Heading } from '../shell.tsx';
import { StepForm } from '../step-form.tsx';
import { QrCode } from './qr-code.tsx';

const pollEveryMs = 3_000;
/** Age at which the code is replaced, so that a picture of it is soon worthless. */
const renewEveryMs = 20_000;

function renewal(page: HandOffPage): FormData {
  const form = answerForm(page);
  form.set('hand-off', 'renew');
  return form;
}

/** Returns the newest link and state; shows any page other than this one. */
function useHandOff(page: HandOffPage): Pick<HandOffPage, 'link' | 'opened'> {
  const { scripted, show } = useAnswering();
  const [state, setState] = useState<Pick<HandOffPage, 'link' | 'opened'>>(page);
  useEffect(() => {
    if (!scripted) return;
    let link = page.link;
    let opened = page.opened;
    let renewedAt = performance.now();
    let stopped = false;
    let timer = setTimeout(poll, link === null && !opened ? 0 : pollEveryMs);
    const isOld = () => !opened && (link === null || performance.now() - renewedAt >= renewEveryMs);
    function take(answer: Answer) {
      if (answer.kind !== 'page') return;
      if (answer.page.step !== 'hand-off') return show(answer.page);
      if (answer.page.link !== null) renewedAt = performance.now();
      if (answer.page.opened && !opened) signal('flow-hand-off-opened');
      link = answer.page.link ?? link;
      opened = answer.page.opened;
      setState({ link, opened });
    }
    async function poll() {
      const answer = isOld() ? await sendAnswer(page.action, renewal(page)) : await askForPage(page.action);
      if (stopped) return;
      if (answer.kind === 'document') return location.reload();
      take(answer);
      timer = setTimeout(poll, pollEveryMs);
    }
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [scripted, page, show]);
  return state;
}

/** Posts `hand-off=stop` to go on here; without script also `hand-off=renew`. */
export function HandOff({ page }: { readonly page: HandOffPage }) {
  const { say } = useWords();
  const { scripted, sending } = useAnswering();
  const { link, opened } = useHandOff(page);
  return (
    <>
      <Heading page={{ ...page, opened }} />
      <p class="lead" role="status">
        {say(opened ? 'handoff.opened.body' : 'handoff.lead')}
      </p>
      {!opened && link !== null && <QrCode value={link} label={say('handoff.code')} />}
      {!opened && link !== null && (
        <p>
          {say('handoff.link')} <bdi class="number">{link}</bdi>
        </p>
      )}
      {!opened && <p>{say('handoff.number', { number: page.number })}</p>}
      <StepForm page={page}>
        <div class="actions">
          {!scripted && !opened && (
            <button type="submit" class="button" name="hand-off" value="renew">
              {say('handoff.renew')}
            </button>
          )}
          <button
            type="submit"
            class="button quiet"
            name="hand-off"
            value="stop"
            data-action="stop-hand-off"
            disabled={sending}
          >
            {say('handoff.stop')}
          </button>
        </div>
      </StepForm>
    </>
  );
}
