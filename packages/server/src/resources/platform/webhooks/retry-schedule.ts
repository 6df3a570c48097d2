/** Retries of failed attempts, and the criterion for a dead endpoint (contract, platform 14.3, 20). Pure. */

/** Seconds to wait after the 1st, 2nd, … failed attempt; after the last one the delivery has failed. */
const retrySeconds: readonly number[] = [3, 64, 729, 4096, 15_625, 46_656, 117_649];

export const attemptLimit = retrySeconds.length + 1;

const jitter = 0.1;

/**
 * Returns the seconds until the next attempt after `made` failed ones, null if there is none. `fraction`, from 0 to 1,
 * lengthens all but the first wait by up to a tenth, so that deliveries that failed together are not retried together.
 */
export function secondsToRetry(made: number, fraction: number): number | null {
  const published = retrySeconds[made - 1];
  if (published === undefined) return null;
  return made === 1 ? published : published * (1 + jitter * fraction);
}

/** Time of uninterrupted failures after which an endpoint is disabled. */
export const deadAfterSeconds = 5 * 86_400;
