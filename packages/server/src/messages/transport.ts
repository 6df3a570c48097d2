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

/** A transport resolves once the message was accepted. Throws {@link MessageNotSent}. */
export type Transport<Sent extends OutgoingMail | OutgoingSms> = (message: Sent) => Promise<void>;

/** Reason why a message was not accepted, without address, name, code or the server's words. */
export class MessageNotSent extends Error {
  override readonly name = 'MessageNotSent';
  /** True if a retry would fail too. */
  readonly isFinal: boolean;
  constructor(words: string, options: { readonly isFinal: boolean }) {
    super(words);
    this.isFinal = options.isFinal;
  }
}
