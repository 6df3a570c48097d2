/**
 * Mail by SMTP. The connection is encrypted and the server's certificate checked, unless the server is on this machine.
 */
import { domainToASCII } from 'node:url';
import { createTransport } from 'nodemailer';
import { isLoopbackHost } from '../security/egress.ts';
import { MessageNotSent, type OutgoingMail, type Transport } from './transport.ts';

export interface SmtpOptions {
  /** Server address: `smtps://user:password@host:465` for TLS from the start, `smtp://…:587` for STARTTLS. */
  readonly url: string;
  readonly from: MailSender;
  /** PEM of the authorities that are trusted instead of the public ones; null to trust the public ones. */
  readonly authorities: string | null;
  /** Timeout from connecting to the server's confirmation of the message. */
  readonly totalTimeoutMs?: number;
}

export interface MailSender {
  /** Name of the sender; empty for only an address. */
  readonly name: string;
  readonly address: string;
}

const stepTimeoutMs = 10_000;
const standardTimeoutMs = 30_000;
const mostAnswerBytes = 65_536;

/** Returns nodemailer's options for an address; see SmtpOptions. */
export function connectionOf(url: string, authorities: string | null) {
  const { protocol, hostname, port, username, password } = new URL(url);
  const isTlsFromStart = protocol === 'smtps:';
  // Traffic between two programs on one machine cannot be intercepted, and local relays have self-signed certificates.
  const mayBePlain = !isTlsFromStart && isLoopbackHost(hostname);
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (isTlsFromStart ? 465 : 587) : Number(port),
    secure: isTlsFromStart,
    requireTLS: !isTlsFromStart && !mayBePlain,
    ...(username === ''
      ? {}
      : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) }, forceAuth: true }),
    tls: {
      minVersion: 'TLSv1.2' as const,
      rejectUnauthorized: !mayBePlain,
      ...(authorities === null ? {} : { ca: authorities }),
    },
    connectionTimeout: stepTimeoutMs,
    greetingTimeout: stepTimeoutMs,
    socketTimeout: stepTimeoutMs,
    dnsTimeout: stepTimeoutMs,
    maxResponseSize: mostAnswerBytes,
    // A message contains only text: nothing in it names a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Creates the transport; each message has its own connection, since they are few and must not wait for each other. */
export function createSmtpTransport(options: SmtpOptions): Transport<OutgoingMail> {
  const { from, totalTimeoutMs = standardTimeoutMs } = options;
  const transport = createTransport(connectionOf(options.url, options.authorities));
  const domain = domainToASCII(from.address.slice(from.address.lastIndexOf('@') + 1));
  return async ({ id, to, subject, text, html }) => {
    const sender = from.name === '' ? from.address : { name: from.name, address: from.address };
    try {
      await transport.sendMail({
        from: sender,
        // Delivery follows the envelope: one address, regardless of the headers.
        envelope: { from: from.address, to: [to] },
        to: { name: '', address: to },
        subject,
        text,
        html,
        messageId: `<${id}@${domain}>`,
        // RFC 3834: suppresses automatic replies.
        headers: { 'Auto-Submitted': 'auto-generated' },
        xMailer: false,
        signal: AbortSignal.timeout(totalTimeoutMs),
      });
    } catch (error) {
      throw notSent(error);
    }
  };
}

/** Error of nodemailer. Its message quotes the server, often with the address, and is never shown. */
interface SmtpFault {
  /** Code of nodemailer; the system's code that it replaces is in `originalCode`. */
  readonly code?: string;
  readonly originalCode?: string;
  readonly command?: string;
  readonly responseCode?: number;
  readonly rejectedErrors?: readonly SmtpFault[];
}

function notSent(error: unknown): MessageNotSent {
  const fault: SmtpFault = typeof error === 'object' && error !== null ? error : {};
  const refusal = fault.rejectedErrors?.[0] ?? fault;
  const { responseCode: status = 0, command = '' } = refusal;
  const isRefused = status >= 500;
  const temporary = (words: string) => new MessageNotSent(words, { isFinal: false });
  const answered = status === 0 ? '' : ` (${status})`;
  if (fault.code === 'EAUTH' || fault.code === 'ENOAUTH') {
    return temporary(`the mail server does not take the user and password of SMTP_URL${answered}`);
  }
  if (fault.code === 'ETLS') return temporary('the mail server offers no encryption that can be trusted');
  if (command.startsWith('RCPT')) {
    const words = isRefused ? 'the mail server refuses the recipient' : 'the mail server put the recipient off';
    return new MessageNotSent(`${words}${answered}`, { isFinal: isRefused });
  }
  if (command.startsWith('MAIL')) return temporary(`the mail server does not take MAIL_FROM as sender${answered}`);
  if (command.startsWith('DATA')) {
    const words = isRefused ? 'the mail server refuses the message' : 'the mail server put the message off';
    return new MessageNotSent(`${words}${answered}`, { isFinal: isRefused });
  }
  if (fault.code === 'EABORT' || fault.code === 'ETIMEDOUT') return temporary('the mail server took too long');
  return temporary(`the mail server cannot be reached or breaks off${status === 0 ? reasonOf(fault) : answered}`);
}

/** Returns the system or TLS code, which gives the reason without personal data. */
function reasonOf({ originalCode, code = '' }: SmtpFault): string {
  const reason = originalCode ?? code;
  return /^[A-Z][A-Z0-9_]{2,60}$/.test(reason) ? ` (${reason})` : '';
}
