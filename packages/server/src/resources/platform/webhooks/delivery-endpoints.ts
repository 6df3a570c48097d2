/** Endpoints of deliveries: the outcomes of a webhook's events, and redelivery. The reference has neither. */
import type { Caller } from '../../../api/caller.ts';
import { type Endpoint, readEndpoint, writeEndpoint } from '../../../api/endpoint.ts';
import { alternatives } from '../../../api/json-api/filters.ts';
import { type DeliveryRecord, findDelivery, listDeliveries } from './delivery-records.ts';
import type { EventCatalogue } from './event-catalogue.ts';
import { readRedeliverFailed } from './input.ts';
import { redeliverEvent, redeliverFailed } from './operations/redeliver.ts';
import { deliveryFilters, redeliverAnswerMeta, redeliverMeta } from './schema.ts';
import { seesWholeEvent } from './sees-whole-event.ts';
import { serializeDelivery, serializeWebhook } from './serializer.ts';
import { findWebhook } from './store.ts';

const showDelivery = (delivery: DeliveryRecord, caller: Caller, catalogue: EventCatalogue) =>
  serializeDelivery(delivery, seesWholeEvent(caller, delivery.eventName, catalogue));

const listEndpoint = (catalogue: EventCatalogue) =>
  readEndpoint({
    path: '/webhooks/{webhook-id}/deliveries',
    operationId: 'list-all-webhook-deliveries',
    summary: 'Lists the deliveries of a webhook, newest first; kept for 30 days.',
    permission: 'webhook.read',
    resourceType: 'webhook-delivery',
    filters: deliveryFilters,
    extension: true,
    async handle({ tx, scope }, { params, filter, page, caller }) {
      const { id } = await findWebhook(tx, scope, params['webhook-id']);
      const request = {
        statuses: alternatives(filter, 'status'),
        eventIds: alternatives(filter, 'event-id'),
        eventNames: alternatives(filter, 'event-name'),
      };
      const found = await listDeliveries(tx, scope, id, request, page);
      return { page: { ...found, items: found.items.map((each) => showDelivery(each, caller, catalogue)) } };
    },
  });

const retrieveEndpoint = (catalogue: EventCatalogue) =>
  readEndpoint({
    path: '/webhooks/{webhook-id}/deliveries/{webhook-delivery-id}',
    operationId: 'retrieve-a-webhook-delivery',
    summary: 'Retrieves one delivery of a webhook; kept for 30 days.',
    permission: 'webhook.read',
    resourceType: 'webhook-delivery',
    extension: true,
    async handle({ tx, scope }, { params, caller }) {
      const delivery = await findDelivery(tx, scope, params['webhook-id'], params['webhook-delivery-id']);
      return { resource: showDelivery(delivery, caller, catalogue) };
    },
  });

const redeliverAllEndpoint = writeEndpoint({
  path: '/webhooks/{webhook-id}/redeliver',
  operationId: 'redeliver-failed-webhook-deliveries',
  summary:
    'Resends the failed deliveries of a webhook, and those that wait for another attempt, created from `since` (inclusive) to `until` (exclusive, now by default).',
  permission: 'webhook.write',
  resourceType: 'webhook',
  meta: redeliverMeta,
  answerMeta: redeliverAnswerMeta,
  extension: true,
  async handle(context, { params, meta }) {
    const { webhook, count } = await redeliverFailed(context, params['webhook-id'], readRedeliverFailed(meta));
    return { resource: serializeWebhook(webhook), meta: { 'redelivered-count': count } };
  },
});

export function deliveryEndpoints(catalogue: EventCatalogue): readonly Endpoint[] {
  return [
    listEndpoint(catalogue),
    retrieveEndpoint(catalogue),
    writeEndpoint({
      path: '/webhooks/{webhook-id}/events/{event-id}/redeliver',
      operationId: 'redeliver-an-event',
      summary: 'Sends an event to a webhook, ignoring the filters of the webhook.',
      permission: 'webhook.write',
      resourceType: 'webhook-delivery',
      extension: true,
      async handle(context, { params, caller }) {
        const eventId = params['event-id'];
        const delivery = await redeliverEvent(context, params['webhook-id'], eventId);
        return { resource: showDelivery(delivery, caller, catalogue) };
      },
    }),
    redeliverAllEndpoint,
  ];
}
