/**
 * Transport that only writes to the log, with the link or the code, for trying the service on a local machine. If the
 * service has a public address, the log omits it and the message counts as failed: more people read the log than the
 * message was for.
 */
import type { Log } from '../lib/log.ts';
import type { Channel } from './message.ts';
import { maskRecipient } from './recipient.ts';
import { MessageNotSent, type OutgoingMail, type OutgoingSms, type Transport } from './transport.ts';

export interface LogTransportOptions {
  readonly channel: Channel;
  readonly log: Log;
  /** True if the service is reachable by people other than the operator. */
  readonly isPublic: boolean;
}

const settingOf = { mail: 'MAIL_TRANSPORT', sms: 'SMS_TRANSPORT' } as const;

/** Creates the transport; `secret` of a message is its link or code. */
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
    log({
      level: 'warn',
      message: `${setting} is log, so ${id} (${kind}) for ${recipient} was written only to this log${tail}`,
    });
  };
}
