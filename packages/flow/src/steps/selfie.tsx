/** Three photos of the face. */
import { useWords } from '../language-context.ts';
import type { SelfiePage } from '../page.ts';
import { Heading, TroubleNotice } from '../shell.tsx';
import { StepForm } from '../step-form.tsx';
import { ContinueButton } from './continue-button.tsx';
import { FileField } from './file-field.tsx';

/** The poses in the order they are taken. */
export const poses = ['center', 'left', 'right'] as const;

/** Posts the files `center`, `left`, `right` and `capture-method`. */
export function Selfie({ page }: { readonly page: SelfiePage }) {
  const { say } = useWords();
  return (
    <>
      <Heading page={page} />
      <p class="lead">{say('selfie.lead')}</p>
      <StepForm page={page} multipart>
        <input type="hidden" name="capture-method" value="upload" />
        {poses.map((pose) => (
          <FileField key={pose} name={pose} label={say(`pose.file.${pose}`)} maxBytes={page.maxBytes} capture="user" />
        ))}
        <TroubleNotice />
        <ContinueButton label="upload.send" />
      </StepForm>
    </>
  );
}
