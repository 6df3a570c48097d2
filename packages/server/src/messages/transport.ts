/** Transport of a message out of the process: log, SMTP or HTTP. */
import type { ComposedMail } from './compose.ts';
import type { MessageKind } from './message.ts';

export type TransportName = 'log' | 'smtp' | 'http';

interface Outgoing {
  /** Id `msg_…`, the same at every attempt, so that a receiver recognizes a repeated one. */
  readonly id: string;
  readonly kind: MessageKind;
}

export interface OutgoingMail extends Outgoing, ComposedMail {
  readonly to: string;
}

export interface OutgoingSms extends Outgoing {
  /** E.164. */
  readonly to: string;
  readonly text: string;
}

/** Gives when the message was taken. Throws {@link MessageNotSent}. */
export type Transport<Sent extends OutgoingMail | OutgoingSms> = (message: Sent) => Promise<void>;

/** Why a message was not taken, in words without an address, a name, a code or what a server said. */
export class MessageNotSent extends Error {
  override readonly name = 'MessageNotSent';
  /** True when another attempt would end the same. */
  readonly isFinal: boolean;
  constructor(words: string, options: { readonly isFinal: boolean }) {
    super(words);
    this.isFinal = options.isFinal;
  }
}
