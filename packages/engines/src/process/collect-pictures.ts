/** Bytes of pictures from which a collection is worth its tenth of a second. */
const WORTH_COLLECTING = 100_000_000;

/** Frees pictures that this thread no longer uses, if there are many. */
export function collectPictures(): void {
  if (process.memoryUsage().arrayBuffers > WORTH_COLLECTING) globalThis.gc?.();
}
