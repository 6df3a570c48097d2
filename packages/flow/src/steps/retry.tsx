/** Page to repeat one part: which, why, what to do, and how many tries are left. */
import { useWords } from '../language-context.ts';
import type { RetryPage } from '../page.ts';
import { Heading } from '../shell.tsx';
import { StepForm } from '../step-form.tsx';
import { AnotherWay } from './another-way.tsx';
import { ContinueButton } from './continue-button.tsx';
import { RemedyList } from './remedy-list.tsx';

/** Posts `continue=yes`. */
export function Retry({ page }: { readonly page: RetryPage }) {
  const { say, count } = useWords();
  return (
    <>
      <Heading page={page} />
      <RemedyList remedies={page.remedies} />
      <p>{say(page.part === 'choice' ? 'retry.choice' : 'retry.kept')}</p>
      <p class="muted">{count('retry.tries', page.triesLeft)}</p>
      <StepForm page={page}>
        <AnotherWay />
        <ContinueButton label="retry.action" name="continue" value="yes" />
      </StepForm>
    </>
  );
}
