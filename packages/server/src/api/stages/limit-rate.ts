/** Counts the request against its key and its environment; every answer carries the rate headers, errors included. */
import { Refusal } from '../../lib/refusal.ts';
import { callerOf, type Exchange, type Stage } from '../exchange.ts';
import { idempotencyKeyOf, idempotencyKeys } from '../idempotency/idempotency.ts';
import type { Look, Taken } from '../rate/rate-counter.ts';

export const limitRate: Stage = async (exchange, next) => {
  const look = lookOf(exchange);
  const { decision, revision } = await count(exchange, look);
  exchange.rate = decision;
  exchange.revision = revision ?? null;
  exchange.keyIsFresh = look?.source === idempotencyKeys && revision === null;
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

/** The revision is undefined when nobody looked. */
type Counted = Pick<Taken, 'decision'> & { readonly revision: number | null | undefined };

/** A count that cannot be reached keeps nobody out: this process counts alone until it can. */
async function count(exchange: Exchange, look: Look | null): Promise<Counted> {
  const { services, requestId } = exchange;
  const caller = callerOf(exchange);
  const { environmentId } = caller.scope;
  const limit = services.requestsPerMinute;
  const own = caller.rateLimitPerMinute;
  // A key cannot have more than its environment.
  const within = own === null ? null : { counter: caller.keyId, limit: Math.min(own, limit) };
  const claim = { environmentId, counter: 'environment', limit, within };
  return services.rates.take(claim, look).catch(async (fault: unknown) => {
    services.log({ level: 'warn', requestId, message: 'requests are counted in this process alone', fault });
    return { decision: await services.ownRates.consume(environmentId), revision: undefined };
  });
}

/** What has to be looked at before an answer is given again; what is malformed is refused later, as everywhere. */
function lookOf(exchange: Exchange): Look | null {
  const { endpoint, request } = exchange;
  try {
    if (endpoint.method === 'GET') {
      const { revision } = endpoint;
      return revision === undefined ? null : { source: revision, id: revision.idOf(request.params) };
    }
    const key = idempotencyKeyOf(exchange);
    return key === null ? null : { source: idempotencyKeys, id: key };
  } catch {
    return null;
  }
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
  const { decision } = await exchange.services.rates.take({ environmentId, counter: quota, limit, within: null });
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
