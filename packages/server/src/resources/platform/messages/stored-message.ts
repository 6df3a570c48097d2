/** A message as it is kept: what it says as long as it is queued, and what became of it. */
import type { Channel, Message, MessageKind } from '../../../messages/message.ts';
import type { TransportName } from '../../../messages/transport.ts';
import type { Subject } from '../../../security/subject-keys.ts';
import type { MessageState } from './states.ts';

export interface StoredMessage {
  readonly id: string;
  readonly kind: MessageKind;
  readonly channel: Channel;
  /** What carried the last attempt; null before the first. */
  readonly transport: TransportName | null;
  readonly state: MessageState;
  readonly attempts: number;
  /** In words without personal values; null while nothing failed. */
  readonly lastError: string | null;
  readonly expiresAt: Date | null;
  readonly createdAt: Date;
  readonly settledAt: Date | null;
}

export interface QueuedMessage extends StoredMessage {
  /** Null once the message was settled, or when whoever it was about was redacted. */
  readonly said: Message | null;
}

/** Whoever a message is about, under whose key it is sealed; null for people of the organization. */
export type About = Pick<Subject, 'id'> & { readonly key: Buffer };
