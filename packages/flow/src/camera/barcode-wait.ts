/**
 * Share of the barcode in an automatic photo: a good picture waits until the browser's reader has seen it, but not for
 * long. Has no clock: times are in milliseconds.
 */

/** Work of the browser's reader of barcodes to date; times are those of the frames that it got. */
export interface BarcodeFacts {
  /** False where the browser has no reader, or its reader failed. */
  readonly isRead: boolean;
  /** Time of the newest frame with an answer; null before the first. */
  readonly lookedAt: number | null;
  /** Time of the newest frame in which the barcode was read; null for none. */
  readonly seenAt: number | null;
}

export type BarcodeHint = 'barcode-seen' | 'barcode-unclear';

/** State of the barcode in a picture that is good otherwise. */
export interface BarcodeAdvice {
  readonly hint: BarcodeHint | 'ready';
  /** True if the photo waits for the barcode. */
  readonly isAwaited: boolean;
}

/**
 * Longest delay of the photo, counted once from the moment at which it would have been taken: 2.5 s to hear the hint
 * out, and as long to follow it. A worn barcode stays unread, and its photo is worth having.
 */
export const barcodeWaitMs = 5_000;
/** The person learns of the barcode before the photo is taken; its picture is kept already. */
const toldForMs = 300;

/**
 * Returns the advice for a picture that has been good since `goodSince`; `waitedMs` is the time since the photo would
 * have been taken for the first time, null before. A barcode counts only in the same good pictures: a card that moved
 * since may have lost it.
 */
export function barcodeAdvice(facts: BarcodeFacts, goodSince: number, waitedMs: number | null): BarcodeAdvice {
  const isSince = (at: number | null) => at !== null && at >= goodSince;
  if (!facts.isRead) return { hint: 'ready', isAwaited: false };
  if (isSince(facts.seenAt)) return { hint: 'barcode-seen', isAwaited: false };
  if (waitedMs !== null && waitedMs >= barcodeWaitMs) return { hint: 'ready', isAwaited: false };
  const isUnclear = waitedMs !== null && isSince(facts.lookedAt);
  return { hint: isUnclear ? 'barcode-unclear' : 'ready', isAwaited: true };
}

/** Judges the good frames of one photo in sequence; `isDue` is true once the photo would be taken without a barcode. */
export type BarcodeWait = (goodSince: number, isDue: boolean, atMs: number) => BarcodeAdvice;

/** Returns the wait of one photo for the barcode that `facts` describes. */
export function waitForBarcode(facts: () => BarcodeFacts): BarcodeWait {
  let dueSince: number | null = null;
  let told: { readonly goodSince: number; readonly atMs: number } | null = null;
  return (goodSince, isDue, atMs) => {
    if (isDue) dueSince ??= atMs;
    const advice = barcodeAdvice(facts(), goodSince, dueSince === null ? null : atMs - dueSince);
    if (advice.hint !== 'barcode-seen') return advice;
    if (told?.goodSince !== goodSince) told = { goodSince, atMs };
    return { ...advice, isAwaited: atMs - told.atMs < toldForMs };
  };
}
