/**
 * Webhooks and deliveries as JSON:API resources. Secrets are returned when a webhook is created or its secret is
 * rotated, and to keys that retrieve a webhook.
 */
import type { Resource } from '../../../api/json-api/document.ts';
import type { Wire } from '../../../api/json-api/schema.ts';
import { isoTimestamp } from '../../../lib/clock.ts';
import type { DeliveryRecord } from './delivery-records.ts';
import { attemptLimit } from './retry-schedule.ts';
import type { deliveryAttributes, webhookAttributes } from './schema.ts';
import { liveSecrets, type Webhook } from './webhook.ts';

export function serializeWebhook(webhook: Webhook): Resource<Wire<typeof webhookAttributes>> {
  return {
    type: 'webhook',
    id: webhook.id,
    attributes: {
      status: webhook.status,
      url: webhook.url,
      name: webhook.name,
      description: webhook.description,
      'api-version': webhook.apiVersion,
      'api-key-inflection': webhook.inflection,
      'api-attributes-blocklist': webhook.blocklist,
      'file-access-token-expires-in': webhook.fileTokenSeconds,
      'enabled-events': webhook.enabledEvents,
      'payload-filter': webhook.payloadFilter,
      'included-allowlist': webhook.included,
      'relationship-allowlist': { state: webhook.relationships },
      'failing-since': isoTimestamp(webhook.failingSince),
      'disabled-reason': webhook.disabledReason,
      'created-at': isoTimestamp(webhook.createdAt),
    },
  };
}

/** Serializes a webhook with the secrets that sign at `now`. */
export function serializeWebhookWithSecrets(webhook: Webhook, now: Date): Resource<Wire<typeof webhookAttributes>> {
  const resource = serializeWebhook(webhook);
  const secrets = liveSecrets(webhook, now).map(({ value, expiresAt }) => ({ value, 'expires-at': expiresAt }));
  return { ...resource, attributes: { ...resource.attributes, secrets, secret: secrets[0]?.value ?? '' } };
}

/** Serializes a delivery. `withAnswer` adds the receiver's response, see `sees-whole-event.ts`. */
export function serializeDelivery(
  delivery: DeliveryRecord,
  withAnswer: boolean,
): Resource<Wire<typeof deliveryAttributes>> {
  const waiting = delivery.status === 'pending';
  return {
    type: 'webhook-delivery',
    id: delivery.id,
    attributes: {
      status: delivery.status,
      'event-name': delivery.eventName,
      'attempts-made': delivery.attemptsMade,
      'attempts-left': waiting ? attemptLimit - delivery.attemptsMade : 0,
      'first-attempted-at': isoTimestamp(delivery.firstAttemptedAt),
      'last-attempted-at': isoTimestamp(delivery.lastAttemptedAt),
      'next-attempt-at': isoTimestamp(delivery.nextAttemptAt),
      'last-status-code': delivery.lastStatus,
      'last-error': delivery.lastError,
      'last-response': withAnswer ? delivery.response : null,
      'created-at': isoTimestamp(delivery.createdAt),
    },
    relationships: {
      webhook: { data: { type: 'webhook', id: delivery.webhookId } },
      event: { data: { type: 'event', id: delivery.eventId } },
    },
  };
}
