/** Something the service stands on is not there for the moment: nothing was decided, and the same may work later. */
export class Unavailable extends Error {
  override readonly name: string = 'Unavailable';
}

/** Seconds after which a caller is told to come again. */
export const retryAfterSeconds = 2;
