/** Three photos of the face: plain uploads without script, the camera with script. */
import { useAnswering } from '../answer-context.ts';
import { useWords } from '../language-context.ts';
import type { SelfiePage } from '../page.ts';
import { Heading } from '../shell.tsx';
import { StepForm } from '../step-form.tsx';
import { ContinueButton } from './continue-button.tsx';
import { FileField } from './file-field.tsx';
import { type Pose, poses } from './poses.ts';
import { preparePhotos } from './prepare-photos.ts';
import { ScriptNeeded } from './script-needed.tsx';
import { SelfieCamera } from './selfie-camera.tsx';

/** Shows the three file inputs and their submit button. */
export function SelfieUpload({ page }: { readonly page: SelfiePage }) {
  const { say } = useWords();
  return (
    <StepForm page={page} multipart prepare={preparePhotos}>
      <input type="hidden" name="capture-method" value="upload" />
      {poses.map((pose: Pose) => (
        <FileField key={pose} name={pose} label={say(`pose.file.${pose}`)} maxBytes={page.maxBytes} capture="user" />
      ))}
      <ContinueButton label="selfie.review.use" />
    </StepForm>
  );
}

/** Posts the files `center`, `left`, `right` and `capture-method`. */
export function Selfie({ page }: { readonly page: SelfiePage }) {
  const { say } = useWords();
  const { scripted } = useAnswering();
  const byFile = page.captureMethods.includes('file');
  const upload = byFile ? <SelfieUpload page={page} /> : null;
  if (scripted) return <SelfieCamera page={page} upload={upload} />;
  return (
    <>
      <Heading page={page} />
      <p class="lead">{say('selfie.lead')}</p>
      {upload ?? <ScriptNeeded />}
    </>
  );
}
