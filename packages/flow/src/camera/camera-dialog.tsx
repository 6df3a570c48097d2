/** The camera screen: a real modal with the picture, the frame, one hint, and a shutter that always works. */
import type { ComponentChildren } from 'preact';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { useWords } from '../language-context.ts';
import type { TextKey } from '../texts/keys.ts';
import type { BarcodeSight } from './barcode-sight.ts';
import type { CameraProblem } from './camera-problem.ts';
import type { Guidance, Guide, Hint } from './guide.ts';
import type { HeadSight } from './head-sight.ts';
import type { Facing } from './open-camera.ts';
import { type Photo, photoOfCanvas, photoOfVideo } from './photo.ts';
import type { TurnRecorder } from './record-turns.ts';
import { type Side, TurnRing } from './turn-ring.tsx';
import { type Camera, useCamera } from './use-camera.ts';
import { useGuidance } from './use-guidance.ts';
import { useSpokenHints } from './use-spoken-hints.ts';

/** Properties of the camera dialog. `shape` sets its frame, camera and texts. */
export interface CameraDialogProps {
  readonly facing: Facing;
  readonly shape: 'card' | 'page' | 'paper' | 'face';
  /** Instruction of what to show to the camera; also the name of the dialog. */
  readonly prompt: string;
  readonly children?: ComponentChildren;
  /** Name of the next photo; a change restarts the guidance. */
  readonly shot: string;
  readonly makeGuide: () => Guide;
  /** Looks at the head for the guide; none where no head is shown. */
  readonly sight?: HeadSight | null;
  /** Looks for the barcode for the guide; none on a side without one. */
  readonly barcode?: BarcodeSight | null;
  /** Side to which the person is asked to turn; null for none. */
  readonly side?: Side | null;
  /** Does something else than a photo when the shutter is pressed; null for the photo. */
  readonly onShutter?: (() => void) | null;
  /** Recorder that watches the video alongside the guidance, for example head turns. */
  readonly recorder?: TurnRecorder | null;
  readonly onPhoto: (photo: Photo, method: 'auto' | 'manual') => void;
  readonly onProblem: (problem: CameraProblem) => void;
  /** Shows a specimen to the camera; null outside of the sandbox. */
  readonly onSpecimen: (() => void) | null;
  /** Switches to the upload; null where no file is accepted. */
  readonly onUpload: (() => void) | null;
  readonly onClose: () => void;
}

const hintKeys: Readonly<Record<Exclude<Hint, 'aim'>, TextKey>> = {
  dark: 'hint.dark',
  bright: 'hint.bright',
  missing: 'hint.missing',
  turn: 'hint.turn',
  closer: 'hint.closer',
  further: 'hint.further',
  left: 'hint.left',
  right: 'hint.right',
  up: 'hint.up',
  down: 'hint.down',
  'face-center': 'pose.center',
  'face-left': 'pose.left',
  'face-right': 'pose.right',
  shutter: 'hint.shutter',
  shake: 'hint.shake',
  blur: 'hint.blur',
  glare: 'hint.glare',
  'barcode-seen': 'hint.barcode.seen',
  'barcode-unclear': 'hint.barcode.unclear',
  ready: 'hint.ready',
};

function useHintText({ shape, onUpload }: CameraDialogProps, camera: Camera, guidance: Guidance | null): string {
  const { say } = useWords();
  if (camera.state === 'slow') return say(onUpload === null ? 'camera.slow' : 'camera.slow.upload');
  if (camera.state !== 'live') return say('camera.starting');
  if (guidance === null || guidance.hint === 'aim') return say(`hint.${shape}`);
  if (guidance.countdown !== null) return say('selfie.countdown', { count: guidance.countdown });
  return say(hintKeys[guidance.hint]);
}

function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return dialog;
}

function useShutter(video: { readonly current: HTMLVideoElement | null }, props: CameraDialogProps) {
  const { shot, recorder, onPhoto, onProblem } = props;
  const taking = useRef<string | null>(null);
  return useCallback(
    async (method: 'auto' | 'manual', kept: HTMLCanvasElement | null) => {
      // One photo per shot: the shutter and the guide may act in the same moment.
      if (video.current === null || video.current.videoWidth === 0 || taking.current === shot) return;
      taking.current = shot;
      recorder?.shot();
      navigator.vibrate?.(40);
      try {
        onPhoto(await (kept === null ? photoOfVideo(video.current, shot) : photoOfCanvas(kept, shot)), method);
      } catch {
        onProblem('E8');
      }
    },
    [video, shot, recorder, onPhoto, onProblem],
  );
}

/** Shows the camera until a photo is taken, the person leaves, or the camera fails. */
export function CameraDialog(props: CameraDialogProps) {
  const { facing, shape, prompt, children, shot, makeGuide, recorder, onProblem, onSpecimen, onUpload, onClose } =
    props;
  const { sight = null, barcode = null, side = null, onShutter = null } = props;
  const { say } = useWords();
  const dialog = useModal();
  const video = useRef<HTMLVideoElement>(null);
  const frame = useRef<HTMLElement>(null);
  const camera = useCamera(video, facing, onProblem);
  const take = useShutter(video, props);
  const onFire = useCallback((kept: HTMLCanvasElement | null) => take('auto', kept), [take]);
  const live = camera.state === 'live';
  useEffect(() => {
    if (!live || recorder == null || video.current === null || frame.current === null) return;
    return recorder.watch(video.current, frame.current);
  }, [live, recorder]);
  const hasOutline = shape !== 'face';
  const watched = { video, frame, live, hasOutline, makeGuide, shot, sight, barcode };
  const guidance = useGuidance({ ...watched, onFire, onProblem });
  const hint = useHintText(props, camera, guidance);
  const ready = live && (guidance?.hint === 'ready' || guidance?.hint === 'barcode-seen');
  return (
    <dialog ref={dialog} class="camera" aria-labelledby="camera-prompt" onCancel={onClose}>
      <CameraTop prompt={prompt} hint={hint} onClose={onClose} />
      <div class={`camera-view camera-${shape}`}>
        <video ref={video} class={facing === 'user' ? 'mirrored' : ''} playsInline muted autoPlay />
        <figure ref={frame} class={`frame ${ready ? 'ready' : ''}`}>
          {side !== null && <TurnRing side={side} share={guidance?.turned ?? 0} />}
          {guidance?.countdown != null && (
            <span class="countdown" aria-hidden="true">
              {guidance.countdown}
            </span>
          )}
        </figure>
        <div key={shot} class="flash" />
      </div>
      <div class="camera-bottom">
        {children}
        <p class="hint" role="status">
          {hint}
        </p>
        {onSpecimen !== null && (
          <button type="button" class="button plain" data-action="use-specimen" onClick={onSpecimen}>
            {say('sandbox.specimen')}
          </button>
        )}
        <CameraButtons camera={camera} take={onShutter ?? (() => take('manual', null))} onUpload={onUpload} />
      </div>
    </dialog>
  );
}

interface TopProps {
  readonly prompt: string;
  readonly hint: string;
  readonly onClose: () => void;
}

function CameraTop({ prompt, hint, onClose }: TopProps) {
  const { say, locale } = useWords();
  const { isOn, toggle } = useSpokenHints(hint, locale);
  return (
    <div class="camera-top">
      <p id="camera-prompt" class="camera-prompt">
        {prompt}
      </p>
      <span class="camera-rounds">
        {toggle !== null && (
          <button
            type="button"
            class="round"
            data-action="speak"
            aria-label={say('camera.voice')}
            aria-pressed={isOn}
            onClick={toggle}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <path d={`M4 9v6h4l5 4V5L8 9z${isOn ? 'M16 9q2 3 0 6M19 6q4 6 0 12' : 'M17 9l5 6M22 9l-5 6'}`} />
            </svg>
          </button>
        )}
        <button type="button" class="round" aria-label={say('camera.close')} onClick={onClose}>
          <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d="M6 6l12 12M18 6L6 18" />
          </svg>
        </button>
      </span>
    </div>
  );
}

interface ButtonProps {
  readonly camera: Camera;
  readonly take: () => void;
  readonly onUpload: (() => void) | null;
}

function CameraButtons({ camera, take, onUpload }: ButtonProps) {
  const { say } = useWords();
  return (
    <div class="camera-buttons">
      {onUpload === null ? (
        <span />
      ) : (
        <button type="button" class="button plain" onClick={onUpload}>
          {say('camera.upload')}
        </button>
      )}
      <button
        type="button"
        class="shutter"
        data-action="shutter"
        aria-label={say('camera.shutter')}
        disabled={camera.state !== 'live'}
        onClick={take}
      />
      <span class="camera-extras">
        {camera.light !== null && (
          <button type="button" class="button plain" aria-pressed={camera.light} onClick={camera.toggleLight}>
            {say('camera.light')}
          </button>
        )}
        {camera.change !== null && (
          <button type="button" class="button plain" onClick={camera.change}>
            {say('camera.switch')}
          </button>
        )}
      </span>
    </div>
  );
}
