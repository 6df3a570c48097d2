/** Counts the request against its key and its environment; every answer carries the rate headers, errors included. */
import { Refusal } from '../../lib/refusal.ts';
import type { Authenticated, Counted } from '../exchange.ts';
import { idempotencyKeyOf } from '../idempotency/idempotency-key.ts';
import type { RateOutcome } from '../rate/rate-request.ts';

export async function limitRate(known: Authenticated): Promise<Pick<Counted, 'rate' | 'keyIsFresh'>> {
  const { decision, keyIsFresh } = await count(known);
  const { answerHeaders: headers } = known;
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
  return { rate: decision, keyIsFresh };
}

/** A count that cannot be reached keeps nobody out: this process counts alone until it can. */
async function count(known: Authenticated): Promise<RateOutcome> {
  const { services, requestId, caller } = known;
  const { environmentId } = caller.scope;
  const limit = services.requestsPerMinute;
  const own = caller.rateLimitPerMinute;
  // A key cannot have more than its environment.
  const within = own === null ? null : { counter: caller.keyId, limit: Math.min(own, limit) };
  const request = { environmentId, counter: 'environment', limit, within, idempotencyKey: keyToLookUp(known) };
  return services.rates.count(request).catch(async (fault: unknown) => {
    services.log({ level: 'warn', requestId, message: 'requests are counted in this process alone', fault });
    return { decision: await services.ownRates.consume(environmentId), keyIsFresh: false };
  });
}

/** A key that is malformed is refused later, as everywhere. */
function keyToLookUp(known: Authenticated): string | null {
  if (known.endpoint.method === 'GET') return null;
  try {
    return idempotencyKeyOf(known);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
