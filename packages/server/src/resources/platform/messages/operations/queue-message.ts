/** Queues a message in the transaction of what it tells: it is sent when that was committed, and never otherwise. */
import { type Message, shortKinds } from '../../../../messages/message.ts';
import { mayBeTold } from '../../../../messages/recipient.ts';
import type { OperationContext } from '../../../../operations/context.ts';
import { sendMessage } from '../send-message-job.ts';
import { insertMessage } from '../store.ts';
import type { About } from '../stored-message.ts';

export interface QueueOptions {
  /** Whoever the message is about, when that is a person who is verified: their redaction erases it. */
  readonly about?: About;
  /** Not sent later than that. */
  readonly expiresAt?: Date;
}

/**
 * Gives the id of the message. Throws for a recipient that is none, which the operation that took the address in has refused, and
 * for a kind that is too long for a phone.
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
