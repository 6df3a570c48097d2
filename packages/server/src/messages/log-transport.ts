/**
 * Messages that go nowhere: a line in the log, with the link or the code in it, since somebody who tries the service on their own
 * machine needs them. Where the service has a public address nothing is shown, and the message counts as failed: a log is read by
 * more people than the message was for.
 */
import type { Log } from '../lib/log.ts';
import type { Channel } from './message.ts';
import { maskRecipient } from './recipient.ts';
import { MessageNotSent, type OutgoingMail, type OutgoingSms, type Transport } from './transport.ts';

export interface LogTransportOptions {
  readonly channel: Channel;
  readonly log: Log;
  /** Whether people beside the operator reach the service. */
  readonly isPublic: boolean;
}

const settingOf = { mail: 'MAIL_TRANSPORT', sms: 'SMS_TRANSPORT' } as const;

/** `secret` of a message is its link or code. */
export function createLogTransport<Sent extends (OutgoingMail | OutgoingSms) & { readonly secret: string | null }>({
  channel,
  log,
  isPublic,
}: LogTransportOptions): Transport<Sent> {
  const setting = settingOf[channel];
  return async ({ id, kind, to, secret }) => {
    if (isPublic) {
      throw new MessageNotSent(`${setting} is log, which sends nothing where BASE_URL is public`, { isFinal: true });
    }
    const recipient = maskRecipient(channel === 'mail' ? { email: to } : { phone: to });
    const tail = secret === null ? '' : `: ${secret}`;
    log({ level: 'warn', message: `${setting} is log, so ${id} (${kind}) for ${recipient} stands here alone${tail}` });
  };
}
