/** Fans an event out: one delivery with a frozen body for every enabled webhook that subscribed to it. */
import type { OperationContext } from '../../../api/endpoint.ts';
import { findEvents } from '../../events/index.ts';
import { composeBody } from '../compose-body.ts';
import { insertDelivery } from '../delivery-store.ts';
import { matchesFilter } from '../payload-filter.ts';
import { findEnabledWebhooks } from '../store.ts';
import { subscribesTo } from '../webhook.ts';

/** Safe to run twice: a delivery exists once an event and webhook. An event erased meanwhile is not sent. */
export async function dispatchEvent(context: OperationContext, eventId: string): Promise<void> {
  const { tx, scope, clock, ids, queue, baseUrl } = context;
  const webhooks = await findEnabledWebhooks(tx, scope);
  if (webhooks.length === 0) return;
  const [event] = await findEvents(tx, scope, [eventId]);
  if (event === undefined || event.payload === null) return;
  for (const webhook of webhooks.filter((each) => subscribesTo(each, event.name))) {
    const now = clock.now();
    const body = composeBody(event, event.payload.data, webhook, scope, baseUrl, now);
    const wanted = webhook.payloadFilter === null || matchesFilter(webhook.payloadFilter, body.payload);
    const id = ids.next('webhook-delivery');
    const fresh = await insertDelivery(tx, scope, {
      id,
      webhookId: webhook.id,
      eventId,
      subject: event.subject,
      status: wanted ? 'pending' : 'skipped',
      body: body.bytes,
      now,
    });
    if (fresh && wanted) {
      await queue.send(tx, 'deliver-webhook', { environmentId: scope.environmentId, deliveryId: id, attempt: 1 });
    }
  }
}
