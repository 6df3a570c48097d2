/**
 * One attempt to send a message. Two transactions record it, one before and one after; the message is sent between
 * them.
 */
import type { Message } from '../../../../messages/message.ts';
import type { Messages } from '../../../../messages/messages.ts';
import { MessageNotSent } from '../../../../messages/transport.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import type { JobParts } from '../../../../operations/job.ts';
import { system } from '../../../../operations/job.ts';
import type { Scope } from '../../../../security/scope.ts';
import { carriedBy } from '../ports.ts';
import { mostAttempts } from '../send-message-job.ts';
import { type MessageAction, moveMessage } from '../states.ts';
import { lockMessage, saveMessage } from '../store.ts';
import type { StoredMessage } from '../stored-message.ts';

/**
 * Attempts to send a message. Idempotent: a settled message is skipped. If the process dies after the server accepted
 * it and before the commit, the message is sent again under the same id. Throws {@link MessageNotSent} while another
 * attempt is due.
 */
export async function attemptMessage(parts: JobParts, scope: Scope, id: string): Promise<void> {
  const { runner, slices, log } = parts;
  const messages = slices.port(carriedBy);
  const begun = await runner.write(scope, system, (context) => beginAttempt(context, messages, id));
  if (begun === null) return;
  const organization = await parts.scopes.organizationName(scope);
  const problem = await problemOf(messages.send(begun.said, { id, organization }));
  const ended = await runner.write(scope, system, (context) => endAttempt(context, begun.message, problem));
  if (problem === null) return;
  if (ended.state === 'queued') throw problem;
  log({ level: 'warn', message: `message ${id} (${ended.kind}) failed finally: ${problem.message}` });
}

/** Begins an attempt. Returns null if there is nothing left to send. */
async function beginAttempt(
  { tx, scope, clock }: OperationContext,
  messages: Messages,
  id: string,
): Promise<{ readonly message: StoredMessage; readonly said: Message } | null> {
  const found = await lockMessage(tx, scope, id);
  if (found === null || found.state !== 'queued') return null;
  const { said, ...message } = found;
  const now = clock.now();
  if (said === null || (message.expiresAt !== null && message.expiresAt <= now)) {
    const lastError =
      said === null ? 'the person it was about was redacted' : 'it was not sent before its time was over';
    await saveMessage(tx, scope, { ...settled(message, 'give-up', now), lastError });
    return null;
  }
  const transport = messages.transportOf(message.channel);
  const begun = { ...message, transport, attempts: message.attempts + 1 };
  await saveMessage(tx, scope, begun);
  return { message: begun, said };
}

const settled = (message: StoredMessage, action: MessageAction, now: Date): StoredMessage => ({
  ...message,
  state: moveMessage(message.state, action),
  settledAt: now,
});

/**
 * Returns the problem of an attempt. The text of an internal error may contain a value, so it is kept out of tables and
 * logs.
 */
async function problemOf(sending: Promise<void>): Promise<MessageNotSent | null> {
  try {
    await sending;
    return null;
  } catch (error) {
    if (error instanceof MessageNotSent) return error;
    const name = error instanceof Error ? error.name : typeof error;
    return new MessageNotSent(`a fault of the service (${name})`, { isFinal: true });
  }
}

async function endAttempt(
  { tx, scope, clock }: OperationContext,
  begun: StoredMessage,
  problem: MessageNotSent | null,
): Promise<StoredMessage> {
  // Another run of the job may have settled it meanwhile.
  const found = await lockMessage(tx, scope, begun.id);
  if (found === null || found.state !== 'queued') return { ...begun, ...found };
  const lastError = problem?.message ?? null;
  const isOver = problem === null || problem.isFinal || found.attempts >= mostAttempts;
  const message = { ...found, lastError };
  const ended = isOver ? settled(message, problem === null ? 'send' : 'give-up', clock.now()) : message;
  await saveMessage(tx, scope, ended);
  return ended;
}
