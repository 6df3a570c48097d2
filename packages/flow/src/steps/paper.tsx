/** A paper with name and address: a plain upload without script; with script a file, or the camera. */
import { useCallback, useEffect, useState } from 'preact/hooks';
import { useAnswering } from '../answer-context.ts';
import { answerForm } from '../answer-fields.ts';
import { CameraDialog } from '../camera/camera-dialog.tsx';
import type { CameraProblem } from '../camera/camera-problem.ts';
import { CameraRefused } from '../camera/camera-refused.tsx';
import { documentGuide } from '../camera/guide.ts';
import type { CaptureMethod, TakenPhoto } from '../camera/kept-photo.ts';
import type { Photo } from '../camera/photo.ts';
import { useKeptPhoto } from '../camera/use-kept-photo.ts';
import { useRelease } from '../camera/use-release.ts';
import { useWords } from '../language-context.ts';
import type { PaperPage } from '../page.ts';
import { pageHeading } from '../page-heading.ts';
import { Heading } from '../shell.tsx';
import { StepForm } from '../step-form.tsx';
import { ContinueButton } from './continue-button.tsx';
import { useEarlyFile } from './early-file.ts';
import { FileField } from './file-field.tsx';
import { PaperTips } from './paper-tips.tsx';
import { chooseFile, type PhotoProblem, useProblemSentence } from './photo-problem.ts';
import { PhotoReview } from './photo-review.tsx';
import { PhotoUpload } from './photo-upload.tsx';
import { useSpecimen } from './use-specimen.ts';

const accept = 'application/pdf,image/*';

type Stage =
  | { readonly at: 'choose'; readonly refused: CameraProblem | null; readonly problem: PhotoProblem | null }
  | { readonly at: 'camera' }
  | ({ readonly at: 'review' } & TakenPhoto);

const beginning: Extract<Stage, { readonly at: 'choose' }> = { at: 'choose', refused: null, problem: null };

interface ChooseProps {
  readonly page: PaperPage;
  readonly stage: Extract<Stage, { readonly at: 'choose' }>;
  readonly openCamera: () => void;
  readonly onFile: (file: File) => void;
}

function Choose({ page, stage, openCamera, onFile }: ChooseProps) {
  const { say } = useWords();
  const problem = useProblemSentence(stage.problem);
  return (
    <>
      <Heading page={page} />
      {problem !== null && (
        <div class="notice notice-problem" role="alert">
          <p>{problem}</p>
        </div>
      )}
      <PaperTips page={page} />
      {stage.refused !== null && <CameraRefused page={page} problem={stage.refused} onRetry={openCamera} />}
      <div class="actions">
        <PhotoUpload id="field-paper" main accept={accept} label="paper.choose" onFile={onFile} />
        {stage.refused === null && (
          <button type="button" class="button quiet" data-action="start-camera" onClick={openCamera}>
            {say('paper.camera')}
          </button>
        )}
      </div>
    </>
  );
}

/** Shows the choices; `early` is a file chosen in the plain form before the script loaded. */
function PaperChoice({ page, early }: { readonly page: PaperPage; readonly early: File | null }) {
  const words = useWords();
  const { send } = useAnswering();
  const [stage, setStage] = useState<Stage>(beginning);
  const specimen = useSpecimen(page);
  useRelease(stage.at === 'review' ? stage.photo : null);
  const showKept = useCallback(
    (taken: TakenPhoto) => setStage((current) => (current === beginning ? { at: 'review', ...taken } : current)),
    [],
  );
  useKeptPhoto(page, stage.at === 'review' ? stage : null, showKept);
  useEffect(() => {
    if (early !== null) onFile(early);
    // `onFile` is a new function in each render and does the same.
  }, [early]);
  const openCamera = () => setStage({ at: 'camera' });
  const onPhoto = useCallback((photo: Photo, method: CaptureMethod) => setStage({ at: 'review', photo, method }), []);
  const onProblem = useCallback((refused: CameraProblem) => setStage({ ...beginning, refused }), []);
  async function onFile(file: File) {
    const { photo, problem } = await chooseFile(file, 'paper', page.maxBytes);
    setStage(photo === null ? { ...beginning, problem } : { at: 'review', photo, method: 'upload' });
  }
  function sendPaper(photo: Photo, method: CaptureMethod) {
    const data = answerForm(page);
    data.set('capture-method', method);
    data.set('paper', photo.file);
    send(() => data);
  }
  if (stage.at === 'review') {
    const { photo, method } = stage;
    const retake = () => setStage(method === 'upload' ? beginning : { at: 'camera' });
    return <PhotoReview photo={photo} onUse={() => sendPaper(photo, method)} onRetake={retake} />;
  }
  return (
    <>
      <Choose page={page} stage={stage.at === 'choose' ? stage : beginning} openCamera={openCamera} onFile={onFile} />
      {stage.at === 'camera' && (
        <CameraDialog
          facing="environment"
          shape="paper"
          prompt={pageHeading(page, words)}
          shot="paper"
          makeGuide={documentGuide}
          onPhoto={onPhoto}
          onProblem={onProblem}
          onSpecimen={specimen}
          onUpload={() => setStage(beginning)}
          onClose={() => setStage(beginning)}
        />
      )}
    </>
  );
}

/** Posts the file `paper` and `capture-method`. */
export function Paper({ page }: { readonly page: PaperPage }) {
  const { say } = useWords();
  const { scripted } = useAnswering();
  const early = useEarlyFile('field-paper', scripted);
  if (scripted) return <PaperChoice page={page} early={early} />;
  return (
    <>
      <Heading page={page} />
      <PaperTips page={page} />
      <StepForm page={page} multipart>
        <input type="hidden" name="capture-method" value="upload" />
        <FileField name="paper" label={say('paper.label')} hint="paper.hint" accept={accept} maxBytes={page.maxBytes} />
        <ContinueButton label="paper.use" />
      </StepForm>
    </>
  );
}
