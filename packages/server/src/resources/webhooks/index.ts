/** Webhooks: create, retrieve, list, enable, disable; and the two jobs that deliver events to them. */
import { readEndpoint, writeEndpoint } from '../../api/endpoint.ts';
import type { Slice } from '../../api/slice.ts';
import { Refusal } from '../../lib/refusal.ts';
import { dropPendingDeliveries } from './delivery-store.ts';
import { createWebhook } from './operations/create-webhook.ts';
import { createWebhookAttributes, webhookAttributes } from './schema.ts';
import { serializeWebhook, serializeWebhookWithSecrets } from './serializer.ts';
import { findWebhooks, listWebhooks, setWebhookStatus } from './store.ts';

export { createDeliverer, type Deliverer } from './operations/deliver-events.ts';
export { dispatchEvents } from './operations/dispatch-events.ts';

const webhookId = (params: Readonly<Record<string, string>>): string => params['webhook-id'] ?? '';

function switchEndpoint(action: 'enable' | 'disable') {
  const status = action === 'enable' ? 'enabled' : 'disabled';
  return writeEndpoint({
    path: `/webhooks/{webhook-id}/${action}`,
    operationId: `${action}-a-webhook`,
    summary: action === 'enable' ? 'Starts sending events.' : 'Stops sending events and drops those that wait.',
    permission: 'webhook.write',
    resourceType: 'webhook',
    async handle({ tx, scope, clock }, { params }) {
      const id = webhookId(params);
      const changed = await setWebhookStatus(tx, scope, id, status, clock.now());
      const [webhook] = await findWebhooks(tx, scope, [id]);
      if (webhook === undefined) throw new Refusal('not_found');
      if (!changed) throw new Refusal('conflict', { details: 'the webhook is archived' });
      if (action === 'disable') await dropPendingDeliveries(tx, scope, id);
      return { resource: serializeWebhook(webhook) };
    },
  });
}

/** `knownEvents` are the names that the other slices record. */
export function createWebhooksSlice(knownEvents: ReadonlySet<string>): Slice {
  return {
    events: [],
    kinds: [
      {
        type: 'webhook',
        includable: [],
        attributes: webhookAttributes,
        load: async ({ tx, scope }, ids) => (await findWebhooks(tx, scope, ids)).map(serializeWebhook),
      },
    ],
    endpoints: [
      writeEndpoint({
        path: '/webhooks',
        operationId: 'create-a-webhook',
        summary: 'Creates a webhook, disabled until it is enabled; shows its secret.',
        permission: 'webhook.write',
        resourceType: 'webhook',
        success: 201,
        attributes: createWebhookAttributes,
        async handle(context, { attributes, apiVersion }) {
          // The schema of `attributes` is what makes this type true.
          const input = attributes as unknown as Parameters<typeof createWebhook>[1];
          return {
            resource: serializeWebhookWithSecrets(await createWebhook(context, input, knownEvents, apiVersion)),
          };
        },
      }),
      readEndpoint({
        path: '/webhooks',
        operationId: 'list-all-webhooks',
        summary: 'Lists webhooks, newest first.',
        permission: 'webhook.read',
        resourceType: 'webhook',
        async handle({ tx, scope }, { page }) {
          const found = await listWebhooks(tx, scope, page);
          return { page: { ...found, items: found.items.map(serializeWebhook) } };
        },
      }),
      readEndpoint({
        path: '/webhooks/{webhook-id}',
        operationId: 'retrieve-a-webhook',
        summary: 'Retrieves one webhook with its secrets.',
        permission: 'webhook.read',
        resourceType: 'webhook',
        async handle({ tx, scope }, { params }) {
          const [webhook] = await findWebhooks(tx, scope, [webhookId(params)]);
          if (webhook === undefined) throw new Refusal('not_found');
          return { resource: serializeWebhookWithSecrets(webhook) };
        },
      }),
      switchEndpoint('enable'),
      switchEndpoint('disable'),
    ],
  };
}
