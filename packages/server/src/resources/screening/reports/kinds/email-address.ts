/** Kind of e-mail address reports: spelling and domain are analysed locally, the rest comes from a provider. */

import { type EmailDomain, parseDomain } from '../../../../lookups/email-domain.ts';
import type { MailDomainRecords } from '../../../../lookups/mail-domains.ts';
import type { AskedKind } from '../kind.ts';
import { plainAnswer } from '../own-answer.ts';
import type { Members } from '../report.ts';
import { answerOf, told } from './asked-kind.ts';
import { textOf } from './named-query.ts';
import { flags, integers, needed, oneOfOrNull, orNull, part, query, texts } from './shapes.ts';

/** Members that are always null since 2023-08-10 (contract, resources 3.4). */
const alwaysNull = [
  'email-reference-count',
  'email-domain-reputation',
  'email-first-seen-days',
  'email-last-seen-days',
  'email-data-breached',
  'email-malicious-activity-detected',
  'email-is-blocklisted',
  'email-is-free-provider',
  'email-is-spoofable',
  'email-is-spf-strict',
  'email-is-dmarc-enforced',
] as const;

const result = {
  ...texts('email-reputation', 'email-domain-reputation', 'email-domain'),
  ...integers('email-reference-count', 'email-first-seen-days', 'email-last-seen-days'),
  ...integers('email-estimated-age-days', 'email-domain-age-days'),
  ...flags('email-credentials-leaked', 'email-credentials-leaked-recent', 'email-data-breached'),
  ...flags('email-malicious-activity-detected', 'email-malicious-activity-detected-recent', 'email-is-blocklisted'),
  ...flags('email-is-spam', 'email-is-free-provider', 'email-is-disposable', 'email-is-deliverable'),
  ...flags('email-is-valid-mx', 'email-is-spoofable', 'email-is-spf-strict', 'email-is-dmarc-enforced'),
  ...flags('age-estimated-13-plus', 'age-estimated-16-plus', 'age-estimated-18-plus'),
  ...flags('email-is-suspicious', 'email-domain-exists'),
};

/** Member for DNS facts that the contract no longer has, an extension. Null if DNS was not queried. */
const records = 'email-domain-records';
const recordsShape = orNull(part(flags('takes-mail', 'is-spf-strict', 'is-dmarc-enforced')));

const spelt = ({ name, isDisposable }: EmailDomain): Members => ({
  'email-domain': name,
  'email-is-disposable': isDisposable,
});

/**
 * Returns the DNS facts. A domain that accepts mail does not prove that the address exists; a domain that accepts none
 * proves that the address does not exist.
 */
const found = ({ exists, hasMx, takesMail, isSpfStrict, isDmarcEnforced }: MailDomainRecords): Members => ({
  'email-domain-exists': exists,
  'email-is-valid-mx': hasMx,
  'email-is-deliverable': takesMail === false ? false : null,
  [records]: { 'takes-mail': takesMail, 'is-spf-strict': isSpfStrict, 'is-dmarc-enforced': isDmarcEnforced },
});

export const emailAddressKind: AskedKind = {
  kind: 'email-address',
  title: 'Email address',
  answeredBy: 'provider',
  query: query(needed('email-address')),
  queryProblems: (asked) =>
    parseDomain(textOf(asked, 'email-address') ?? '') === null
      ? [{ member: 'email-address', problem: 'must be an e-mail address' }]
      : [],
  attributes: { ...texts('email-address'), ...result, [records]: recordsShape },
  result: answerOf({ ...result, 'email-reputation': oneOfOrNull('high', 'medium', 'low') }),
  ownSource: 'spelling, and the domain name system with `REPORT_DNS=on`',
  async own({ sources, scope, query: asked }) {
    const domain = parseDomain(textOf(asked, 'email-address') ?? '');
    if (domain === null) return null;
    // A relay address was made for one service, so further look-ups have no result.
    if (domain.isRelay) return plainAnswer(spelt(domain), 'whole');
    const domains = sources.mailDomainsFor(scope);
    const told = domains === null ? {} : found(await domains.recordsOf(domain.ascii));
    return plainAnswer({ ...spelt(domain), ...told }, 'part');
  },
  present: ({ query: asked, result: known }) => ({
    'email-address': asked['email-address'] ?? null,
    ...told([...Object.keys(result), records], known),
    'email-domain': known?.['email-domain'] ?? '',
    ...Object.fromEntries(alwaysNull.map((name) => [name, null])),
  }),
  recurs: false,
  occurrences: ['ready', 'errored'],
};
