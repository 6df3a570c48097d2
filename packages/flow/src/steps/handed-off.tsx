/** First page on the other device of a hand-off: its user confirms that they began this. */
import { useAnswering } from '../answer-context.ts';
import { useWords } from '../language-context.ts';
import type { HandedOff as Given, StartPage } from '../page.ts';
import { Heading } from '../shell.tsx';
import { StepForm } from '../step-form.tsx';
import { Actions } from './actions.tsx';

function Origin({ browser, system }: Given) {
  const { say } = useWords();
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
  const { sending } = useAnswering();
  return (
    <>
      <Heading page={page} />
      <StepForm page={page}>
        <Origin {...given} />
        <p class="notice">{say('handedOff.warning')}</p>
        {given.numbers !== null && <Numbers numbers={given.numbers} />}
        {page.code !== null && <input type="hidden" name="code" value={page.code} />}
        <Actions id="field-consent">
          <button type="submit" class="button" name="consent" value="yes" data-action="consent" disabled={sending}>
            {say('handedOff.yes')}
          </button>
          <button type="submit" class="button quiet" name="consent" value="no" data-action="decline" disabled={sending}>
            {say('handedOff.no')}
          </button>
        </Actions>
      </StepForm>
    </>
  );
}
