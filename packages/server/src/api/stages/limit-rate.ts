/** Counts the request against its key and its environment; every answer carries the rate headers, errors included. */
import { Refusal } from '../../lib/refusal.ts';
import type { Authenticated, Counted } from '../exchange.ts';
import { idempotencyKeyOf, idempotencyKeys } from '../idempotency/idempotency-key.ts';
import type { Look, Taken } from '../rate/claim.ts';

export async function limitRate(known: Authenticated): Promise<Pick<Counted, 'rate' | 'keyIsFresh'>> {
  const look = lookOf(known);
  const { decision, revision } = await count(known, look);
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
  const keyIsFresh = look?.source === idempotencyKeys && revision === null;
  return { rate: decision, keyIsFresh };
}

/** The revision is undefined when nobody looked. */
type Count = Pick<Taken, 'decision'> & { readonly revision: number | null | undefined };

/** A count that cannot be reached keeps nobody out: this process counts alone until it can. */
async function count({ services, requestId, caller }: Authenticated, look: Look | null): Promise<Count> {
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

/** The idempotency key, looked up with the count; what is malformed is refused later, as everywhere. */
function lookOf(known: Authenticated): Look | null {
  if (known.endpoint.method === 'GET') return null;
  try {
    const key = idempotencyKeyOf(known);
    return key === null ? null : { source: idempotencyKeys, id: key };
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
