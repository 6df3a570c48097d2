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
import type { TextKey } from '../texts/keys.ts';
import { CopyLink } from './copy-link.tsx';
import { QrCode } from './qr-code.tsx';

const pollEveryMs = 3_000;
/** Age at which the code is replaced, so that a picture of it is soon worthless. */
const renewEveryMs = 20_000;

function renewal(page: HandOffPage): FormData {
  const form = answerForm(page);
  form.set('hand-off', 'renew');
  return form;
}

type State = Pick<HandOffPage, 'link' | 'opened' | 'silent' | 'mayRestart'>;

/** Returns the newest link and state; shows any page other than this one. */
function useHandOff(page: HandOffPage): State {
  const { scripted, show } = useAnswering();
  const [state, setState] = useState<State>(page);
  useEffect(() => {
    if (!scripted) return;
    let { link, opened } = page;
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
      setState({ ...answer.page, link });
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

interface ShownLinkProps {
  readonly page: HandOffPage;
  readonly link: string;
}

/** The link as a code to scan and as a text to type; inside an app to copy, since it opens on the same device. */
function ShownLink({ page, link }: ShownLinkProps) {
  const { say } = useWords();
  if (page.inApp) return <CopyLink link={link} />;
  return (
    <>
      <QrCode value={link} label={say('handoff.code')} />
      <p>
        {say('handoff.link')} <bdi class="number">{link}</bdi>
      </p>
    </>
  );
}

/** Says where the link was sent; in a sandbox shows the link, because nothing is sent. */
function SentNotice({ sent }: { readonly sent: NonNullable<HandOffPage['sent']> }) {
  const { say } = useWords();
  return (
    <p class="notice" data-note="link-sent" role="status">
      {say(sent.testLink === null ? 'handoff.sent' : 'handoff.sent.sandbox')} <bdi>{sent.testLink ?? sent.to}</bdi>
    </p>
  );
}

const fieldKinds = {
  sms: { label: 'detail.phone-number', type: 'tel', autocomplete: 'tel' },
  email: { label: 'detail.email-address', type: 'email', autocomplete: 'email' },
  both: { label: 'handoff.sendTo', type: 'text', autocomplete: 'on' },
} as const;

/** Posts `hand-off=send` with `send-to`. */
function SendForm({ page }: { readonly page: HandOffPage }) {
  const { say } = useWords();
  const { sending } = useAnswering();
  const [first, second] = page.carriers;
  if (first === undefined) return null;
  const { label, type, autocomplete } = fieldKinds[second === undefined ? first : 'both'];
  const isWrong = page.problem !== null;
  return (
    <StepForm page={page}>
      <p>{say('handoff.send.lead')}</p>
      <div class="field">
        <label for="field-send-to">{say(label)}</label>
        <input
          id="field-send-to"
          name="send-to"
          // Each type has its own attributes for the compiler; these are the shared ones.
          type={type as 'text'}
          autocomplete={autocomplete}
          maxLength={200}
          defaultValue={page.typed}
          dir="ltr"
          aria-invalid={isWrong}
          aria-describedby={isWrong ? 'problem' : undefined}
        />
      </div>
      <button
        type="submit"
        class="button quiet"
        name="hand-off"
        value="send"
        data-action="send-link"
        disabled={sending}
      >
        {say('handoff.send')}
      </button>
    </StepForm>
  );
}

/** The ways on: another link where this one is no help, and this device. */
function WaysOn({ page, state }: { readonly page: HandOffPage; readonly state: State }) {
  const { say } = useWords();
  const { scripted, sending } = useAnswering();
  const mayRestart = state.silent && state.mayRestart;
  return (
    <StepForm page={page}>
      <div class="actions">
        {!scripted && !state.opened && (
          <button type="submit" class="button" name="hand-off" value="renew">
            {say('handoff.renew')}
          </button>
        )}
        {mayRestart && (
          <button
            type="submit"
            class="button"
            name="hand-off"
            value="again"
            data-action="restart-hand-off"
            disabled={sending}
          >
            {say('handoff.again')}
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
          {say(page.inApp ? 'inApp.stop' : 'handoff.stop')}
        </button>
      </div>
    </StepForm>
  );
}

function leadOf({ inApp }: HandOffPage, { opened, silent }: State): TextKey {
  if (silent) return inApp ? 'inApp.silent' : 'handoff.silent';
  if (opened) return 'handoff.opened.body';
  return inApp ? 'inApp.lead' : 'handoff.lead';
}

/** Posts `hand-off=stop` to go on here, `again` for another device; without script also `renew`. */
export function HandOff({ page }: { readonly page: HandOffPage }) {
  const { say } = useWords();
  const state = useHandOff(page);
  const { link, opened } = state;
  return (
    <>
      <Heading page={{ ...page, opened }} />
      <p class="lead" role="status">
        {say(leadOf(page, state))}
      </p>
      {!opened && link !== null && <ShownLink page={page} link={link} />}
      {!opened && <p>{say(page.inApp ? 'inApp.number' : 'handoff.number', { number: page.number })}</p>}
      {!opened && page.sent !== null && <SentNotice sent={page.sent} />}
      {!opened && <SendForm page={page} />}
      <WaysOn page={page} state={state} />
    </>
  );
}
