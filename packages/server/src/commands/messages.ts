/** Commands for messages: a test of the configured transport, and the state of queued ones. */
import type { Config } from '../config.ts';
import { randomIds } from '../lib/ids.ts';
import { createLog } from '../lib/log.ts';
import { OperatorError } from '../lib/operator-error.ts';
import { languageOr, type Message } from '../messages/message.ts';
import { createMessages } from '../messages/messages.ts';
import { isPhoneNumber, readMailAddress } from '../messages/recipient.ts';
import { MessageNotSent } from '../messages/transport.ts';
import { listMessages } from '../resources/platform/messages/index.ts';
import { type Given, type Tell, UsageError } from './command.ts';
import { formatTable } from './format-table.ts';
import { withOperations } from './with-operations.ts';

function recipientOf(text: string): Message['to'] {
  if (isPhoneNumber(text)) return { phone: text };
  const email = readMailAddress(text);
  if (email !== null) return { email };
  throw new UsageError(`${text} is neither an e-mail address nor a phone number such as +4930123456.`);
}

/** Sends one message immediately, without queue and database. */
export async function sendTestMessage(config: Config, { options }: Given, tell: Tell): Promise<void> {
  const to = recipientOf(options['to'] ?? '') as { readonly email: string };
  const messages = createMessages({
    config: config.messages,
    baseUrl: config.baseUrl,
    log: createLog(config.logLevel),
  });
  const message: Message = { kind: 'test', to, language: languageOr(options['language'] ?? 'en'), values: {} };
  const channel = 'email' in to ? 'mail' : 'sms';
  const transport = messages.transportOf(channel);
  const id = randomIds.next('message');
  await messages.send(message, { id, organization: config.organizationName }).catch((error: unknown) => {
    throw error instanceof MessageNotSent ? new OperatorError(`Not sent: ${error.message}.`, { cause: error }) : error;
  });
  const text =
    transport === 'log'
      ? `Nothing was sent: ${channel === 'mail' ? 'MAIL' : 'SMS'}_TRANSPORT is log. docs/messages.md describes the other transports.`
      : `${transport} accepted ${id} for ${options['to']}: check whether it arrives, and in which folder.`;
  tell(text, { message: { id, channel, transport, sent: transport !== 'log' } });
}

const mostListed = 100;

/** Lists the last hundred of each environment; recipients are not stored. */
export async function listQueuedMessages(config: Config, { options }: Given, tell: Tell): Promise<void> {
  const { environment, state } = options;
  await withOperations(config, async ({ runner, scopes }) => {
    const shown: Readonly<Record<string, string | number | null>>[] = [];
    for (const scope of await scopes.all()) {
      if (environment !== undefined && scope.environmentKind !== environment) continue;
      const found = await runner.read(scope, ({ tx }) => listMessages(tx, scope, mostListed, state ?? null));
      for (const each of found) {
        shown.push({
          id: each.id,
          environment: scope.environmentKind,
          kind: each.kind,
          state: each.state,
          transport: each.transport,
          attempts: each.attempts,
          'created-at': each.createdAt.toISOString(),
          'last-error': each.lastError,
        });
      }
    }
    const head = ['ID', 'ENVIRONMENT', 'KIND', 'STATE', 'TRANSPORT', 'ATTEMPTS', 'CREATED', 'LAST ERROR'];
    const rows = shown.map((message) => Object.values(message).map((value) => String(value ?? '')));
    tell(formatTable([head, ...rows]), { messages: shown });
  });
}
