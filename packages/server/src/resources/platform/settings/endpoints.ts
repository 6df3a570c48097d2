/**
 * Endpoints of settings in the dashboard: current settings, domains of embedding pages, test message to oneself, and preview
 * of retention.
 */
import { type Endpoint, readEndpoint, writeEndpoint } from '../../../api/endpoint.ts';
import { findDue } from '../../../privacy/retention.ts';
import { carriedBy, listMessages } from '../messages/index.ts';
import { personOf } from '../user-sessions/index.ts';
import { changeEmbeddingDomains, sendTestMessage } from './operations.ts';
import type { SettingsParts } from './parts.ts';
import { dryRunBody, embeddingBody, embeddingChange, settingsBody, testMessageBody } from './schema.ts';
import { serializeDryRun, serializeSettings } from './serializer.ts';
import { findEmbeddingDomains } from './store.ts';

const shared = { surface: 'dashboard', permission: null, resourceType: 'setting' } as const;
const shownMessages = 10;
const inForce = (parts: SettingsParts): Endpoint =>
  readEndpoint({
    ...shared,
    path: '/settings',
    operationId: 'retrieve-the-settings',
    summary: 'What the operator configured, as far as people may know it, and what became of the latest messages.',
    userPermission: 'setting.read',
    answerBody: settingsBody,
    async handle({ tx, scope, slices }) {
      const recent = await listMessages(tx, scope, shownMessages);
      const domains = await findEmbeddingDomains(tx, scope);
      return { body: serializeSettings(parts, slices.port(carriedBy), recent, domains) };
    },
  });

const testMessage: Endpoint = writeEndpoint({
  ...shared,
  path: '/settings/test-message',
  operationId: 'send-a-test-message',
  summary: 'Sends a test mail to the caller; at most five in ten minutes.',
  userPermission: 'setting.write',
  answerBody: testMessageBody,
  async handle(context, { caller }) {
    return { body: await sendTestMessage(context, personOf(caller).id) };
  },
});

const embedding: Endpoint = writeEndpoint({
  ...shared,
  method: 'PATCH',
  path: '/settings/embedding',
  operationId: 'change-the-embedding-domains',
  summary: 'Replaces the domains whose pages may frame every inquiry of the environment.',
  userPermission: 'setting.write',
  stepUp: true,
  attributes: embeddingChange,
  answerBody: embeddingBody,
  async handle(context, { attributes }) {
    const before = await findEmbeddingDomains(context.tx, context.scope);
    const domains = [...(await changeEmbeddingDomains(context, attributes.domains))];
    return { body: { domains }, note: { told: { changes: { domains: [before, domains] } } } };
  },
});

const dryRun: Endpoint = readEndpoint({
  ...shared,
  path: '/retention/dry-run',
  operationId: 'look-at-what-retention-would-delete',
  summary: 'What would be deleted if retention ran now, table by table, with the rule; deletes nothing.',
  userPermission: 'setting.read',
  answerBody: dryRunBody,
  async handle(context) {
    const tables = await findDue(context, context.slices.keeps);
    return { body: serializeDryRun(tables, context.clock.now()) };
  },
});

export const settingsEndpoints = (parts: SettingsParts): readonly Endpoint[] => [
  inForce(parts),
  embedding,
  testMessage,
  dryRun,
];
