/** Endpoints of settings in the dashboard: current settings, test message to oneself, and preview of retention. */
import { type Endpoint, readEndpoint, writeEndpoint } from '../../../api/endpoint.ts';
import { findDue } from '../../../privacy/retention.ts';
import { carriedBy, listMessages } from '../messages/index.ts';
import { personOf } from '../user-sessions/index.ts';
import { sendTestMessage } from './operations.ts';
import type { SettingsParts } from './parts.ts';
import { dryRunBody, settingsBody, testMessageBody } from './schema.ts';
import { serializeDryRun, serializeSettings } from './serializer.ts';

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
      return { body: serializeSettings(parts, slices.port(carriedBy), recent) };
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

export const settingsEndpoints = (parts: SettingsParts): readonly Endpoint[] => [inForce(parts), testMessage, dryRun];
