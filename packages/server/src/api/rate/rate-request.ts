/** A request to be counted, and the outcome. */
import type { RateDecision } from './rate-limiter.ts';

/** Windows that count a request. */
export interface RateRequest {
  readonly environmentId: string;
  /** Name of the counter: `environment`, `session` with its id, or the name of a quota. */
  readonly counter: string;
  readonly limit: number;
  /** A narrower window that is counted first; a request that it refuses is not counted in the other window. */
  readonly within: { readonly counter: string; readonly limit: number } | null;
  /** Monthly counter in which the same statement reserves a creation, see `allowance.ts`. */
  readonly beside?: { readonly counter: string; readonly limit: number } | null;
  /** Idempotency key, looked up by the counting statement to save a round trip. */
  readonly idempotencyKey: string | null;
}

export interface RateOutcome {
  readonly decision: RateDecision;
  /** Position in the monthly counter; null if none was counted. */
  readonly beside: { readonly position: number } | null;
  /** True if an idempotency key was looked up and is unused. */
  readonly keyIsFresh: boolean;
}
