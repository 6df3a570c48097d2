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

/** Returns the mean difference between each picture and the one before it, 0 to 255; null for the first. */
function comparePictures(): ((picture: HTMLCanvasElement) => number | null) | null {
  const small = canvasOf(compared, compared).getContext('2d', { willReadFrequently: true });
  if (small === null) return null;
  let before: Uint8ClampedArray | null = null;
  return (picture) => {
    small.drawImage(picture, 0, 0, compared, compared);
    const pixels = small.getImageData(0, 0, compared, compared).data;
    const change = before === null ? null : changeOf(before, pixels);
    before = pixels;
    return change;
  };
}

type Frames = readonly TurnFrame<HTMLCanvasElement>[];

/** Draws the frames in rows; null if the browser cannot encode the sheet. */
function drawSheet(frames: Frames, { columns, cellWidth, cellHeight }: TurnChallenge['sheet']): Promise<Blob | null> {
  const whole = canvasOf(columns * cellWidth, Math.ceil(frames.length / columns) * cellHeight);
  const context = whole.getContext('2d');
  frames.forEach(({ picture }, index) => {
    context?.drawImage(picture, (index % columns) * cellWidth, Math.floor(index / columns) * cellHeight);
  });
  return new Promise((resolve) => whole.toBlob(resolve, 'image/jpeg', quality));
}

/** Keeps the frames of one pass, and counts all pictures that it looks at. */
function collectFrames({ prompts, sheet }: TurnChallenge) {
  const { cellWidth, cellHeight, maxFrames } = sheet;
  const room = Math.floor(maxFrames / prompts.length);
  const compare = comparePictures();
  let frames: Frames = [];
  let prompt = 0;
  let [begun, ended]: [number | null, number] = [null, 0];
  let [sampled, unchanged] = [0, 0];
  let size = { width: 0, height: 0 };
  return {
    add(video: HTMLVideoElement, guide: Element, isShot: boolean, now: number) {
      const inPicture = guideInPicture(video, guide);
      if (video.videoWidth === 0 || prompt >= prompts.length || inPicture === null || compare === null) return;
      const part = cutAround(inPicture, sheet);
      const picture = canvasOf(cellWidth, cellHeight);
      picture.getContext('2d')?.drawImage(video, part.x, part.y, part.width, part.height, 0, 0, cellWidth, cellHeight);
      const change = compare(picture);
      if (!isShot) {
        sampled += 1;
        if (change === 0) unchanged += 1;
      }
      begun ??= now;
      ended = Math.max(now, ended);
      size = { width: video.videoWidth, height: video.videoHeight };
      const atMs = Math.max(frames.at(-1)?.atMs ?? 0, Math.round(now - begun));
      frames = keepMoving(frames, { picture, atMs, prompt, isShot, change: change ?? 0 }, room);
    },
    nextPrompt() {
      prompt += 1;
    },
    frames: () => frames,
    counted: () => ({ ...size, durationMs: Math.round(ended - (begun ?? ended)), sampled, unchanged }),
  };
}

/** Returns the recorder of one challenge. */
export function recordTurns(challenge: TurnChallenge): TurnRecorder {
  const collected = collectFrames(challenge);
  let [first, last]: [number | null, number | null] = [null, null];
  let look: ((isShot: boolean, atMs: number) => void) | null = null;
  let described: Awaited<ReturnType<typeof describeCamera>> = { camera: null, cameras: [], frameRate: null };

  return {
    watch(video, guide) {
      look = (isShot, atMs) => collected.add(video, guide, isShot, atMs);
      void describeCamera(video).then((found) => {
        described = found;
      });
      const stop = everyFrame(video, (atMs, presented) => {
        first ??= presented;
        last = presented;
        collected.add(video, guide, false, atMs);
      });
      return () => {
        stop();
        look = null;
      };
    },
    shot() {
      look?.(true, performance.now());
      collected.nextPrompt();
    },
    async finish() {
      const frames = collected.frames();
      if (frames.filter(({ isShot }) => isShot).length !== challenge.prompts.length) return null;
      const blob = await drawSheet(frames, challenge.sheet);
      if (blob === null) return null;
      const { camera, cameras, frameRate } = described;
      const presented = first === null || last === null ? null : last - first;
      const video = { ...collected.counted(), frameRate, presented };
      const marks = frames.map(({ atMs, prompt, isShot }) => [atMs, prompt, isShot]);
      return { sheet: blob, report: JSON.stringify({ frames: marks, video, camera, cameras }) };
    },
  };
}
