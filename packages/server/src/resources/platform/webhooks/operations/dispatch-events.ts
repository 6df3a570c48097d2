/**
 * Fan-out of events: one delivery for every enabled webhook that subscribes to the event, most of which this process
 * sends at once.
 */
import { addSeconds } from '../../../../lib/clock.ts';
import type { AutocommitContext, OperationContext, ReadContext } from '../../../../operations/context.ts';
import type { Registry } from '../../../../operations/slice.ts';
import type { CommittedEvent } from '../../../../outbox/committed-events.ts';
import { dequeueEvents, findEvents, requeueEvent, type StoredEvent } from '../../events/index.ts';
import { composeBody, createRelatives, includesRelatives, passesFilter, type Relatives } from '../compose-body.ts';
import { insertDeliveries, leaseSeconds, type NewDelivery } from '../delivery-store.ts';
import { findEnabledWebhooks } from '../store.ts';
import { subscribesTo, type Webhook } from '../webhook.ts';
import type { Due } from './lease-due.ts';

export const mostAtOnce = 32;

export interface Dispatch {
  readonly registry: Registry;
  /** Returns the number of attempts to a webhook that this process may begin now. */
  readonly freeSlotsOf: (webhookId: string) => number;
  readonly onFault: (fault: unknown) => void;
}

export interface Dispatched {
  /**
   * Deliveries that the caller sends once this transaction is committed. The others are due again when their lease
   * ends.
   */
  readonly leased: readonly Due[];
  /** True if deliveries are due that are not leased. */
  readonly othersDue: boolean;
  readonly mayBeMore: boolean;
}

/**
 * Dequeues the oldest events of the environment's outbox and creates their deliveries, all in this transaction.
 * Concurrent workers dequeue different events. An event that cannot be fanned out is requeued at the end, so that it
 * does not delay others, and `onFault` is called.
 */
export async function dispatchEvents(context: OperationContext, dispatch: Dispatch): Promise<Dispatched> {
  const { tx, scope, clock } = context;
  const dequeued = await dequeueEvents(tx, scope, mostAtOnce);
  if (dequeued.length === 0) return { leased: [], othersDue: false, mayBeMore: false };
  const webhooks = await findEnabledWebhooks(tx, scope);
  const events = await findEvents(tx, scope, dequeued);
  const relatives = createRelatives(context, dispatch.registry);
  const including = webhooks.some(includesRelatives);
  const fanned: FannedOut[] = [];
  for (const event of events.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())) {
    const make = () => deliveriesOf(context, event, webhooks, relatives);
    try {
      // A failed statement aborts its transaction, so `make` runs under a savepoint. Without included resources it
      // needs none.
      fanned.push(...(including ? await tx.savepoint(make) : await make()));
    } catch (fault) {
      dispatch.onFault(fault);
      await requeueEvent(tx, scope, event.id, clock.now());
    }
  }
  return { ...(await insertLeased(context, fanned, dispatch)), mayBeMore: dequeued.length === mostAtOnce };
}

/**
 * Fans out events that this process has just committed, in two statements that need no transaction: the second dequeues
 * the events for which it creates deliveries. If a webhook includes related resources, all events stay in the outbox.
 */
export async function dispatchCommitted(
  context: AutocommitContext,
  events: readonly CommittedEvent[],
  dispatch: Dispatch,
): Promise<Omit<Dispatched, 'mayBeMore'>> {
  const webhooks = await findEnabledWebhooks(context.tx, context.scope);
  if (webhooks.some(includesRelatives)) return { leased: [], othersDue: false };
  const fanned: FannedOut[] = [];
  for (const event of events) {
    fanned.push(...(await deliveriesOf(context, event, webhooks, createRelatives(context, dispatch.registry))));
  }
  return insertLeased(context, fanned, dispatch, events);
}

interface FannedOut {
  readonly webhook: Webhook;
  readonly made: NewDelivery;
  /** Body to send; null for a skipped delivery. */
  readonly body: string | null;
}

/** Returns the deliveries of an event; an empty list if the event was erased after it was recorded. */
async function deliveriesOf(
  { ids, clock }: ReadContext,
  event: StoredEvent | CommittedEvent,
  webhooks: readonly Webhook[],
  relatives: Relatives,
): Promise<FannedOut[]> {
  const { payload } = event;
  if (payload === null) return [];
  const deliveries: FannedOut[] = [];
  for (const webhook of webhooks.filter((each) => subscribesTo(each, event.name))) {
    const passes = passesFilter(payload.data, webhook);
    const body = passes ? await composeBody(event, payload.data, webhook, relatives) : null;
    const made: NewDelivery = {
      id: ids.next('webhook-delivery'),
      webhookId: webhook.id,
      eventId: event.id,
      subject: event.subject,
      status: passes ? 'pending' : 'skipped',
      // Included resources change over time, so the body with their state at the fan-out is stored.
      body: includesRelatives(webhook) ? body : null,
      nextAttemptAt: passes ? clock.now() : null,
    };
    deliveries.push({ webhook, made, body });
  }
  return deliveries;
}

/**
 * Inserts deliveries: as many as this process can send at once are leased, the others are due. `dequeuing` are events
 * that are still in the outbox.
 */
async function insertLeased(
  { tx, scope, clock }: AutocommitContext,
  fanned: readonly FannedOut[],
  { freeSlotsOf }: Dispatch,
  dequeuing: readonly CommittedEvent[] | null = null,
): Promise<Omit<Dispatched, 'mayBeMore'>> {
  const now = clock.now();
  const begun = new Map<string, number>();
  const leased: Due[] = [];
  const rows = fanned.map(({ webhook, made, body }) => {
    const before = begun.get(webhook.id) ?? 0;
    const key = made.subject === null ? scope.keys.dataKey : made.subject.key;
    if (body === null || key === null || before >= freeSlotsOf(webhook.id)) return made;
    begun.set(webhook.id, before + 1);
    const { id, webhookId, eventId } = made;
    const isBodyStored = made.body !== null;
    leased.push({
      webhook,
      delivery: { id, webhookId, eventId, attemptsMade: 0, firstAttemptedAt: null, key, body, isBodyStored },
    });
    return { ...made, nextAttemptAt: addSeconds(now, leaseSeconds) };
  });
  const written = await insertDeliveries(tx, scope, rows, now, dequeuing);
  const pending = fanned.filter(({ body }) => body !== null);
  return {
    leased: leased.filter(({ delivery }) => written.has(delivery.id)),
    othersDue: leased.length < pending.length,
  };
}
