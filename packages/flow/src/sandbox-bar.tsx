/**
 * Controls of a developer in the sandbox: the outcome of the next check, a specimen in place of a photo, and the end of
 * the inquiry. Plain forms without script.
 */
import type { TargetedSubmitEvent } from 'preact';
import { useState } from 'preact/hooks';
import { useAnswering } from './answer-context.ts';
import { answerFields } from './answer-fields.ts';
import { useWords } from './language-context.ts';
import type { InquiryPage } from './page.ts';
import type { SandboxBar as Bar, SandboxNext, SandboxOutcome } from './sandbox.ts';
import { sendAnswer, type Trouble } from './send-answer.ts';
import { formData } from './step-form.tsx';
import type { TextKey } from './texts/keys.ts';

interface CommandProps {
  /** Value of the field `sandbox`. */
  readonly value: string;
  readonly label: TextKey;
  /** True for the choice in force; absent for a button that acts at once. */
  readonly pressed?: boolean;
}

function Command({ value, label, pressed }: CommandProps) {
  const { say } = useWords();
  return (
    <button type="submit" name="sandbox" value={value} aria-pressed={pressed}>
      {say(label)}
    </button>
  );
}

const isChosen = (outcome: SandboxOutcome | null, check: string, reason: string): boolean =>
  outcome?.status === 'failed' && outcome.failure.check === check && outcome.failure.reason === reason;

const requirements = ['required', 'requires_retry', 'not_required'] as const;

/** Lists the reasons of each check below its requirement, by the names that the API has for them. */
function Failures({ outcome, failures }: SandboxNext) {
  const { say } = useWords();
  return (
    <>
      <label for="sandbox-failure">{say('sandbox.reason')}</label>
      <select id="sandbox-failure" name="failure" dir="ltr" lang="en">
        {requirements.map((requirement) => {
          const some = failures.filter((each) => each.requirement === requirement);
          return some.length === 0 ? null : (
            <optgroup key={requirement} label={requirement}>
              {some.flatMap(({ check, reasons }) =>
                reasons.map((reason) => (
                  <option
                    key={`${check}.${reason}`}
                    value={`${check}.${reason}`}
                    selected={isChosen(outcome, check, reason)}
                  >
                    {`${check} · ${reason}`}
                  </option>
                )),
              )}
            </optgroup>
          );
        })}
      </select>
    </>
  );
}

/** Says what the next check will do. */
function Announced({ outcome, slow }: SandboxNext) {
  const { say } = useWords();
  return (
    <div role="status">
      {outcome?.status === 'failed' ? (
        <p>
          {say('sandbox.fails')}{' '}
          <bdi class="number" lang="en">
            {outcome.failure.check} · {outcome.failure.reason}
          </bdi>
        </p>
      ) : (
        <p>{say(outcome === null ? 'sandbox.usual' : 'sandbox.passes')}</p>
      )}
      {slow && <p>{say('sandbox.slowed')}</p>}
    </div>
  );
}

function Next(next: SandboxNext) {
  const { say } = useWords();
  const { outcome, slow, failures } = next;
  return (
    <fieldset>
      <legend>{say('sandbox.next')}</legend>
      <Announced {...next} />
      {failures.length > 0 && <Failures {...next} />}
      <div class="sandbox-row">
        <Command value="pass" label="sandbox.pass" pressed={outcome?.status === 'passed'} />
        {failures.length > 0 && <Command value="fail" label="sandbox.fail" pressed={outcome?.status === 'failed'} />}
        <Command value={slow ? 'usual-pace' : 'slow'} label="sandbox.slow" pressed={slow} />
      </div>
    </fieldset>
  );
}

function useCommands(page: InquiryPage) {
  const { scripted, show, update } = useAnswering();
  const [sending, setSending] = useState(false);
  const [trouble, setTrouble] = useState<Trouble['reason'] | null>(null);
  async function onSubmit(event: TargetedSubmitEvent<HTMLFormElement>) {
    if (!scripted) return;
    event.preventDefault();
    if (sending) return;
    setSending(true);
    const answer = await sendAnswer(page.action, formData(event.currentTarget, event.submitter));
    setSending(false);
    setTrouble(answer.kind === 'trouble' ? answer.trouble.reason : null);
    if (answer.kind === 'document') location.reload();
    if (answer.kind !== 'page') return;
    // A choice for later keeps the screen as it is, with what was typed or photographed on it.
    const isSame = answer.page.step === page.step && !('problem' in answer.page && answer.page.problem !== null);
    if (isSame) update(answer.page);
    else show(answer.page);
  }
  return { onSubmit, trouble };
}

/** Page of an inquiry, and its controls. */
export interface SandboxBarProps {
  readonly page: InquiryPage;
  readonly bar: Bar;
}

export function SandboxBar({ page, bar }: SandboxBarProps) {
  const { say } = useWords();
  const { onSubmit, trouble } = useCommands(page);
  return (
    <details class="sandbox">
      <summary>{say('shell.sandbox')}</summary>
      <form method="post" action={page.action} onSubmit={onSubmit}>
        {answerFields(page).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {trouble !== null && <p role="alert">{say(trouble === 'offline' ? 'shell.offline' : 'shell.serverError')}</p>}
        {bar.specimen && (
          <div class="sandbox-row">
            <Command value="specimen" label="sandbox.specimen" />
          </div>
        )}
        {bar.next !== null && <Next {...bar.next} />}
        {bar.ends.length > 0 && (
          <fieldset>
            <legend>{say('sandbox.now')}</legend>
            <div class="sandbox-row">
              {bar.ends.map((end) => (
                <Command key={end} value={end} label={`sandbox.${end}`} />
              ))}
            </div>
          </fieldset>
        )}
      </form>
    </details>
  );
}
