/** Bytes of pictures from which collecting is worth its tenth of a second. */
const WORTH_COLLECTING = 100_000_000;

/** Frees the pictures that this thread has done with, when there are many. */
export function collectPictures(): void {
  if (process.memoryUsage().arrayBuffers > WORTH_COLLECTING) globalThis.gc?.();
}
