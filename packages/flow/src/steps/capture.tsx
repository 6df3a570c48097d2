/** One side of a document. */
import { useWords } from '../language-context.ts';
import type { CapturePage } from '../page.ts';
import { captureSubject } from '../page-heading.ts';
import { Heading, TroubleNotice } from '../shell.tsx';
import { StepForm } from '../step-form.tsx';
import { ContinueButton } from './continue-button.tsx';
import { FileField } from './file-field.tsx';

/** Posts the file `photo` and `capture-method`. */
export function Capture({ page }: { readonly page: CapturePage }) {
  const { say } = useWords();
  const subject = captureSubject(page);
  return (
    <>
      <Heading page={page} />
      <p class="lead">{say(`capture.${subject}.lead`)}</p>
      <StepForm page={page} multipart>
        <input type="hidden" name="capture-method" value="upload" />
        <FileField name="photo" label={say(`upload.label.${subject}`)} maxBytes={page.maxBytes} capture="environment" />
        <TroubleNotice />
        <ContinueButton label="upload.send" />
      </StepForm>
    </>
  );
}
