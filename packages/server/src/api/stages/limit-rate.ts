/** Counts the request against its key and its environment; every answer carries the rate headers, errors included. */
import { Refusal } from '../../lib/refusal.ts';
import { callerOf, type Exchange, type Stage } from '../exchange.ts';
import type { RateDecision } from '../rate-limiter.ts';

export const limitRate: Stage = async (exchange, next) => {
  const decision = await decisionOn(exchange);
  exchange.rate = decision;
  const { headers } = exchange.answer;
  headers['ratelimit-limit'] = String(decision.limit);
  headers['ratelimit-remaining'] = String(decision.remaining);
  headers['ratelimit-reset'] = String(decision.resetSeconds);
  if (!decision.allowed) {
    throw new Refusal(
      'rate_limited',
      { details: `the limit is ${decision.limit} requests per min` },
      { 'retry-after': String(decision.resetSeconds) },
    );
  }
  await next();
};

/** A count that cannot be reached keeps nobody out: this process counts alone until it can. */
async function decisionOn({ services, caller, requestId }: Exchange): Promise<RateDecision> {
  if (caller === null) throw new Error('this stage runs after authenticate');
  const { environmentId } = caller.scope;
  const limit = services.requestsPerMinute;
  const own = caller.rateLimitPerMinute;
  // A key cannot have more than its environment.
  const within = own === null ? null : { counter: caller.keyId, limit: Math.min(own, limit) };
  return services.rates.take({ environmentId, counter: 'environment', limit, within }).catch((fault: unknown) => {
    services.log({ level: 'warn', requestId, message: 'requests are counted in this process alone', fault });
    return services.ownRates.consume(environmentId);
  });
}

/**
 * Counts a creation against the product's quota, where there is one; called once the request is known to be no replay.
 * Throws quota_exceeded. Attempts count: whether one succeeds is known only after the work.
 */
export async function countCreation(exchange: Exchange): Promise<void> {
  const { quota } = exchange.endpoint;
  const { environmentId, environmentKind } = callerOf(exchange).scope;
  const limit = quota === undefined ? undefined : exchange.services.quotas[environmentKind][quota];
  if (quota === undefined || limit === undefined) return;
  const decision = await exchange.services.rates.take({ environmentId, counter: quota, limit, within: null });
  const { headers } = exchange.answer;
  headers['quota-limit'] = String(decision.limit);
  headers['quota-remaining'] = String(decision.remaining);
  headers['quota-reset'] = String(decision.resetSeconds);
  if (decision.allowed) return;
  throw new Refusal(
    'quota_exceeded',
    { details: `the quota is ${decision.limit} ${quota} per min` },
    { 'retry-after': String(decision.resetSeconds) },
  );
}
