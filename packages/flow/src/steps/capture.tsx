/** One side of a document: a plain upload without script, the camera with script. */
import { useAnswering } from '../answer-context.ts';
import { useWords } from '../language-context.ts';
import type { CapturePage } from '../page.ts';
import { captureSubject } from '../page-heading.ts';
import { Heading } from '../shell.tsx';
import { StepForm } from '../step-form.tsx';
import { CaptureTips } from './capture-tips.tsx';
import { ContinueButton } from './continue-button.tsx';
import { DocumentCamera } from './document-camera.tsx';
import { useEarlyFile } from './early-file.ts';
import { FileField } from './file-field.tsx';
import { ScriptNeeded } from './script-needed.tsx';

/** Posts the file `photo` and `capture-method`. */
export function Capture({ page }: { readonly page: CapturePage }) {
  const { say } = useWords();
  const { scripted } = useAnswering();
  const early = useEarlyFile('field-photo', scripted);
  if (scripted) return <DocumentCamera page={page} early={early} />;
  const label = say(`upload.label.${captureSubject(page)}`);
  return (
    <>
      <Heading page={page} />
      <CaptureTips page={page} />
      {page.captureMethods.includes('file') ? (
        <StepForm page={page} multipart>
          <input type="hidden" name="capture-method" value="upload" />
          <FileField name="photo" label={label} maxBytes={page.maxBytes} capture="environment" />
          <ContinueButton label="upload.send" />
        </StepForm>
      ) : (
        <ScriptNeeded />
      )}
    </>
  );
}
