/** Measurement of the video in a worker; on the page's own thread until the worker is ready, and where none works. */
import { type Measure, type Measured, measureOn, type View } from './measure-picture.ts';
import type { Answer, Order } from './measuring-worker.ts';

type OnMeasured = (measured: Measured, picture: CanvasImageSource) => void;

export interface Measuring {
  /** Measures the current picture of `video`, and calls `onMeasured` with the very picture. One at a time. */
  measure(video: HTMLVideoElement, view: View, onMeasured: OnMeasured): Promise<void>;
  stop(): void;
}

/** A worker that is ready or not yet; it fails once and for all. */
interface PictureWorker {
  isReady(): boolean;
  /** Resolves with the answer; rejects if the worker fails. */
  ask(order: Order): Promise<Exclude<Answer, 'ready'>>;
  stop(): void;
}

/** Longest wait for one picture: a phone without memory ends a worker and reports nothing. */
const answerMaxMs = 3_000;

function startWorker(): PictureWorker | null {
  if (typeof Worker === 'undefined' || typeof createImageBitmap === 'undefined') return null;
  let state: 'starting' | 'ready' | 'over' = 'starting';
  let waiting: { resolve(answer: Exclude<Answer, 'ready'>): void; reject(error: Error): void } | null = null;
  const worker = new Worker(new URL('./measuring-worker.ts', import.meta.url), { type: 'module' });
  const stop = () => {
    state = 'over';
    worker.terminate();
    waiting?.reject(new Error('the worker has ended'));
    waiting = null;
  };
  worker.addEventListener('error', stop);
  worker.addEventListener('messageerror', stop);
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    if (data === 'ready') state = 'ready';
    else waiting?.resolve(data);
  });
  return {
    isReady: () => state === 'ready',
    ask: (order) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        worker.postMessage(order, [order.picture]);
        const late = setTimeout(stop, answerMaxMs);
        worker.addEventListener('message', () => clearTimeout(late), { once: true });
      }),
    stop,
  };
}

function startedWorker(): PictureWorker | null {
  try {
    return startWorker();
  } catch {
    return null;
  }
}

function measureOnPage(): Measure {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  return context === null ? () => null : measureOn(context);
}

/** Returns the measurement of one video. */
export function startMeasuring(): Measuring {
  const worker = startedWorker();
  let own: Measure | null = null;
  let isOver = false;
  const measureHere: Measure = (picture, view) => {
    own ??= measureOnPage();
    return own(picture, view);
  };
  const answerOf = async (video: HTMLVideoElement, view: View) => {
    if (worker?.isReady() !== true) return null;
    // A worker that failed meanwhile leaves the picture to this thread.
    return createImageBitmap(video)
      .then((picture) => worker.ask({ picture, view }))
      .catch(() => null);
  };
  return {
    async measure(video, view, onMeasured) {
      const answer = await answerOf(video, view);
      if (isOver) return answer?.picture.close();
      const measured = answer === null ? measureHere(video, view) : answer.measured;
      if (measured !== null) onMeasured(measured, answer?.picture ?? video);
      answer?.picture.close();
    },
    stop() {
      isOver = true;
      worker?.stop();
    },
  };
}
