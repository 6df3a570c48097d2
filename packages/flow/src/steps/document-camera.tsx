/** Steps of a document photo with script: choose how, take or choose it, review it, send it. */
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import { useAnswering } from '../answer-context.ts';
import { answerForm } from '../answer-fields.ts';
import { barcodeSight } from '../camera/barcode-sight.ts';
import { CameraDialog } from '../camera/camera-dialog.tsx';
import type { CameraProblem } from '../camera/camera-problem.ts';
import { CameraRefused } from '../camera/camera-refused.tsx';
import { documentGuide } from '../camera/guide.ts';
import type { CaptureMethod, TakenPhoto } from '../camera/kept-photo.ts';
import type { Photo } from '../camera/photo.ts';
import { useKeptPhoto } from '../camera/use-kept-photo.ts';
import { useRelease } from '../camera/use-release.ts';
import { useWords } from '../language-context.ts';
import type { CapturePage } from '../page.ts';
import { captureSubject, pageHeading } from '../page-heading.ts';
import { Heading } from '../shell.tsx';
import { CaptureTips } from './capture-tips.tsx';
import { HandOffOffer, offersPhone } from './hand-off-offer.tsx';
import { showsLargeBarcode } from './large-barcode.ts';
import { choosePhoto, type PhotoProblem, useProblemSentence } from './photo-problem.ts';
import { PhotoReview } from './photo-review.tsx';
import { PhotoUpload } from './photo-upload.tsx';
import { isFrontAgain, rememberFront } from './sent-front.ts';
import { useSpecimen } from './use-specimen.ts';

interface Choosing {
  readonly at: 'choose';
  readonly refused: CameraProblem | null;
  readonly problem: PhotoProblem | null;
}

type Stage = Choosing | { readonly at: 'camera' } | ({ readonly at: 'review' } & TakenPhoto);

const beginning: Choosing = { at: 'choose', refused: null, problem: null };

/** Returns a function that sends the photo as the plain form would. */
function useSendPhoto(page: CapturePage): (photo: Photo, method: CaptureMethod) => void {
  const { send } = useAnswering();
  return (photo, method) => {
    const data = answerForm(page);
    data.set('capture-method', method);
    data.set('photo', photo.file);
    if (page.step === 'front') rememberFront(page.inquiryId, photo.file).catch(() => undefined);
    send(() => data);
  };
}

interface ChooseProps {
  readonly page: CapturePage;
  readonly stage: Choosing;
  readonly openCamera: () => void;
  readonly onFile: (file: File) => void;
}

function Choose({ page, stage, openCamera, onFile }: ChooseProps) {
  const { say } = useWords();
  const problem = useProblemSentence(stage.problem);
  const refused = stage.refused !== null;
  const phone = matchMedia('(pointer: coarse)').matches;
  const [byCamera, byFile] = [page.captureMethods.includes('camera'), page.captureMethods.includes('file')];
  return (
    <>
      <Heading page={page} />
      {problem !== null && (
        <div class="notice notice-problem" role="alert">
          <p>{problem}</p>
        </div>
      )}
      <HandOffOffer page={page} />
      {stage.refused === null ? (
        <CaptureTips page={page} />
      ) : (
        <CameraRefused page={page} problem={stage.refused} onRetry={openCamera} />
      )}
      {byCamera && !refused && <p class="muted">{say('primer.body')}</p>}
      <div class="actions">
        {byCamera && !refused && (
          <button
            type="button"
            class={offersPhone(page) ? 'button quiet' : 'button'}
            data-action="start-camera"
            onClick={openCamera}
          >
            {say('primer.open')}
          </button>
        )}
        {byFile && refused && phone && <PhotoUpload id="camera-app" main app onFile={onFile} />}
        {byFile && <PhotoUpload id="field-photo" main={!byCamera || (refused && !phone)} onFile={onFile} />}
      </div>
    </>
  );
}

/** Returns the guide to the photo of this page, and the sight of its barcode where it has one. */
function useDocumentGuide(page: CapturePage) {
  const hasBarcode = showsLargeBarcode(page);
  return useMemo(() => {
    const barcode = hasBarcode ? barcodeSight() : null;
    return { barcode, makeGuide: () => documentGuide(barcode?.facts) };
  }, [hasBarcode]);
}

/** Properties of the camera; `early` is a file chosen in the plain form before the script loaded. */
export interface DocumentCameraProps {
  readonly page: CapturePage;
  readonly early: File | null;
}

/** Posts the file `photo` and `capture-method`, after the person has seen it. */
export function DocumentCamera({ page, early }: DocumentCameraProps) {
  const words = useWords();
  const [stage, setStage] = useState<Stage>(beginning);
  const sendPhoto = useSendPhoto(page);
  const specimen = useSpecimen(page);
  const guided = useDocumentGuide(page);
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
    const { photo, problem } = await choosePhoto(file, 'photo', page.maxBytes);
    if (photo === null) return setStage({ ...beginning, problem });
    const isRepeated = page.step === 'back' && (await isFrontAgain(page.inquiryId, photo.file));
    setStage(isRepeated ? { ...beginning, problem: 'photo_repeated' } : { at: 'review', photo, method: 'upload' });
  }
  function uploadInstead() {
    setStage(beginning);
    // The press still counts as a user gesture, so the file chooser may open.
    requestAnimationFrame(() => document.getElementById('field-photo')?.click());
  }
  if (stage.at === 'review') {
    const { photo, method } = stage;
    const retake = () => setStage(method === 'upload' ? beginning : { at: 'camera' });
    return <PhotoReview photo={photo} onUse={() => sendPhoto(photo, method)} onRetake={retake} />;
  }
  return (
    <>
      <Choose page={page} stage={stage.at === 'choose' ? stage : beginning} openCamera={openCamera} onFile={onFile} />
      {stage.at === 'camera' && (
        <CameraDialog
          facing="environment"
          shape={captureSubject(page) === 'page' ? 'page' : 'card'}
          prompt={pageHeading(page, words)}
          shot="photo"
          {...guided}
          onPhoto={onPhoto}
          onProblem={onProblem}
          onSpecimen={specimen}
          onUpload={page.captureMethods.includes('file') ? uploadInstead : null}
          onClose={() => setStage(beginning)}
        />
      )}
    </>
  );
}
