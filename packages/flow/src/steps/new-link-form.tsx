/** Requests a new link from the business, once. */
import { useWords } from '../language-context.ts';
import type { ExpiredPage, GonePage, NewLink } from '../page.ts';
import { StepForm } from '../step-form.tsx';
import { ContinueButton } from './continue-button.tsx';

interface NewLinkFormProps {
  readonly page: ExpiredPage | GonePage;
  readonly newLink: NewLink;
}

/** Posts `new-link=yes` with the `code` that authorizes the request; shows when it was sent. */
export function NewLinkForm({ page, newLink }: NewLinkFormProps) {
  const { say } = useWords();
  if (newLink.asked) {
    return (
      <p class="notice" role="status">
        {say('newLink.asked')}
      </p>
    );
  }
  return (
    <StepForm page={page}>
      <p>{say('newLink.body')}</p>
      {newLink.code !== null && <input type="hidden" name="code" value={newLink.code} />}
      <ContinueButton label="newLink.ask" name="new-link" value="yes" />
    </StepForm>
  );
}
