/** Webhook → JSON:API resource. Secrets are shown by create and retrieve, and by nothing else. */
import type { Resource } from '../../api/json-api/document.ts';
import { isoTimestamp } from '../../lib/clock.ts';
import type { Webhook } from './webhook.ts';

export function serializeWebhook(webhook: Webhook): Resource {
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
      'api-attributes-blocklist': [],
      'file-access-token-expires-in': webhook.fileTokenSeconds,
      'enabled-events': webhook.enabledEvents,
      'payload-filter': webhook.payloadFilter,
      'included-allowlist': { state: 'include_none' },
      'relationship-allowlist': { state: webhook.relationships },
      'created-at': isoTimestamp(webhook.createdAt),
    },
  };
}

export function serializeWebhookWithSecrets(webhook: Webhook): Resource {
  const resource = serializeWebhook(webhook);
  const secrets = webhook.secrets.map(({ value, expiresAt }) => ({ value, 'expires-at': expiresAt }));
  return { ...resource, attributes: { ...resource.attributes, secrets, secret: webhook.secrets[0]?.value ?? '' } };
}
