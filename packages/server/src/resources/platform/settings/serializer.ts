/** Serializers of the settings and of the preview of retention. */
import type { Wire } from '../../../api/json-api/schema.ts';
import { isoTimestamp } from '../../../lib/clock.ts';
import type { Messages } from '../../../messages/messages.ts';
import { type DueTable, mostCounted } from '../../../privacy/retention.ts';
import type { StoredMessage } from '../messages/index.ts';
import { relyingPartyOf } from '../sign-in/index.ts';
import { absoluteSeconds, idleSeconds } from '../user-sessions/index.ts';
import type { SettingsParts } from './parts.ts';
import type { dryRunBody, settingsBody } from './schema.ts';

type SettingsBody = Wire<typeof settingsBody>;

const serializeMessage = (message: StoredMessage): SettingsBody['messages']['recent'][number] => ({
  id: message.id,
  kind: message.kind,
  channel: message.channel,
  state: message.state,
  attempts: message.attempts,
  error: message.lastError,
  'created-at': isoTimestamp(message.createdAt),
});

export const serializeSettings = (
  { settings }: SettingsParts,
  carried: Pick<Messages, 'transportOf'>,
  recent: readonly StoredMessage[],
  embeddingDomains: readonly string[],
): SettingsBody => ({
  'sign-in': {
    rule: settings.signIn,
    issuer: settings.issuerName,
    'passkey-host': relyingPartyOf(settings.baseUrl)?.id ?? null,
    'idle-seconds': idleSeconds,
    'absolute-seconds': absoluteSeconds,
  },
  embedding: { domains: [...embeddingDomains] },
  messages: {
    mail: carried.transportOf('mail'),
    sms: carried.transportOf('sms'),
    'has-alert-email': settings.hasAlertEmail,
    recent: recent.map(serializeMessage),
  },
});

const serializeDue = (table: DueTable): Wire<typeof dryRunBody>['tables'][number] => ({
  table: table.table,
  'kept-seconds': table.seconds,
  rule: table.rule,
  'is-forever': table.isForever,
  due: table.due,
  'oldest-at': isoTimestamp(table.oldest),
});

export const serializeDryRun = (tables: readonly DueTable[], at: Date): Wire<typeof dryRunBody> => ({
  at: isoTimestamp(at),
  'most-counted': mostCounted,
  tables: tables.map(serializeDue),
});
