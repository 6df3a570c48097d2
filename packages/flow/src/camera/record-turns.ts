/** Watches the video during head turns and produces one sheet of small frames and a report of the recording. */
import type { TurnChallenge } from '../page.ts';
import { listCameras } from './open-camera.ts';
import { cutAround, keepMoving, type TurnFrame } from './turn-frames.ts';
import { guideInPicture } from './watch-video.ts';

/** Recording that is sent with the photos. */
export interface RecordedTurns {
  readonly sheet: Blob;
  /** JSON, see `SelfiePage`. */
  readonly report: string;
}

/** One pass through the prompts. */
export interface TurnRecorder {
  /** Watches the video until the returned function is called. */
  watch(video: HTMLVideoElement, guide: Element): () => void;
  /** Marks the moment of the current prompt's photo; the next prompt begins. */
  shot(): void;
  /**
   * Returns the recording; null when a photo has no frame, or the browser cannot encode the sheet: then only the photos
   * are sent.
   */
  finish(): Promise<RecordedTurns | null>;
}

const everyMs = 150;
const quality = 0.8;
/** Side in pixels of the copy in which frames are compared. */
const compared = 32;

function canvasOf(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
}

/** Returns the mean difference of two pictures, 0 to 255. */
function changeOf(before: Uint8ClampedArray, now: Uint8ClampedArray): number {
  let sum = 0;
  for (let at = 0; at < now.length; at += 4) sum += Math.abs((now[at + 1] ?? 0) - (before[at + 1] ?? 0));
  return (4 * sum) / now.length;
}

/** Runs `look` for frames of the video, at most every 150 ms; `presented` is the browser's frame count. */
function everyFrame(video: HTMLVideoElement, look: (atMs: number, presented: number | null) => void): () => void {
  let last = Number.NEGATIVE_INFINITY;
  let handle = 0;
  const paced = (atMs: number, presented: number | null) => {
    if (atMs - last < everyMs) return;
    last = atMs;
    look(atMs, presented);
  };
  if (!('requestVideoFrameCallback' in video)) {
    handle = window.setInterval(() => paced(performance.now(), null), everyMs);
    return () => window.clearInterval(handle);
  }
  const next: VideoFrameRequestCallback = (atMs, { presentedFrames }) => {
    paced(atMs, presentedFrames);
    handle = video.requestVideoFrameCallback(next);
  };
  handle = video.requestVideoFrameCallback(next);
  return () => video.cancelVideoFrameCallback(handle);
}

/** Describes the camera as the browser reports it; names are empty until its use is permitted. */
async function describeCamera(video: HTMLVideoElement) {
  const track = video.srcObject instanceof MediaStream ? video.srcObject.getVideoTracks()[0] : undefined;
  const labels = (await listCameras()).map(({ label }) => label).filter((label) => label !== '');
  return {
    camera: track === undefined || track.label === '' ? null : track.label.slice(0, 200),
    cameras: labels.slice(0, 16).map((label) => label.slice(0, 200)),
    frameRate: track?.getSettings().frameRate ?? null,
  };
}

/** Returns the recorder of one challenge. */
export function recordTurns({ prompts, sheet }: TurnChallenge): TurnRecorder {
  const { columns, cellWidth, cellHeight, maxFrames } = sheet;
  const room = Math.floor(maxFrames / prompts.length);
  const small = canvasOf(compared, compared).getContext('2d', { willReadFrequently: true });
  let frames: readonly TurnFrame<HTMLCanvasElement>[] = [];
  let before: Uint8ClampedArray | null = null;
  let prompt = 0;
  let [begun, ended]: [number | null, number] = [null, 0];
  let [first, last]: [number | null, number | null] = [null, null];
  let [sampled, unchanged] = [0, 0];
  let look: ((isShot: boolean, atMs: number) => void) | null = null;
  let described: Awaited<ReturnType<typeof describeCamera>> = { camera: null, cameras: [], frameRate: null };
  let size = { width: 0, height: 0 };

  function sample(video: HTMLVideoElement, guide: Element, isShot: boolean, now: number) {
    const inPicture = guideInPicture(video, guide);
    if (video.videoWidth === 0 || prompt >= prompts.length || inPicture === null || small === null) return;
    const part = cutAround(inPicture, sheet);
    const picture = canvasOf(cellWidth, cellHeight);
    picture.getContext('2d')?.drawImage(video, part.x, part.y, part.width, part.height, 0, 0, cellWidth, cellHeight);
    small.drawImage(picture, 0, 0, compared, compared);
    const pixels = small.getImageData(0, 0, compared, compared).data;
    const change = before === null ? 0 : changeOf(before, pixels);
    if (!isShot) {
      sampled += 1;
      if (before !== null && change === 0) unchanged += 1;
    }
    before = pixels;
    begun ??= now;
    ended = Math.max(now, ended);
    size = { width: video.videoWidth, height: video.videoHeight };
    const atMs = Math.max(frames.at(-1)?.atMs ?? 0, Math.round(now - begun));
    frames = keepMoving(frames, { picture, atMs, prompt, isShot, change }, room);
  }

  async function draw(): Promise<Blob | null> {
    const whole = canvasOf(columns * cellWidth, Math.ceil(frames.length / columns) * cellHeight);
    const context = whole.getContext('2d');
    frames.forEach(({ picture }, index) => {
      context?.drawImage(picture, (index % columns) * cellWidth, Math.floor(index / columns) * cellHeight);
    });
    return new Promise((resolve) => whole.toBlob(resolve, 'image/jpeg', quality));
  }

  return {
    watch(video, guide) {
      look = (isShot, atMs) => sample(video, guide, isShot, atMs);
      void describeCamera(video).then((found) => {
        described = found;
      });
      const stop = everyFrame(video, (atMs, presented) => {
        first ??= presented;
        last = presented;
        sample(video, guide, false, atMs);
      });
      return () => {
        stop();
        look = null;
      };
    },
    shot() {
      look?.(true, performance.now());
      prompt += 1;
    },
    async finish() {
      if (frames.filter(({ isShot }) => isShot).length !== prompts.length) return null;
      const blob = await draw();
      if (blob === null) return null;
      const { camera, cameras, frameRate } = described;
      const presented = first === null || last === null ? null : last - first;
      const video = {
        ...size,
        durationMs: Math.round(ended - (begun ?? ended)),
        frameRate,
        presented,
        sampled,
        unchanged,
      };
      const marks = frames.map(({ atMs, prompt: at, isShot }) => [atMs, at, isShot]);
      return { sheet: blob, report: JSON.stringify({ frames: marks, video, camera, cameras }) };
    },
  };
}
