/**
 * Counts the request: of a key against the key and its environment, of a user only against the session. API clients and
 * users do not share a limit. Every answer carries the rate headers, errors included.
 */
import { Refusal } from '../../lib/refusal.ts';
import type { Authenticated, Counted } from '../exchange.ts';
import { idempotencyKeyOf } from '../idempotency/idempotency-key.ts';
import { allowanceCounter, monthOf, type Reservation } from '../rate/allowance.ts';
import { releaseReservation } from '../rate/count-creation.ts';
import type { RateOutcome } from '../rate/rate-request.ts';

export async function limitRate(known: Authenticated): Promise<Pick<Counted, 'rate' | 'keyIsFresh' | 'reservation'>> {
  const asked = reservationOf(known);
  const { decision, keyIsFresh, beside } = await count(known, asked);
  const reservation = asked === null || beside === null ? null : { ...asked, position: beside.position };
  const { answerHeaders: headers } = known;
  headers['ratelimit-limit'] = String(decision.limit);
  headers['ratelimit-remaining'] = String(decision.remaining);
  headers['ratelimit-reset'] = String(decision.resetSeconds);
  if (decision.allowed) return { rate: decision, keyIsFresh, reservation };
  await releaseReservation({ ...known, reservation });
  throw new Refusal(
    'rate_limited',
    { details: `the limit is ${decision.limit} requests per min` },
    { 'retry-after': String(decision.resetSeconds) },
  );
}

type Asked = Omit<Reservation, 'position'>;

/** Returns the reservation; null for other requests than creations in production, and for an unlimited plan. */
function reservationOf({ endpoint, caller, services }: Authenticated): Asked | null {
  const { quota } = endpoint;
  const { scope, standing } = caller;
  const limit = quota === undefined ? undefined : standing.allowances[quota];
  if (quota === undefined || limit === undefined || scope.environmentKind !== 'production') return null;
  return { counter: allowanceCounter(quota, monthOf(services.clock.now())), quota, limit };
}

/** Counts the request; if the shared count is unreachable, this process counts locally instead of refusing. */
async function count(known: Authenticated, beside: Asked | null): Promise<RateOutcome> {
  const { services, requestId, caller } = known;
  const { environmentId } = caller.scope;
  const limit = Math.min(services.requestsPerMinute, caller.standing.requestsPerMinute ?? Number.POSITIVE_INFINITY);
  const own = caller.rateLimitPerMinute;
  // A key's limit cannot exceed that of its environment.
  const within = own === null ? null : { counter: caller.id, limit: Math.min(own, limit) };
  const counter = caller.kind === 'user' ? `session ${caller.session.id}` : 'environment';
  const request = { environmentId, counter, limit, within, beside, idempotencyKey: keyToLookUp(known) };
  return services.rates.count(request).catch(async (fault: unknown) => {
    services.log({ level: 'warn', requestId, message: 'requests are counted in this process only', fault });
    return {
      decision: await services.ownRates.consume(`${environmentId} ${counter}`),
      keyIsFresh: false,
      beside: null,
    };
  });
}

/** Returns the key to look up; a malformed one is refused later, as in all requests. */
function keyToLookUp(known: Authenticated): string | null {
  if (known.endpoint.method === 'GET') return null;
  try {
    return idempotencyKeyOf(known);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
