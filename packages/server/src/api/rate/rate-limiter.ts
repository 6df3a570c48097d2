/**
 * Windows counted in this process, opened by the first request: for addresses, which need no exactness over processes,
 * and for environments while the shared count is unreachable.
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
  /** Counts a request; `key` is the counted address or environment. */
  consume(key: string): Promise<RateDecision>;
}

export const windowSeconds = 60;

export function createRateLimiter(perMinute: number): RateLimiter {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: windowSeconds });
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
