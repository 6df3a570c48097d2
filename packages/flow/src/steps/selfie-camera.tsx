/** The way of the face photos with script: three photos one after the other, a look at all of them, sent together. */
import type { ComponentChildren } from 'preact';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { useAnswering } from '../answer-context.ts';
import { answerForm } from '../answer-fields.ts';
import { CameraDialog } from '../camera/camera-dialog.tsx';
import type { CameraProblem } from '../camera/camera-problem.ts';
import { CameraRefused } from '../camera/camera-refused.tsx';
import { faceGuide } from '../camera/guide.ts';
import { type Photo, releasePhoto } from '../camera/photo.ts';
import { useWords } from '../language-context.ts';
import type { SelfiePage } from '../page.ts';
import { Heading } from '../shell.tsx';
import { PoseDrawing } from './document-drawing.tsx';
import { poses } from './poses.ts';
import { SelfieReview } from './selfie-review.tsx';

type CaptureMethod = 'auto' | 'manual';

interface Shot {
  readonly photo: Photo;
  readonly method: CaptureMethod;
}

type Stage =
  | { readonly at: 'choose'; readonly refused: CameraProblem | null; readonly upload: boolean }
  | { readonly at: 'camera' };

interface SelfieCameraProps {
  readonly page: SelfiePage;
  /** The plain form, offered beside the camera. */
  readonly upload: ComponentChildren;
}

/** Sends the three photos; `auto` only when every one of them took itself. */
function useSendShots(page: SelfiePage): (shots: readonly Shot[]) => void {
  const { send } = useAnswering();
  return (shots) => {
    const data = answerForm(page);
    data.set('capture-method', shots.every(({ method }) => method === 'auto') ? 'auto' : 'manual');
    poses.forEach((pose, index) => {
      const file = shots[index]?.photo.file;
      if (file !== undefined) data.set(pose, file);
    });
    send(data);
  };
}

interface ChooseProps extends SelfieCameraProps {
  readonly stage: Extract<Stage, { at: 'choose' }>;
  readonly openCamera: () => void;
}

function Choose({ page, stage, upload, openCamera }: ChooseProps) {
  const { say } = useWords();
  return (
    <>
      <Heading page={page} />
      <p class="lead">{say('selfie.lead')}</p>
      {stage.refused === null ? (
        <>
          <p class="poses">
            {poses.map((pose) => (
              <PoseDrawing key={pose} pose={pose} />
            ))}
          </p>
          <ul class="tips">
            <li>{say('selfie.tip.hat')}</li>
            <li>{say('selfie.tip.light')}</li>
            <li>{say('selfie.tip.alone')}</li>
          </ul>
          <p class="muted">{say('primer.body')}</p>
          <div class="actions">
            <button type="button" class="button" data-action="start-camera" onClick={openCamera}>
              {say('primer.open')}
            </button>
          </div>
        </>
      ) : (
        <CameraRefused problem={stage.refused} onRetry={openCamera} />
      )}
      <details class="aside" open={stage.refused !== null || stage.upload}>
        <summary>{say('selfie.upload.heading')}</summary>
        {upload}
      </details>
    </>
  );
}

/** Frees the photos when the step ends. */
function useRelease(shots: readonly Shot[]) {
  useEffect(() => {
    return () => {
      if (shots.length === poses.length) for (const { photo } of shots) releasePhoto(photo);
    };
  }, [shots]);
}

/** Posts `center`, `left`, `right` and `capture-method`, after the person has seen them. */
export function SelfieCamera({ page, upload }: SelfieCameraProps) {
  const { say } = useWords();
  const [stage, setStage] = useState<Stage>({ at: 'choose', refused: null, upload: false });
  const [shots, setShots] = useState<readonly Shot[]>([]);
  const sendShots = useSendShots(page);
  useRelease(shots);
  const openCamera = () => {
    setShots([]);
    setStage({ at: 'camera' });
  };
  const leave = (withUpload: boolean) => setStage({ at: 'choose', refused: null, upload: withUpload });
  const onProblem = useCallback((refused: CameraProblem) => setStage({ at: 'choose', refused, upload: true }), []);
  const onPhoto = useCallback(
    (photo: Photo, method: CaptureMethod) => setShots((taken) => [...taken, { photo, method }]),
    [],
  );
  const pose = poses[shots.length];
  if (stage.at === 'camera' && pose === undefined) {
    const photos = shots.map(({ photo }) => photo);
    return <SelfieReview photos={photos} onUse={() => sendShots(shots)} onRetake={openCamera} />;
  }
  return (
    <>
      <Choose
        page={page}
        stage={stage.at === 'choose' ? stage : { at: 'choose', refused: null, upload: false }}
        upload={upload}
        openCamera={openCamera}
      />
      {stage.at === 'camera' && pose !== undefined && (
        <CameraDialog
          facing="user"
          shape="face"
          prompt={say(`pose.${pose}`)}
          shot={pose}
          makeGuide={faceGuide}
          onPhoto={onPhoto}
          onProblem={onProblem}
          onUpload={() => leave(true)}
          onClose={() => leave(false)}
        >
          <p class="shot-count">
            <PoseDrawing pose={pose} /> {say('selfie.count', { current: shots.length + 1, total: poses.length })}
          </p>
        </CameraDialog>
      )}
    </>
  );
}
