/** When a failed attempt is followed by another, and when an endpoint counts as dead (contract, platform 14.3, 20). Pure. */

/** Seconds to wait after the 1st, 2nd, … failed attempt; after the last one the delivery has failed. */
const retrySeconds: readonly number[] = [3, 64, 729, 4096, 15_625, 46_656, 117_649];

export const attemptLimit = retrySeconds.length + 1;

const jitter = 0.1;

/**
 * Seconds until the next attempt after `made` failed ones, null when there is none. `fraction`, from 0 to 1, spreads all
 * but the first retry over a tenth more, never less, so that what failed together does not come again together.
 */
export function secondsToRetry(made: number, fraction: number): number | null {
  const published = retrySeconds[made - 1];
  if (published === undefined) return null;
  return made === 1 ? published : published * (1 + jitter * fraction);
}

/** An endpoint that did nothing but fail for this long is disabled. */
export const deadAfterSeconds = 5 * 86_400;
