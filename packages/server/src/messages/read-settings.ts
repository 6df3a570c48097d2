/** Reads the settings of messages, and reports their problems in sentences without the values. */
import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { codeOf } from '../lib/operator-error.ts';
import { hostOf, isPublicHost } from '../security/egress.ts';
import { oneLine } from './compose.ts';
import { readMailAddress } from './recipient.ts';
import type { MessageSettingName } from './settings.ts';
import type { MailSender } from './smtp-transport.ts';

interface Gateway {
  readonly url: string;
  readonly token: string | null;
}

export interface MessageConfig {
  readonly mail:
    | { readonly transport: 'log' }
    | {
        readonly transport: 'smtp';
        readonly from: MailSender;
        readonly url: string;
        readonly authorities: string | null;
      }
    | ({ readonly transport: 'http'; readonly from: MailSender } & Gateway);
  readonly sms: { readonly transport: 'log' } | ({ readonly transport: 'http' } & Gateway);
  readonly alertEmail: string | null;
}

/** Parses a sender; null for an invalid one. */
export function readSender(text: string): MailSender | null {
  const [, name = '', bracketed] = /^([^<>]*)<([^<>]+)>$/.exec(text) ?? [];
  const address = readMailAddress(bracketed ?? text);
  const unquoted = name.trim().replace(/^"(.*)"$/, '$1');
  return address === null || unquoted !== oneLine(unquoted) ? null : { name: unquoted, address };
}

/** Returns the problem of an address, null if it is valid; never quotes it, since it may contain a password. */
function smtpUrlProblem(text: string): string | null {
  const form = 'SMTP_URL must be an address such as smtps://user:password@mail.example.com or smtp://127.0.0.1:1025';
  const url = URL.parse(text);
  if (url === null || !['smtp:', 'smtps:'].includes(url.protocol) || url.hostname === '') return `${form}.`;
  if (/[^/]/.test(url.pathname) || `${url.search}${url.hash}` !== '') return `${form}, with nothing after the port.`;
  if ((url.username === '') !== (url.password === '')) return `${form}: user and password both, or neither.`;
  return isDecodable(url.username) && isDecodable(url.password)
    ? null
    : `${form}: a % in user or password is written %25.`;
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

function gatewayProblem(name: MessageSettingName, text: string): string | null {
  const url = URL.parse(text);
  return url?.protocol === 'http:' && isPublicHost(hostOf(url))
    ? `${name} must start with https:// for a public host: what it is sent are links and codes.`
    : null;
}

/** Reads a PEM file with at least one certificate, or returns the problem as a sentence. */
function readAuthorities(path: string): { readonly pem: string } | { readonly problem: string } {
  try {
    const pem = readFileSync(path, 'utf8');
    return new X509Certificate(pem).subject === ''
      ? { problem: 'SMTP_CA_FILE contains no certificate of an authority.' }
      : { pem };
  } catch (error) {
    const code = codeOf(error);
    return {
      problem: code.startsWith('ERR_')
        ? 'SMTP_CA_FILE must be a PEM file with a certificate.'
        : `SMTP_CA_FILE cannot be read (${code}).`,
    };
  }
}

type Given = (name: MessageSettingName) => string | null;

/** Settings that apply only with one value of another. */
const needs: readonly (readonly [MessageSettingName, string, readonly MessageSettingName[]])[] = [
  ['MAIL_TRANSPORT', 'smtp', ['SMTP_URL', 'MAIL_FROM']],
  ['MAIL_TRANSPORT', 'http', ['MAIL_HTTP_URL', 'MAIL_FROM']],
  ['SMS_TRANSPORT', 'http', ['SMS_HTTP_URL']],
];
const belongings: readonly (readonly [MessageSettingName, MessageSettingName, string])[] = [
  ['SMTP_URL', 'MAIL_TRANSPORT', 'smtp'],
  ['SMTP_CA_FILE', 'MAIL_TRANSPORT', 'smtp'],
  ['MAIL_HTTP_URL', 'MAIL_TRANSPORT', 'http'],
  ['MAIL_HTTP_TOKEN', 'MAIL_TRANSPORT', 'http'],
  ['SMS_HTTP_URL', 'SMS_TRANSPORT', 'http'],
  ['SMS_HTTP_TOKEN', 'SMS_TRANSPORT', 'http'],
];

function togetherProblems(given: Given): string[] {
  const missing = needs.flatMap(([name, value, others]) =>
    given(name) === value
      ? others.filter((other) => given(other) === null).map((other) => `${name}=${value} needs ${other}.`)
      : [],
  );
  const idle = belongings
    .filter(([name, of, value]) => given(name) !== null && given(of) !== value)
    .map(([name, of, value]) => `${name} requires ${of}=${value}, but ${of} is ${given(of)}.`);
  return [...missing, ...idle];
}

/** Reads the settings; passes each problem to the callback, and the result is valid only without one. */
export function readMessageConfig(given: Given, tell: (problem: string) => void): MessageConfig {
  for (const problem of togetherProblems(given)) tell(problem);
  const [smtpUrl, sender, alert] = [given('SMTP_URL'), given('MAIL_FROM'), given('ALERT_EMAIL')];
  const from = sender === null ? null : readSender(sender);
  if (sender !== null && from === null) {
    tell('MAIL_FROM must be an address, or a name and an address as in Example Company <no-reply@example.com>.');
  }
  const alertEmail = alert === null ? null : readMailAddress(alert);
  if (alert !== null && alertEmail === null) tell('ALERT_EMAIL must be a mail address.');
  const smtpProblem = smtpUrl === null ? null : smtpUrlProblem(smtpUrl);
  if (smtpProblem !== null) tell(smtpProblem);
  for (const name of ['MAIL_HTTP_URL', 'SMS_HTTP_URL'] as const) {
    const problem = gatewayProblem(name, given(name) ?? '');
    if (problem !== null) tell(problem);
  }
  const path = given('SMTP_CA_FILE');
  const authorities = path === null ? null : readAuthorities(path);
  if (authorities !== null && 'problem' in authorities) tell(authorities.problem);
  return {
    mail: mailOf(
      given,
      from ?? { name: '', address: '' },
      authorities !== null && 'pem' in authorities ? authorities.pem : null,
    ),
    sms:
      given('SMS_TRANSPORT') === 'http'
        ? { transport: 'http', url: given('SMS_HTTP_URL') ?? '', token: given('SMS_HTTP_TOKEN') }
        : { transport: 'log' },
    alertEmail,
  };
}

function mailOf(given: Given, from: MailSender, authorities: string | null): MessageConfig['mail'] {
  const transport = given('MAIL_TRANSPORT');
  if (transport === 'smtp') return { transport, from, url: given('SMTP_URL') ?? '', authorities };
  if (transport === 'http') {
    return { transport, from, url: given('MAIL_HTTP_URL') ?? '', token: given('MAIL_HTTP_TOKEN') };
  }
  return { transport: 'log' };
}
