/** An e-mail address or phone number, and the one-time code that was sent to it. */
import { useAnswering } from '../answer-context.ts';
import { useWords } from '../language-context.ts';
import type { ContactCodePage, ContactPage } from '../page.ts';
import { Heading } from '../shell.tsx';
import { StepForm } from '../step-form.tsx';
import { Actions } from './actions.tsx';
import { ContinueButton } from './continue-button.tsx';
import { useSecondsLeft } from './seconds-left.ts';

const inputs = {
  'email-address': { type: 'email', autocomplete: 'email', inputMode: 'email' },
  'phone-number': { type: 'tel', autocomplete: 'tel', inputMode: 'tel' },
} as const;

const isWrong = (page: ContactPage | ContactCodePage): boolean => page.problem !== null && page.problem.field !== null;

/** Posts `contact`. */
export function Contact({ page }: { readonly page: ContactPage }) {
  const { say } = useWords();
  const { kind, value } = page;
  const { type, ...filled } = inputs[kind];
  return (
    <>
      <Heading page={page} />
      <p class="lead">{say(`contact.${kind}.hint`)}</p>
      <StepForm page={page}>
        <div class="field">
          <label for="field-contact">{say(`detail.${kind}`)}</label>
          <input
            id="field-contact"
            name="contact"
            // Each type has its own attributes for the compiler; these are the shared ones.
            type={type as 'text'}
            {...filled}
            maxLength={200}
            defaultValue={value}
            required
            dir="ltr"
            aria-invalid={isWrong(page)}
            aria-describedby={isWrong(page) ? 'problem' : undefined}
          />
        </div>
        <ContinueButton label="contact.send" />
      </StepForm>
    </>
  );
}

/** The six digits, and the tries that are left. */
function CodeField({ page }: { readonly page: ContactCodePage }) {
  const { say, count } = useWords();
  return (
    <div class="field">
      <label for="field-code">{say('code.label')}</label>
      {page.triesLeft !== null && (
        <p class="muted" id="code-tries">
          {count('retry.tries', page.triesLeft)}
        </p>
      )}
      <input
        id="field-code"
        name="confirmation-code"
        type="text"
        autocomplete="one-time-code"
        inputMode="numeric"
        maxLength={40}
        required
        dir="ltr"
        aria-invalid={isWrong(page)}
        aria-describedby={isWrong(page) ? 'problem' : undefined}
      />
    </div>
  );
}

/** Asks for a new code; counts down until it may. Without script the button works, and the server says if it is early. */
function NewCode({ seconds, isMain }: { readonly seconds: number; readonly isMain: boolean }) {
  const { say, count } = useWords();
  const { scripted, sending } = useAnswering();
  const left = useSecondsLeft(seconds, scripted);
  const waits = scripted && left > 0;
  return (
    <button
      type="submit"
      class={isMain ? 'button' : 'button quiet'}
      name="resend"
      value="yes"
      data-action="new-code"
      // Stays in the order of the keyboard while it counts.
      aria-disabled={waits}
      disabled={sending}
      onClick={(event) => {
        if (waits) event.preventDefault();
      }}
    >
      {waits ? count('code.newIn', left) : say('code.new')}
    </button>
  );
}

function GiveUp() {
  const { say } = useWords();
  const { sending } = useAnswering();
  return (
    <>
      <p class="muted">{say('code.usedUp')}</p>
      <button type="submit" class="button quiet" name="give-up" value="yes" data-action="give-up" disabled={sending}>
        {say('code.giveUp')}
      </button>
    </>
  );
}

function CodeActions({ page }: { readonly page: ContactCodePage }) {
  const { say } = useWords();
  const { sending } = useAnswering();
  return (
    <Actions>
      {!page.isDead && (
        <button type="submit" class="button" data-action="continue" disabled={sending}>
          {sending ? say('shell.sending') : say('action.continue')}
        </button>
      )}
      {page.newCode !== null && <NewCode seconds={page.newCode.seconds} isMain={page.isDead} />}
      {page.mayGiveUp && <GiveUp />}
      <button type="submit" class="button quiet" name="back" value="yes" data-action="other-contact" disabled={sending}>
        {say(`code.other.${page.kind}`)}
      </button>
    </Actions>
  );
}

/** Posts `confirmation-code`, `resend=yes`, `give-up=yes` or `back=yes`. */
export function ContactCode({ page }: { readonly page: ContactCodePage }) {
  const { say } = useWords();
  const { sentTo, sandboxCodes } = page;
  return (
    <>
      <Heading page={page} />
      {sentTo !== null && sandboxCodes === null && (
        <p class="lead">
          {say('code.sent')} <bdi>{sentTo}</bdi>
        </p>
      )}
      {sandboxCodes !== null && (
        <p class="notice" data-note="sandbox-codes">
          {say('code.sandbox', sandboxCodes)}
        </p>
      )}
      <StepForm page={page}>
        {!page.isDead && <CodeField page={page} />}
        {page.isDead && <p>{say('code.over')}</p>}
        <CodeActions page={page} />
      </StepForm>
    </>
  );
}
