/** First page on the other device of a hand-off: its user confirms that they began this. */
import { useWords } from '../language-context.ts';
import type { HandedOff as Given, StartPage } from '../page.ts';
import { Heading } from '../shell.tsx';
import { StepForm } from '../step-form.tsx';
import { ConsentActions } from './consent-actions.tsx';

function Origin({ browser, system, inApp }: Given) {
  const { say } = useWords();
  if (inApp) return <p class="lead">{say('inApp.origin')}</p>;
  const isKnown = browser !== null && system !== null;
  return <p class="lead">{isKnown ? say('handedOff.from', { browser, system }) : say('handedOff.unknown')}</p>;
}

function Numbers({ numbers }: { readonly numbers: readonly number[] }) {
  const { say } = useWords();
  return (
    <fieldset class="choices" id="field-number" tabIndex={-1}>
      <legend>{say('handedOff.number')}</legend>
      {numbers.map((number) => (
        <label key={number} class="choice">
          <input type="radio" name="number" value={number} />
          <span>{number}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Posts `consent=yes` with the `number`, or `consent=no`, which ends the hand-off. */
export function HandedOff({ page, given }: { readonly page: StartPage; readonly given: Given }) {
  const { say } = useWords();
  return (
    <>
      <Heading page={page} />
      <StepForm page={page}>
        <Origin {...given} />
        <p class="notice">{say('handedOff.warning')}</p>
        {given.numbers !== null && <Numbers numbers={given.numbers} />}
        {page.code !== null && <input type="hidden" name="code" value={page.code} />}
        <ConsentActions yes={say('handedOff.yes')} no={say('handedOff.no')} />
      </StepForm>
    </>
  );
}
