/** Steps of the face photos with script: three photos in turn, a review of all, sent together. */
import type { ComponentChildren } from 'preact';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { useAnswering } from '../answer-context.ts';
import { answerForm } from '../answer-fields.ts';
import { CameraDialog } from '../camera/camera-dialog.tsx';
import type { CameraProblem } from '../camera/camera-problem.ts';
import { CameraRefused } from '../camera/camera-refused.tsx';
import { type Photo, releasePhoto } from '../camera/photo.ts';
import { recordTurns, type TurnRecorder } from '../camera/record-turns.ts';
import { useWords } from '../language-context.ts';
import type { SelfiePage } from '../page.ts';
import { askForPage } from '../send-answer.ts';
import { Heading } from '../shell.tsx';
import { PoseDrawing } from './document-drawing.tsx';
import { HandOffOffer, offersPhone } from './hand-off-offer.tsx';
import { type Pose, poses } from './poses.ts';
import { SelfieReview } from './selfie-review.tsx';
import { useFaceGuide } from './use-face-guide.ts';
import { useSpecimen } from './use-specimen.ts';

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
  /** File inputs; null where no file is accepted. */
  readonly upload: ComponentChildren;
}

/** Returns the prompts of the page; without a challenge each pose once. */
const promptsOf = ({ challenge }: SelfiePage): readonly Pose[] => challenge?.prompts ?? poses;

/** Returns the first photo of each pose, in the order of the poses. */
function photosOf(page: SelfiePage, shots: readonly Shot[]): readonly (Photo | undefined)[] {
  return poses.map((pose) => shots[promptsOf(page).indexOf(pose)]?.photo);
}

/**
 * Returns a function that sends the three photos with the turns between them; `auto` only if every photo was automatic.
 */
function useSendShots(page: SelfiePage): (shots: readonly Shot[], recorder: TurnRecorder | null) => void {
  const { send } = useAnswering();
  async function answerOf(shots: readonly Shot[], recorder: TurnRecorder | null) {
    const turns = (await recorder?.finish()) ?? null;
    const data = answerForm(page);
    data.set('capture-method', shots.every(({ method }) => method === 'auto') ? 'auto' : 'manual');
    photosOf(page, shots).forEach((photo, index) => {
      if (photo !== undefined) data.set(poses[index] ?? '', photo.file);
    });
    if (turns !== null && page.challenge !== null) {
      data.set('challenge', page.challenge.nonce);
      data.set('turn-report', turns.report);
      data.set('turns', turns.sheet, 'turns.jpg');
    }
    return data;
  }
  return (shots, recorder) => send(() => answerOf(shots, recorder));
}

interface ChooseProps extends SelfieCameraProps {
  readonly stage: Extract<Stage, { at: 'choose' }>;
  readonly openCamera: () => void;
}

function Choose({ page, stage, upload, openCamera }: ChooseProps) {
  const { say } = useWords();
  const byCamera = page.captureMethods.includes('camera');
  return (
    <>
      <Heading page={page} />
      <HandOffOffer page={page} />
      <p class="lead">{say(page.challenge === null ? 'selfie.lead' : 'selfie.lead.turns')}</p>
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
          {page.challenge !== null && <p class="muted">{say('selfie.frames')}</p>}
          {byCamera && (
            <>
              <p class="muted">{say('primer.body')}</p>
              <div class="actions">
                <button
                  type="button"
                  class={offersPhone(page) ? 'button quiet' : 'button'}
                  data-action="start-camera"
                  onClick={openCamera}
                >
                  {say('primer.open')}
                </button>
              </div>
            </>
          )}
        </>
      ) : (
        <CameraRefused page={page} problem={stage.refused} onRetry={openCamera} />
      )}
      {upload !== null && (
        <details class="aside" open={!byCamera || stage.refused !== null || stage.upload}>
          <summary>{say('selfie.upload.heading')}</summary>
          {upload}
        </details>
      )}
    </>
  );
}

/** Frees the photos when the step ends. */
function useRelease(shots: readonly Shot[], total: number) {
  useEffect(() => {
    return () => {
      if (shots.length === total) for (const { photo } of shots) releasePhoto(photo);
    };
  }, [shots, total]);
}

const spareMs = 5 * 60_000;

/**
 * Returns a function that is true if the challenge is too old to begin: a page may be open for long before the camera
 * is.
 */
function useStale({ challenge }: SelfiePage): () => boolean {
  const shownAt = useRef(performance.now());
  return () => challenge !== null && performance.now() - shownAt.current > challenge.validSeconds * 1_000 - spareMs;
}

interface ShotCountProps {
  readonly page: SelfiePage;
  /** Requested pose. */
  readonly asked: Pose;
  /** Number of photos taken; null while straight ahead is requested without a photo. */
  readonly taken: number | null;
}

function ShotCount({ page, asked, taken }: ShotCountProps) {
  const { say } = useWords();
  const total = promptsOf(page).length;
  return (
    <p class="shot-count" data-shot={taken ?? 'straight'} data-total={total}>
      <PoseDrawing pose={asked} />{' '}
      {say(page.challenge === null ? 'selfie.count' : 'selfie.turn', { current: (taken ?? 0) + 1, total })}
    </p>
  );
}

/** Posts the photos of the poses and the turns between them, after the person has seen the photos. */
export function SelfieCamera({ page, upload }: SelfieCameraProps) {
  const [stage, setStage] = useState<Stage>({ at: 'choose', refused: null, upload: false });
  const [shots, setShots] = useState<readonly Shot[]>([]);
  const sendShots = useSendShots(page);
  const specimen = useSpecimen(page);
  const [recorder, setRecorder] = useState<TurnRecorder | null>(null);
  const prompts = promptsOf(page);
  const pose = prompts[shots.length];
  const { asked, shown, begin, taken } = useFaceGuide(pose ?? 'center');
  useRelease(shots, prompts.length);
  const { show } = useAnswering();
  const isStale = useStale(page);
  const openCamera = async () => {
    const fresh = isStale() ? await askForPage(page.action) : null;
    if (fresh?.kind === 'page') return show(fresh.page);
    setShots([]);
    begin();
    setRecorder(page.challenge === null ? null : recordTurns(page.challenge));
    setStage({ at: 'camera' });
  };
  const leave = (withUpload: boolean) => setStage({ at: 'choose', refused: null, upload: withUpload });
  const onProblem = useCallback((refused: CameraProblem) => setStage({ at: 'choose', refused, upload: true }), []);
  const onPhoto = useCallback(
    (photo: Photo, method: CaptureMethod) => {
      taken();
      setShots((before) => [...before, { photo, method }]);
    },
    [taken],
  );
  if (stage.at === 'camera' && pose === undefined) {
    const photos = photosOf(page, shots).filter((photo) => photo !== undefined);
    return <SelfieReview photos={photos} onUse={() => sendShots(shots, recorder)} onRetake={openCamera} />;
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
          {...shown}
          shot={`${pose}-${shots.length}`}
          recorder={recorder}
          onPhoto={onPhoto}
          onProblem={onProblem}
          onSpecimen={specimen}
          onUpload={upload === null ? null : () => leave(true)}
          onClose={() => leave(false)}
        >
          <ShotCount page={page} asked={asked} taken={asked === pose ? shots.length : null} />
        </CameraDialog>
      )}
    </>
  );
}
