/** What a kind asks, from what is known of the person of an inquiry. Pure. */

import { countryOfState } from '@countersign/engines/states';
import { Check } from 'typebox/value';
import { readCountryCode } from '../../../fields/index.ts';
import { isLongerThan } from '../../../lib/text-length.ts';
import type { KnownValue, KnownValues } from '../../verification/inquiries/index.ts';
import type { Members, ReportKind } from './kind.ts';

export interface FilledQuery {
  readonly query: Members;
  /** By member, the id of what told it. */
  readonly sources: Readonly<Record<string, string>>;
  /** Why nothing can be asked by it; null where something can. */
  readonly problem: string | null;
}

/** Names under which an inquiry may know a member, the best first. */
function namesOf(member: string, { kind, query, answeredBy }: ReportKind): readonly string[] {
  const ofPerson = answeredBy === 'watchlists' || kind === 'adverse-media';
  const needed: readonly string[] = query?.required ?? [];
  // Lists name the countries of a person, and few their address.
  if (ofPerson && member.endsWith('country-code') && member !== 'issuing-country-code')
    return ['nationality', 'address-country-code'];
  if (member === 'country-code') return ['address-country-code'];
  // Beside the parts of a name it would take their place.
  if (member === 'term') return needed.includes('term') ? ['business-name', 'term'] : [];
  return [member];
}

/** What is no value of the member is left out, as if it were not known. Documents write nationalities in three letters. */
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
  if (kind.query === null)
    return { query: {}, sources: {}, problem: 'reports of this kind cannot be asked of a person' };
  const filled = Object.keys(kind.query.properties).flatMap((member) => {
    const found = memberOf(member, kind, known);
    return found === null ? [] : [[member, found] as const];
  });
  const query = Object.fromEntries(filled.map(([member, { value }]) => [member, value]));
  const sources = Object.fromEntries(filled.map(([member, { from }]) => [member, from]));
  const missing = (kind.query.required ?? []).filter((member: string) => query[member] === undefined);
  if (missing.length > 0) return { query, sources, problem: `nothing is known of ${missing.join(', ')}` };
  const [first] = kind.queryProblems?.(query) ?? [];
  if (first !== undefined) return { query, sources, problem: `${first.member ?? 'the query'} ${first.problem}` };
  return {
    query,
    sources,
    problem: Check(kind.query, query) ? null : 'what is known is not of the shape of the query',
  };
}

/** Values that are of the form of each member, for a look at whether a query could be filled. */
const forms: Readonly<Record<string, string>> = {
  birthdate: '1970-01-01',
  'social-security-number': '123-45-6789',
  'email-address': 'somebody@example.com',
};

/** What keeps a query from being filled where all of these members are known; null where nothing does. */
export function problemOfMembers(kind: ReportKind, members: ReadonlySet<string>): string | null {
  const value = (name: string) => forms[name] ?? (name.endsWith('country-code') ? 'US' : 'x');
  const known = [...members].map((name) => [name, { value: value(name), from: '' }] as const);
  const { problem } = fillQuery(kind, Object.fromEntries(known));
  return problem === null ? null : `cannot be asked of an inquiry of this template: ${problem}`;
}
