/** Counts the request against its key and its environment; every answer carries the rate headers, errors included. */
import { Refusal } from '../../lib/refusal.ts';
import { callerOf, type Exchange, type Stage } from '../exchange.ts';
import type { Look, Taken } from '../rate-counter.ts';

export const limitRate: Stage = async (exchange, next) => {
  const { decision, revision } = await count(exchange);
  exchange.rate = decision;
  exchange.revision = revision;
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
async function count(exchange: Exchange): Promise<Taken> {
  const { services, requestId } = exchange;
  const caller = callerOf(exchange);
  const { environmentId } = caller.scope;
  const limit = services.requestsPerMinute;
  const own = caller.rateLimitPerMinute;
  // A key cannot have more than its environment.
  const within = own === null ? null : { counter: caller.keyId, limit: Math.min(own, limit) };
  const claim = { environmentId, counter: 'environment', limit, within };
  return services.rates.take(claim, lookOf(exchange)).catch(async (fault: unknown) => {
    services.log({ level: 'warn', requestId, message: 'requests are counted in this process alone', fault });
    return { decision: await services.ownRates.consume(environmentId), revision: null };
  });
}

/** What has to be looked at before an answer is given again; a malformed id is refused later, as everywhere. */
function lookOf({ endpoint, request }: Exchange): Look | null {
  if (endpoint.method !== 'GET' || endpoint.revision === undefined) return null;
  try {
    return { source: endpoint.revision, id: endpoint.revision.idOf(request.params) };
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
