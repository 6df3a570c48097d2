/**
 * Fixed windows of 60 s that open at the first request (contract, platform 10). Counted in this process; several API
 * processes share exact counts when the operator gives a shared store (decision 0007).
 */
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

export interface RateDecision {
  readonly allowed: boolean;
  readonly limit: number;
  readonly remaining: number;
  /** Seconds until the window ends, at least 1. */
  readonly resetSeconds: number;
}

export interface RateLimiter {
  /** `key` names who is counted: an environment, an address. */
  consume(key: string): Promise<RateDecision>;
}

export function createRateLimiter(perMinute: number): RateLimiter {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  return {
    async consume(key) {
      const outcome = await limiter.consume(key).then(
        (result) => ({ allowed: true, result }),
        (result: unknown) => {
          if (result instanceof RateLimiterRes) return { allowed: false, result };
          throw result;
        },
      );
      return {
        allowed: outcome.allowed,
        limit: perMinute,
        remaining: Math.max(0, outcome.result.remainingPoints),
        resetSeconds: Math.max(1, Math.ceil(outcome.result.msBeforeNext / 1000)),
      };
    },
  };
}
