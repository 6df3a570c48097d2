/** Queues a message in the caller's transaction: the message is sent if and only if the transaction commits. */
import { type Message, shortKinds } from '../../../../messages/message.ts';
import { mayBeTold } from '../../../../messages/recipient.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import { sendMessage } from '../send-message-job.ts';
import { insertMessage } from '../store.ts';
import type { About } from '../stored-message.ts';

export interface QueueOptions {
  /** Verified person whom the message is about, whose redaction erases it; absent for others. */
  readonly about?: About;
  /** Time after which the message is not sent. */
  readonly expiresAt?: Date;
}

/**
 * Queues a message and returns its id. Throws for an invalid recipient, which the operation that received the address
 * should have refused, and for a kind that is too long for a short message.
 */
export async function queueMessage(
  context: OperationContext,
  message: Message,
  options: QueueOptions = {},
): Promise<string> {
  const { tx, scope, queue, clock, ids } = context;
  if (!mayBeTold(message.to)) throw new Error('the recipient of a message is no address');
  if ('phone' in message.to && !shortKinds.some((kind) => kind === message.kind)) {
    throw new Error(`${message.kind} goes by mail alone`);
  }
  const id = ids.next('message');
  const { about = null, expiresAt = null } = options;
  await insertMessage(tx, scope, { id, said: message, about, expiresAt, createdAt: clock.now() });
  await queue.send(tx, sendMessage, { environmentId: scope.environmentId, messageId: id });
  return id;
}
