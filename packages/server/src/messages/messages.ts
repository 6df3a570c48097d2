/**
 * Messages to people outside of the API: by mail or short message, through the transport that the operator configured.
 */
import type { Log } from '../lib/log.ts';
import { hostOf, isPublicHost } from '../security/egress.ts';
import { createSafeFetch } from '../security/safe-fetch.ts';
import { composeMail, composeSms } from './compose.ts';
import { createHttpTransport } from './http-transport.ts';
import { createLogTransport } from './log-transport.ts';
import { type Channel, type Message, type ShortKind, shortKinds } from './message.ts';
import type { MessageConfig } from './read-settings.ts';
import { isPhoneNumber, readMailAddress } from './recipient.ts';
import { createSmtpTransport } from './smtp-transport.ts';
import {
  MessageNotSent,
  type OutgoingMail,
  type OutgoingSms,
  type Transport,
  type TransportName,
} from './transport.ts';

export interface Messages {
  /** Sends a message once, outside of any transaction; takes up to half a minute. Throws {@link MessageNotSent}. */
  send(message: Message, as: { readonly id: string; readonly organization: string }): Promise<void>;
  /** Returns the transport of a channel. */
  transportOf(channel: Channel): TransportName;
  /** True if messages of the channel reach people; those of the log do so only if the service is not public. */
  carries(channel: Channel): boolean;
}

export interface MessageParts {
  readonly config: MessageConfig;
  readonly baseUrl: string;
  readonly log: Log;
}

/** A message with the secret that the log shows in addition to its kind. */
type WithSecret<Sent> = Sent & { readonly secret: string | null };

export function createMessages(parts: MessageParts): Messages {
  const { config } = parts;
  const mail = mailTransportOf(parts);
  const sms = smsTransportOf(parts);
  const transportOf = (channel: Channel) => (channel === 'mail' ? config.mail.transport : config.sms.transport);
  return {
    transportOf,
    carries: (channel) => transportOf(channel) !== 'log' || !isPublic(parts.baseUrl),
    async send(message, { id, organization }) {
      const { to, kind } = message;
      const secret = secretOf(message);
      if ('email' in to) {
        const address = readMailAddress(to.email);
        if (address === null) throw new MessageNotSent('the recipient is no mail address', { isFinal: true });
        return mail({ id, kind, to: address, ...composeMail(message, organization), secret });
      }
      if (!isPhoneNumber(to.phone)) throw new MessageNotSent('the recipient is no phone number', { isFinal: true });
      return sms({ id, kind, to: to.phone, text: composeSms(shortOf(message), organization), secret });
    },
  };
}

const secretOf = ({ values }: Message): string | null =>
  'link' in values ? values.link : 'code' in values ? values.code : null;

function shortOf(message: Message): Message & { readonly kind: ShortKind } {
  const kind = shortKinds.find((each) => each === message.kind);
  if (kind === undefined) throw new Error(`${message.kind} goes by mail alone`);
  return message as Message & { readonly kind: ShortKind };
}

/** Removes the secret, so that gateways get only documented members. */
const withoutSecret =
  <Sent extends OutgoingMail | OutgoingSms>(transport: Transport<Sent>): Transport<WithSecret<Sent>> =>
  ({ secret: _secret, ...message }) =>
    transport(message as unknown as Sent);

const isPublic = (baseUrl: string): boolean => isPublicHost(hostOf(new URL(baseUrl)));

// The operator chose the address, so all addresses are allowed.
const gatewayFetch = () => createSafeFetch({ http: true, addresses: 'any' });

function mailTransportOf({ config, baseUrl, log }: MessageParts): Transport<WithSecret<OutgoingMail>> {
  const { mail } = config;
  if (mail.transport === 'log') return createLogTransport({ channel: 'mail', log, isPublic: isPublic(baseUrl) });
  if (mail.transport === 'smtp') return withoutSecret(createSmtpTransport(mail));
  const { name, address } = mail.from;
  const from = name === '' ? address : `${name} <${address}>`;
  return withoutSecret(createHttpTransport<OutgoingMail>({ ...mail, from, fetch: gatewayFetch() }));
}

function smsTransportOf({ config, baseUrl, log }: MessageParts): Transport<WithSecret<OutgoingSms>> {
  const { sms } = config;
  if (sms.transport === 'log') return createLogTransport({ channel: 'sms', log, isPublic: isPublic(baseUrl) });
  return withoutSecret(createHttpTransport<OutgoingSms>({ ...sms, from: null, fetch: gatewayFetch() }));
}
