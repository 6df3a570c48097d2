/** Endpoints of settings in the dashboard: current settings, test message to oneself, and preview of retention. */
import { type Endpoint, readEndpoint, writeEndpoint } from '../../../api/endpoint.ts';
import { addSeconds, isoTimestamp } from '../../../lib/clock.ts';
import { Refusal } from '../../../lib/refusal.ts';
import { languageOr } from '../../../messages/message.ts';
import { findDue, mostCounted } from '../../../privacy/retention.ts';
import { carriedBy, listMessages, queueMessage } from '../messages/index.ts';
import { relyingPartyOf } from '../sign-in/index.ts';
import { absoluteSeconds, idleSeconds, personOf } from '../user-sessions/index.ts';
import { findUsers } from '../users/index.ts';
import type { SettingsParts } from './parts.ts';
import { dryRunBody, settingsBody, testMessageBody } from './schema.ts';

const shared = { surface: 'dashboard', permission: null, resourceType: 'setting' } as const;
const shownMessages = 10;
/** Maximum number of test messages of all people together per {@link throttleSeconds}. */
const mostTests = 5;
const throttleSeconds = 600;

const inForce = ({ settings }: SettingsParts): Endpoint =>
  readEndpoint({
    ...shared,
    path: '/settings',
    operationId: 'retrieve-the-settings',
    summary: 'What the operator configured, as far as people may know it, and what became of the latest messages.',
    userPermission: 'setting.read',
    answerBody: settingsBody,
    async handle({ tx, scope, slices }) {
      const carried = slices.port(carriedBy);
      const recent = await listMessages(tx, scope, shownMessages);
      return {
        body: {
          'sign-in': {
            rule: settings.signIn,
            issuer: settings.issuerName,
            'passkey-host': relyingPartyOf(settings.baseUrl)?.id ?? null,
            'idle-seconds': idleSeconds,
            'absolute-seconds': absoluteSeconds,
          },
          messages: {
            mail: carried.transportOf('mail'),
            sms: carried.transportOf('sms'),
            'has-alert-email': settings.hasAlertEmail,
            recent: recent.map(({ id, kind, channel, state, attempts, lastError, createdAt }) => ({
              id,
              kind,
              channel,
              state,
              attempts,
              error: lastError,
              'created-at': isoTimestamp(createdAt),
            })),
          },
        },
      };
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
    const { tx, scope, clock, slices } = context;
    const since = addSeconds(clock.now(), -throttleSeconds);
    const sent = (await listMessages(tx, scope, 100)).filter((each) => each.kind === 'test' && each.createdAt > since);
    if (sent.length >= mostTests) throw new Refusal('rate_limited', { details: 'five test messages in ten minutes' });
    const [user] = await findUsers(tx, context, [personOf(caller).id]);
    if (user === undefined) throw new Refusal('not_found');
    const to = { email: user.emailAddress };
    const id = await queueMessage(context, { kind: 'test', to, language: languageOr(user.language), values: {} });
    return { body: { id, transport: slices.port(carriedBy).transportOf('mail') } };
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
    return {
      body: {
        at: isoTimestamp(context.clock.now()),
        'most-counted': mostCounted,
        tables: tables.map(({ table, seconds, rule, isForever, due, oldest }) => ({
          table,
          'kept-seconds': seconds,
          rule,
          'is-forever': isForever,
          due,
          'oldest-at': isoTimestamp(oldest),
        })),
      },
    };
  },
});

export const settingsEndpoints = (parts: SettingsParts): readonly Endpoint[] => [inForce(parts), testMessage, dryRun];
