/** Counts creations against the operator's quota and the allowance of the organization's plan. */
import { Refusal } from '../../lib/refusal.ts';
import type { Authenticated, Counted, Reached } from '../exchange.ts';
import { endOfMonth, monthOf, productOf, type Reservation } from './allowance.ts';
import type { RateDecision } from './rate-limiter.ts';

/**
 * Counts a creation against the product's quota and checks its position in the month, if there are such limits; called
 * once the request is known to be no replay. Throws quota_exceeded. A quota counts attempts, an allowance only
 * successful creations.
 */
export async function countCreation(known: Counted): Promise<void> {
  const decisions: Named[] = [];
  const allowance = allowanceDecision(known);
  if (allowance !== null) decisions.push(allowance);
  const quota = allowance?.decision.allowed === false ? null : await quotaDecision(known);
  if (quota !== null) decisions.push(quota);
  const nearest = decisions.toSorted((left, right) => left.decision.remaining - right.decision.remaining)[0];
  if (nearest === undefined) return;
  const { answerHeaders: headers } = known;
  headers['quota-limit'] = String(nearest.decision.limit);
  headers['quota-remaining'] = String(nearest.decision.remaining);
  headers['quota-reset'] = String(nearest.decision.resetSeconds);
  const refused = decisions.find(({ decision }) => !decision.allowed);
  if (refused === undefined) return;
  const { entry, decision } = refused;
  throw new Refusal('quota_exceeded', entry, { 'retry-after': String(decision.resetSeconds) });
}

interface Named {
  readonly decision: RateDecision;
  /** Entry of the refusal. */
  readonly entry: { readonly details: string; readonly meta?: Readonly<Record<string, unknown>> };
}

async function quotaDecision({ endpoint, caller, services }: Authenticated): Promise<Named | null> {
  const { quota } = endpoint;
  const { environmentId, environmentKind } = caller.scope;
  const limit = quota === undefined ? undefined : services.quotas[environmentKind][quota];
  if (quota === undefined || limit === undefined) return null;
  const request = { environmentId, counter: quota, limit, within: null, idempotencyKey: null };
  const { decision } = await services.rates.count(request);
  return { decision, entry: { details: `the quota is ${decision.limit} ${quota} per min` } };
}

function allowanceDecision({ reservation, services }: Counted): Named | null {
  if (reservation === null) return null;
  const { position, limit, quota } = reservation;
  const now = services.clock.now();
  const resetsAt = endOfMonth(now);
  const decision = {
    allowed: position <= limit,
    limit,
    remaining: Math.max(0, limit - position),
    resetSeconds: Math.max(1, Math.ceil((resetsAt.getTime() - now.getTime()) / 1000)),
  };
  const allowance = productOf[quota];
  const month = monthOf(now);
  return {
    decision,
    entry: {
      details: `the plan includes ${limit} ${allowance} in ${month}; the next month begins at ${resetsAt.toISOString()}`,
      meta: { allowance, month, 'resets-at': resetsAt.toISOString() },
    },
  };
}

interface Reserved extends Pick<Authenticated, 'services' | 'caller' | 'requestId'> {
  readonly reservation: Reservation | null;
}

/** Releases a reservation; logs a warning for the operator and leaves it counted if that fails. */
export async function releaseReservation({ services, caller, requestId, reservation }: Reserved): Promise<void> {
  if (reservation === null) return;
  const { environmentId } = caller.scope;
  await services.rates.release(environmentId, reservation.counter).catch((fault: unknown) => {
    const message = `a creation that did not come about stays counted in "${reservation.counter}"`;
    services.log({ level: 'warn', requestId, message, fault });
  });
}

/** Releases the reservation of a request that created nothing: it was refused, failed, or was a replay. */
export async function releaseUnused(reached: Reached, reply: Replied): Promise<void> {
  const { caller, reservation = null } = reached;
  if (caller === undefined || reservation === null) return;
  const made = reply.status < 300 && reply.headers['idempotent-replayed'] === undefined;
  if (!made) await releaseReservation({ ...reached, caller, reservation });
}

interface Replied {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}
