/** A request to be counted, and what the count says of it. */
import type { RateDecision } from './rate-limiter.ts';

/** The windows that a request falls into. */
export interface RateRequest {
  readonly environmentId: string;
  /** `environment`, `session` with the id of one, or the name of a quota. */
  readonly counter: string;
  readonly limit: number;
  /** A narrower window that is counted first: a request it refuses is not counted in the other. */
  readonly within: { readonly counter: string; readonly limit: number } | null;
  /** Monthly counter that the same statement reserves a creation in, see `allowance.ts`. */
  readonly beside?: { readonly counter: string; readonly limit: number } | null;
  /** Looked up by the statement that counts, which saves a round trip. */
  readonly idempotencyKey: string | null;
}

export interface RateOutcome {
  readonly decision: RateDecision;
  /** Position in the monthly counter; null if none was counted. */
  readonly beside: { readonly position: number } | null;
  /** True when an idempotency key was looked up and no request used it before. */
  readonly keyIsFresh: boolean;
}
