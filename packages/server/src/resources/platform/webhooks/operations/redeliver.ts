/** Sends again what was not delivered, or anew what the business lost. */

import { addSeconds } from '../../../../lib/clock.ts';
import { Refusal } from '../../../../lib/refusal.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import { findEvents } from '../../events/index.ts';
import {
  type DeliveryRecord,
  findDeliveries,
  hurryDelivery,
  lockDelivery,
  requeueDelivery,
  requeueFailed,
} from '../delivery-records.ts';
import { insertDeliveries, leaseSeconds } from '../delivery-store.ts';
import type { RedeliverFailed } from '../input.ts';
import { redelivered } from '../states.ts';
import { findWebhook } from '../store.ts';
import type { Webhook } from '../webhook.ts';

/**
 * One event to one webhook, whatever its subscriptions and its filter say: the body it had is sent again; where none was
 * kept it is made of the event. One that waits for its next attempt is attempted now. Throws not_found, or conflict when the webhook is
 * not enabled, an attempt is being made or the event was redacted.
 */
export async function redeliverEvent(
  context: OperationContext,
  webhookId: string,
  eventId: string,
): Promise<DeliveryRecord> {
  const { tx, scope, clock, ids } = context;
  await findEnabledWebhook(context, webhookId);
  const [event] = await findEvents(tx, scope, [eventId]);
  const before = await lockDelivery(tx, scope, webhookId, eventId);
  if (event === undefined) throw new Refusal('not_found');
  const isWaiting = before !== null && waitsLong(before, clock.now());
  if (before !== null && !isWaiting) redelivered(before.status);
  if (event.payload === null) throw new Refusal('conflict', { details: 'the event was redacted' });
  const id = before?.id ?? ids.next('webhook-delivery');
  if (isWaiting) await hurryDelivery(tx, scope, id, clock.now());
  else if (before !== null) await requeueDelivery(tx, scope, id, clock.now());
  else {
    const { subject } = event;
    const delivery = {
      id,
      webhookId,
      eventId,
      subject,
      status: 'pending',
      body: null,
      nextAttemptAt: clock.now(),
    } as const;
    await insertDeliveries(tx, scope, [delivery], clock.now());
  }
  const [delivery] = await findDeliveries(tx, scope, [id]);
  // Lost against another request that made the delivery of the same event.
  if (delivery === undefined) throw new Refusal('stale_object');
  return delivery;
}

/** Whether the next attempt is so far off that nobody can be making one now: it is made at once then. */
const waitsLong = ({ status, nextAttemptAt }: DeliveryRecord, now: Date): boolean =>
  status === 'pending' && nextAttemptAt !== null && nextAttemptAt > addSeconds(now, leaseSeconds);

/** How many of its failed deliveries are attempted again. Throws not_found, or conflict when it is not enabled. */
export async function redeliverFailed(
  context: OperationContext,
  webhookId: string,
  { since, until }: RedeliverFailed,
): Promise<{ readonly webhook: Webhook; readonly count: number }> {
  const webhook = await findEnabledWebhook(context, webhookId);
  const now = context.clock.now();
  const count = await requeueFailed(context.tx, context.scope, webhookId, { since, until: until ?? now }, now);
  return { webhook, count };
}

async function findEnabledWebhook({ tx, scope }: OperationContext, id: string): Promise<Webhook> {
  const webhook = await findWebhook(tx, scope, id);
  if (webhook.status !== 'enabled') throw new Refusal('conflict', { details: `the webhook is ${webhook.status}` });
  return webhook;
}
