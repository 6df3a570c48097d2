/** A dependency of the service is unavailable for the moment: nothing was decided, and a retry may succeed. */
export class Unavailable extends Error {
  override readonly name: string = 'Unavailable';
}

/** Seconds after which a caller may retry. */
export const retryAfterSeconds = 2;
