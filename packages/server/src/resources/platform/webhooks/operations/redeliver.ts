/** Redelivery of failed deliveries, and of events that the business lost. */

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
  resendUndelivered,
} from '../delivery-records.ts';
import { insertDeliveries, leaseSeconds } from '../delivery-store.ts';
import type { RedeliverFailed } from '../input.ts';
import { redelivered } from '../states.ts';
import { findWebhook } from '../store.ts';
import type { Webhook } from '../webhook.ts';

/**
 * Delivers one event to one webhook again, regardless of its subscriptions and its filter. The stored body is sent; if
 * there is none, it is composed from the event. A delivery that waits for its next attempt is attempted now. Throws
 * not_found, or conflict if the webhook is not enabled, an attempt is in progress or the event was redacted.
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
  // A concurrent request created the delivery of the same event.
  if (delivery === undefined) throw new Refusal('stale_object');
  return delivery;
}

/**
 * Returns true if the next attempt is due later than the end of any lease in progress, so that it can be made at once.
 */
const waitsLong = ({ status, nextAttemptAt }: DeliveryRecord, now: Date): boolean =>
  status === 'pending' && nextAttemptAt !== null && nextAttemptAt > addSeconds(now, leaseSeconds);

/**
 * Makes the failed deliveries of a webhook due now, both those that failed for good and those that wait for a retry,
 * and returns their number. Throws not_found, or conflict if the webhook is not enabled.
 */
export async function redeliverFailed(
  context: OperationContext,
  webhookId: string,
  { since, until }: RedeliverFailed,
): Promise<{ readonly webhook: Webhook; readonly count: number }> {
  const webhook = await findEnabledWebhook(context, webhookId);
  const now = context.clock.now();
  const count = await resendUndelivered(context.tx, context.scope, {
    webhookId,
    since,
    until: until ?? now,
    now,
    leasesEndBy: addSeconds(now, leaseSeconds),
  });
  return { webhook, count };
}

async function findEnabledWebhook({ tx, scope }: OperationContext, id: string): Promise<Webhook> {
  const webhook = await findWebhook(tx, scope, id);
  if (webhook.status !== 'enabled') throw new Refusal('conflict', { details: `the webhook is ${webhook.status}` });
  return webhook;
}
