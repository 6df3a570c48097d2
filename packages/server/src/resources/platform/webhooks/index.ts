/** Webhooks and their deliveries: configured over the API, processed by the loops of the worker. */

import { createRegistry, defineKind, type Registry, type Slice } from '../../../operations/slice.ts';
import type { EgressRules } from '../../../security/egress.ts';
import type { EnvironmentKind } from '../../../security/scope.ts';
import { fillNames } from '../user-audit-logs/index.ts';
import { catalogueEndpoint } from './catalogue-endpoint.ts';
import { deliveryEndpoints } from './delivery-endpoints.ts';
import { deliveryLoop } from './delivery-loop.ts';
import { findDeliveries } from './delivery-records.ts';
import { webhookEndpoints } from './endpoints.ts';
import { catalogueOf } from './event-catalogue.ts';
import { webhookLine } from './go-live.ts';
import { webhookDisabled } from './operations/record-outcomes.ts';
import { erases, keeps } from './privacy.ts';
import { receiverOf } from './receiver.ts';
import { deliveryAttributes, webhookAttributes } from './schema.ts';
import { serializeDelivery, serializeWebhook } from './serializer.ts';
import { findWebhooks } from './store.ts';

export type EgressOfEnvironments = Readonly<Record<EnvironmentKind, EgressRules>>;

const kinds: Slice['kinds'] = [
  defineKind({
    type: 'webhook',
    isConfiguration: true,
    readPermission: 'webhook.read',
    showsSecretOnce: true,
    includable: [],
    attributes: webhookAttributes,
    load: async ({ tx, scope }, ids) => (await findWebhooks(tx, scope, ids)).map(serializeWebhook),
  }),
  defineKind({
    type: 'webhook-delivery',
    readPermission: 'webhook.read',
    relationships: { webhook: 'one', event: 'one' },
    includable: ['webhook', 'event'],
    attributes: deliveryAttributes,
    load: async ({ tx, scope }, ids) =>
      (await findDeliveries(tx, scope, ids)).map((delivery) => serializeDelivery(delivery, false)),
  }),
];
const events = [webhookDisabled];
const relationTypes = { webhook: 'webhook' };

export interface WebhookParts {
  readonly egress: EgressOfEnvironments;
  /** Public address of the service. */
  readonly baseUrl: string;
}

/** Creates the slice. `others` are all other slices: webhooks subscribe to their events and follow their relationships. */
export function createWebhooksSlice(others: readonly Slice[], { egress, baseUrl }: WebhookParts): Slice {
  const registry: Registry = createRegistry([...others, { kinds, events, relationTypes, endpoints: [] }]);
  const catalogue = catalogueOf(registry);
  return {
    kinds,
    relationTypes,
    events,
    loops: [deliveryLoop],
    erases,
    keeps,
    fills: [webhookLine, fillNames('wbh_', 'webhook.read', findWebhooks, ({ name, url }) => name ?? url)],
    endpoints: [
      ...webhookEndpoints((caller) => {
        const { environmentKind } = caller.scope;
        const receiver = receiverOf(environmentKind, baseUrl);
        return { catalogue, egress: egress[environmentKind], receiver, caller };
      }),
      ...deliveryEndpoints(catalogue),
    ],
    dashboard: [catalogueEndpoint(catalogue)],
  };
}
