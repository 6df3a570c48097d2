/** What is counted, and what is looked at on the way. */
import type { LookSource } from '../endpoint.ts';
import type { RateDecision } from './rate-limiter.ts';

/** Whose windows a request falls into. */
export interface Claim {
  readonly environmentId: string;
  /** `environment`, or the name of a quota. */
  readonly counter: string;
  readonly limit: number;
  /** A narrower window that is asked first: a request it refuses is not counted in the other. */
  readonly within: { readonly counter: string; readonly limit: number } | null;
}

/** The row that is looked up with the count. */
export interface Look {
  readonly source: LookSource;
  readonly id: string;
}

export interface Taken {
  readonly decision: RateDecision;
  /** Null where nothing was looked at, or there is no such row. */
  readonly revision: number | null;
}
