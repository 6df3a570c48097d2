/** A file of the hosted flow that arrives in parts, and its limits. */

export interface Upload {
  readonly id: string;
  /** Bytes of the whole file. */
  readonly byteSize: number;
  /** Bytes that have arrived: where the next part begins. */
  readonly byteOffset: number;
  readonly createdAt: Date;
}

/** Uploads of one session: a selfie has three photos, and each may be taken again. A further one replaces the oldest. */
export const mostOfSession = 8;

/** Seconds after which an upload that no answer named is deleted, at the next hourly deletion. */
export const keptSeconds = 3600;
