/** Thread of the engine process that works on pictures while the main thread reads text. */
import { Piscina } from 'piscina';
import type { PictureParts } from '../documents/extractor-parts.ts';
import type { ModelFolders } from './load-face-finder.ts';

export interface PictureThread extends PictureParts {
  /** Loads the engines of the thread. Rejects if a face model cannot be used. */
  warm(): Promise<void>;
  /** Ends the thread. */
  close(): Promise<void>;
}

/** Concurrent tasks of the thread: one computes while another waits for a picture to be resized. */
const AT_ONCE = 4;

/** Creates the thread, started by the first task. Pictures are copied to it. */
export function createPictureThread(workerData: ModelFolders): PictureThread {
  const pool = new Piscina({
    filename: new URL('./serve-pictures.ts', import.meta.url).href,
    workerData,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: Number.POSITIVE_INFINITY,
    concurrentTasksPerWorker: AT_ONCE,
    // A thread that waits in a lock could not continue its other tasks.
    atomics: 'disabled',
  });
  const on =
    <Name extends Exclude<keyof PictureThread, 'close'>>(name: Name) =>
    (...args: Parameters<PictureThread[Name]>): ReturnType<PictureThread[Name]> =>
      pool.run(args, { name }) as ReturnType<PictureThread[Name]>;
  return {
    warm: on('warm'),
    searchBack: on('searchBack'),
    readBarcode: on('readBarcode'),
    readCodes: on('readCodes'),
    measureQuality: on('measureQuality'),
    measureSurface: on('measureSurface'),
    findFaces: on('findFaces'),
    close: () => pool.destroy(),
  };
}
