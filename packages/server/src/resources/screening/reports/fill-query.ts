/** Query of a report kind, filled from the known values of an inquiry's person. Pure. */

import { countryOfState } from '@countersign/engines/states';
import { Check } from 'typebox/value';
import { readCountryCode } from '../../../fields/index.ts';
import { isLongerThan } from '../../../lib/text-length.ts';
import type { KnownValue, KnownValues } from '../../verification/inquiries/index.ts';
import type { ReportKind } from './kind.ts';
import type { Members } from './report.ts';

export interface FilledQuery {
  readonly query: Members;
  /** Source id by member: the verification or inquiry with the value. */
  readonly sources: Readonly<Record<string, string>>;
  /** Reason why the query cannot be run; null if it can. */
  readonly problem: string | null;
}

/** Returns the names under which an inquiry may have a member, best first. */
function namesOf(member: string, { kind, query, answeredBy }: ReportKind): readonly string[] {
  const ofPerson = answeredBy === 'watchlists' || kind === 'adverse-media';
  const needed: readonly string[] = query?.required ?? [];
  // Lists state a person's nationality, and rarely an address.
  if (ofPerson && member.endsWith('country-code') && member !== 'issuing-country-code')
    return ['nationality', 'address-country-code'];
  if (member === 'country-code') return ['address-country-code'];
  // Sent together with parts of a name, a term would replace them.
  if (member === 'term') return needed.includes('term') ? ['business-name', 'term'] : [];
  return [member];
}

/**
 * Parses the value of a member; null for an invalid one, which counts as unknown. Documents have three-letter
 * nationalities.
 */
function readMember(member: string, value: string): string | null {
  if (member.endsWith('country-code')) return readCountryCode(value) ?? countryOfState(value.toUpperCase());
  return isLongerThan(value, 255) ? null : value;
}

function memberOf(member: string, kind: ReportKind, known: KnownValues): KnownValue | null {
  for (const name of namesOf(member, kind)) {
    const found = known[name];
    const value = found === undefined ? null : readMember(member, found.value);
    if (found !== undefined && value !== null) return { ...found, value };
  }
  return null;
}

export function fillQuery(kind: ReportKind, known: KnownValues): FilledQuery {
  if (kind.query === null) return { query: {}, sources: {}, problem: 'reports of this kind are not about persons' };
  const filled = Object.keys(kind.query.properties).flatMap((member) => {
    const found = memberOf(member, kind, known);
    return found === null ? [] : [[member, found] as const];
  });
  const query = Object.fromEntries(filled.map(([member, { value }]) => [member, value]));
  const sources = Object.fromEntries(filled.map(([member, { from }]) => [member, from]));
  const missing = (kind.query.required ?? []).filter((member: string) => query[member] === undefined);
  if (missing.length > 0) return { query, sources, problem: `there is no value for ${missing.join(', ')}` };
  const [first] = kind.queryProblems?.(query) ?? [];
  if (first !== undefined) return { query, sources, problem: `${first.member ?? 'the query'} ${first.problem}` };
  return {
    query,
    sources,
    problem: Check(kind.query, query) ? null : 'what is known is not of the shape of the query',
  };
}

/** Valid samples by member, to test if a query could be filled. */
const forms: Readonly<Record<string, string>> = {
  birthdate: '1970-01-01',
  'social-security-number': '123-45-6789',
  'email-address': 'somebody@example.com',
};

/** Returns the reason why these members do not suffice to fill a query; null if they do. */
export function problemOfMembers(kind: ReportKind, members: ReadonlySet<string>): string | null {
  const value = (name: string) => forms[name] ?? (name.endsWith('country-code') ? 'US' : 'x');
  const known = [...members].map((name) => [name, { value: value(name), from: '' }] as const);
  const { problem } = fillQuery(kind, Object.fromEntries(known));
  return problem === null ? null : `cannot be asked of an inquiry of this template: ${problem}`;
}
