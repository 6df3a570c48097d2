/** Stored message: its text while it is queued, and its outcome. */
import type { Channel, Message, MessageKind } from '../../../messages/message.ts';
import type { TransportName } from '../../../messages/transport.ts';
import type { Subject } from '../../../security/subject-keys.ts';
import type { MessageState } from './states.ts';

export interface StoredMessage {
  readonly id: string;
  readonly kind: MessageKind;
  readonly channel: Channel;
  /** Transport of the last attempt; null before the first. */
  readonly transport: TransportName | null;
  readonly state: MessageState;
  readonly attempts: number;
  /** Description without personal values; null if no attempt failed. */
  readonly lastError: string | null;
  readonly expiresAt: Date | null;
  readonly createdAt: Date;
  readonly settledAt: Date | null;
}

export interface QueuedMessage extends StoredMessage {
  /** Text of the message; null once it was settled, or its person was redacted. */
  readonly said: Message | null;
}

/** Person whom a message is about, under whose key it is sealed; null for people of the organization. */
export type About = Pick<Subject, 'id'> & { readonly key: Buffer };
