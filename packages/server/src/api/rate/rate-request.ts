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
  /** A count of the month that a creation is reserved in, beside; see `allowance.ts`. */
  readonly beside?: { readonly counter: string; readonly limit: number } | null;
  /** Looked up by the statement that counts, which saves a round trip. */
  readonly idempotencyKey: string | null;
}

export interface RateOutcome {
  readonly decision: RateDecision;
  /** Place in the count of the month; null where none was asked for. */
  readonly beside: { readonly position: number } | null;
  /** True when an idempotency key was looked up and no request used it before. */
  readonly keyIsFresh: boolean;
}
