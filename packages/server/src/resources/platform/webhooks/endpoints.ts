/** The nine operations on webhooks. */

import type { Caller } from '../../../api/caller.ts';
import { type Endpoint, readEndpoint, writeEndpoint } from '../../../api/endpoint.ts';
import { demandStepUp } from '../../../api/step-up.ts';
import { readWebhookChange } from './input.ts';
import { cloneWebhook, rotateSecret, switchWebhook, updateWebhook } from './operations/change-webhook.ts';
import { createWebhook } from './operations/create-webhook.ts';
import type { SettingsRules } from './read-settings.ts';
import { createWebhookAttributes, rotateSecretMeta, updateWebhookAttributes } from './schema.ts';
import { serializeWebhook, serializeWebhookWithSecrets } from './serializer.ts';
import type { WebhookAction } from './states.ts';
import { findWebhook, listWebhooks } from './store.ts';

/** Returns the rules for settings that a key may choose in its environment. */
export type RulesFor = (caller: Caller) => SettingsRules;

const shared = { permission: 'webhook.write', resourceType: 'webhook' } as const;

const switchSummaries: Readonly<Record<WebhookAction, string>> = {
  enable: 'Enables a webhook: it receives events from now on.',
  disable: 'Disables a webhook and drops its pending deliveries.',
  archive: 'Archives a webhook permanently and drops its pending deliveries.',
};

const switchEndpoint = (action: WebhookAction): Endpoint =>
  writeEndpoint({
    ...shared,
    path: `/webhooks/{webhook-id}/${action}`,
    operationId: `${action}-a-webhook`,
    summary: switchSummaries[action],
    async handle(context, { params }) {
      return { resource: serializeWebhook(await switchWebhook(context, params['webhook-id'], action)) };
    },
  });

const readingEndpoints: readonly Endpoint[] = [
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
    summary:
      'Retrieves one webhook. API keys get its secrets; in the dashboard a secret is shown only once, when it is created or rotated.',
    permission: 'webhook.read',
    resourceType: 'webhook',
    async handle({ tx, scope, clock }, { params, caller }) {
      const webhook = await findWebhook(tx, scope, params['webhook-id']);
      const isKey = caller.kind === 'key';
      return { resource: isKey ? serializeWebhookWithSecrets(webhook, clock.now()) : serializeWebhook(webhook) };
    },
  }),
];

const secretEndpoints = (rulesFor: RulesFor): readonly Endpoint[] => [
  writeEndpoint({
    ...shared,
    path: '/webhooks/{webhook-id}/rotate-secret',
    operationId: 'rotate-a-webhook-secret',
    summary: 'Creates a new secret. The old secret also signs for another day, or for the given time.',
    meta: rotateSecretMeta,
    userPermission: 'webhook.secret',
    stepUp: true,
    async handle(context, { params, meta }) {
      const webhook = await rotateSecret(context, params['webhook-id'], meta['expires-in-seconds']);
      return { resource: serializeWebhookWithSecrets(webhook, context.clock.now()) };
    },
  }),
  writeEndpoint({
    ...shared,
    path: '/webhooks/{webhook-id}/clone',
    operationId: 'clone-a-webhook',
    summary: 'Creates a disabled webhook with the same settings and a new secret.',
    stepUp: true,
    async handle(context, { params, caller }) {
      const webhook = await cloneWebhook(context, params['webhook-id'], rulesFor(caller));
      return { resource: serializeWebhookWithSecrets(webhook, context.clock.now()) };
    },
  }),
];

export function webhookEndpoints(rulesFor: RulesFor): readonly Endpoint[] {
  return [
    ...readingEndpoints,
    writeEndpoint({
      ...shared,
      path: '/webhooks',
      operationId: 'create-a-webhook',
      summary: 'Creates a disabled webhook, and returns its secret.',
      success: 201,
      stepUp: true,
      attributes: createWebhookAttributes,
      async handle(context, { attributes, apiVersion, caller }) {
        const rules = rulesFor(caller);
        const webhook = await createWebhook(context, readWebhookChange(attributes), rules, apiVersion);
        return { resource: serializeWebhookWithSecrets(webhook, context.clock.now()) };
      },
    }),
    writeEndpoint({
      ...shared,
      method: 'PATCH',
      path: '/webhooks/{webhook-id}',
      operationId: 'update-a-webhook',
      summary: 'Changes settings of a webhook. Omitted settings stay.',
      attributes: updateWebhookAttributes,
      async handle(context, { params, attributes, caller }) {
        const change = readWebhookChange(attributes);
        // A changed address receives all later events, like the address of a new webhook, so the change needs the same
        // step-up.
        if (change.url !== undefined) demandStepUp(caller, context.clock.now());
        const webhook = await updateWebhook(context, params['webhook-id'], change, rulesFor(caller));
        return { resource: serializeWebhook(webhook) };
      },
    }),
    switchEndpoint('enable'),
    switchEndpoint('disable'),
    switchEndpoint('archive'),
    ...secretEndpoints(rulesFor),
  ];
}
