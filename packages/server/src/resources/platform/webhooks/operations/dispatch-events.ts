/** Fans events out: one delivery for every enabled webhook that subscribed, most of them sent by this process at once. */
import { addSeconds } from '../../../../lib/clock.ts';
import type { AutocommitContext, OperationContext, ReadContext } from '../../../../operations/context.ts';
import type { Registry } from '../../../../operations/slice.ts';
import type { FreshEvent } from '../../../../outbox/fresh-events.ts';
import { findEvents, putEventBack, type StoredEvent, takeOldestEvents } from '../../events/index.ts';
import { composeBody, createRelatives, includesRelatives, passesFilter, type Relatives } from '../compose-body.ts';
import { insertDeliveries, leaseSeconds, type NewDelivery } from '../delivery-store.ts';
import { findEnabledWebhooks } from '../store.ts';
import { subscribesTo, type Webhook } from '../webhook.ts';
import type { Due } from './take-due.ts';

export const mostAtOnce = 32;

export interface Dispatch {
  readonly registry: Registry;
  /** How many attempts to a webhook this process may begin now. */
  readonly roomOf: (webhookId: string) => number;
  readonly onFault: (fault: unknown) => void;
}

export interface Dispatched {
  /** To be sent once this transaction is committed; who does not will find them due when their lease ends. */
  readonly leased: readonly Due[];
  /** Whether others are due. */
  readonly othersDue: boolean;
  readonly mayBeMore: boolean;
}

/**
 * Takes the oldest events out of the environment's outbox and makes their deliveries, all in this transaction; several
 * workers take different ones. An event that cannot be fanned out goes to the end of the line, so that it holds up no
 * other; `onFault` is told.
 */
export async function dispatchEvents(context: OperationContext, dispatch: Dispatch): Promise<Dispatched> {
  const { tx, scope, clock } = context;
  const taken = await takeOldestEvents(tx, scope, mostAtOnce);
  if (taken.length === 0) return { leased: [], othersDue: false, mayBeMore: false };
  const webhooks = await findEnabledWebhooks(tx, scope);
  const events = await findEvents(tx, scope, taken);
  const relatives = createRelatives(context, dispatch.registry);
  const including = webhooks.some(includesRelatives);
  const fanned: Fanned[] = [];
  for (const event of events.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())) {
    const make = () => deliveriesOf(context, event, webhooks, relatives);
    try {
      // A statement that fails takes its transaction with it; without what is included there is none.
      fanned.push(...(including ? await tx.savepoint(make) : await make()));
    } catch (fault) {
      dispatch.onFault(fault);
      await putEventBack(tx, scope, event.id, clock.now());
    }
  }
  return { ...(await insertLeased(context, fanned, dispatch)), mayBeMore: taken.length === mostAtOnce };
}

/**
 * The same for events that this process has just committed, in two statements that need no transaction: the second takes
 * from the outbox what it makes deliveries of. Where a webhook wants more than the event, all are left there.
 */
export async function dispatchFresh(
  context: AutocommitContext,
  events: readonly FreshEvent[],
  dispatch: Dispatch,
): Promise<Omit<Dispatched, 'mayBeMore'>> {
  const webhooks = await findEnabledWebhooks(context.tx, context.scope);
  if (webhooks.some(includesRelatives)) return { leased: [], othersDue: false };
  const fanned: Fanned[] = [];
  for (const event of events) {
    fanned.push(...(await deliveriesOf(context, event, webhooks, createRelatives(context, dispatch.registry))));
  }
  return insertLeased(context, fanned, dispatch, events);
}

interface Fanned {
  readonly webhook: Webhook;
  readonly made: NewDelivery;
  /** What is sent; null for what is skipped. */
  readonly body: string | null;
}

/** An event erased meanwhile is not sent. */
async function deliveriesOf(
  { ids, clock }: ReadContext,
  event: StoredEvent | FreshEvent,
  webhooks: readonly Webhook[],
  relatives: Relatives,
): Promise<Fanned[]> {
  const { payload } = event;
  if (payload === null) return [];
  const deliveries: Fanned[] = [];
  for (const webhook of webhooks.filter((each) => subscribesTo(each, event.name))) {
    const passes = passesFilter(payload.data, webhook);
    const body = passes ? await composeBody(event, payload.data, webhook, relatives) : null;
    const made: NewDelivery = {
      id: ids.next('webhook-delivery'),
      webhookId: webhook.id,
      eventId: event.id,
      subject: event.subject,
      status: passes ? 'pending' : 'skipped',
      // What is included changes with time.
      body: includesRelatives(webhook) ? body : null,
      nextAttemptAt: passes ? clock.now() : null,
    };
    deliveries.push({ webhook, made, body });
  }
  return deliveries;
}

/** Leases as many as this process can send at once; the others are due. `taking`: events that are still in the outbox. */
async function insertLeased(
  { tx, scope, clock }: AutocommitContext,
  fanned: readonly Fanned[],
  { roomOf }: Dispatch,
  taking: readonly FreshEvent[] | null = null,
): Promise<Omit<Dispatched, 'mayBeMore'>> {
  const now = clock.now();
  const begun = new Map<string, number>();
  const leased: Due[] = [];
  const rows = fanned.map(({ webhook, made, body }) => {
    const before = begun.get(webhook.id) ?? 0;
    const key = made.subject === null ? scope.keys.dataKey : made.subject.key;
    if (body === null || key === null || before >= roomOf(webhook.id)) return made;
    begun.set(webhook.id, before + 1);
    const { id, webhookId, eventId } = made;
    const isKept = made.body !== null;
    leased.push({
      webhook,
      delivery: { id, webhookId, eventId, attemptsMade: 0, firstAttemptedAt: null, key, body, isKept },
    });
    return { ...made, nextAttemptAt: addSeconds(now, leaseSeconds) };
  });
  const written = await insertDeliveries(tx, scope, rows, now, taking);
  const pending = fanned.filter(({ body }) => body !== null);
  return {
    leased: leased.filter(({ delivery }) => written.has(delivery.id)),
    othersDue: leased.length < pending.length,
  };
}
