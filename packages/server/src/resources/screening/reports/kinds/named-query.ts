/** Queries by the name of a person, or of a business, as watchlists are asked. Pure. */
import { analyse, type Identifier, isAskable, unknownCountry, unknownScheme } from '@countersign/screening';
import { readCountryCode } from '../../../../fields/index.ts';
import { isCalendarDate } from '../../../../lib/clock.ts';
import { readDate } from '../../../../screening/read-date.ts';
import type { ScreeningRequest } from '../../../../screening/screening-request.ts';
import type { Members, QueryProblem } from '../kind.ts';
import type { ReportSettings } from '../settings.ts';
import { optional } from './shapes.ts';

const nameParts = ['name-first', 'name-middle', 'name-last'] as const;

export function textOf(query: Members, name: string): string | null {
  const value = query[name];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

/** The term, else the parts of the name in their order. */
export function nameOf(query: Members): string | null {
  const parts = nameParts.flatMap((name) => textOf(query, name) ?? []);
  return textOf(query, 'term') ?? (parts.length === 0 ? null : parts.join(' '));
}

/** Of one who is asked for by name: at least a part of it, a date that there is, a country by its two letters. */
export function personProblems(query: Members): QueryProblem[] {
  const problem = 'must have name-first, name-middle, name-last or term';
  const unnamed = nameOf(query) === null ? [{ member: null, problem }] : [];
  return [...unnamed, ...dateProblems(query), ...countryProblems(query)];
}

export function dateProblems(query: Members): QueryProblem[] {
  const date = textOf(query, 'birthdate');
  if (date === null || isCalendarDate(date)) return [];
  return [{ member: 'birthdate', problem: 'must be a date (YYYY-MM-DD)' }];
}

export const countryProblems = (query: Members): QueryProblem[] =>
  ['country-code', 'address-country-code', 'issuing-country-code'].flatMap((member) => {
    const country = textOf(query, member);
    return country === null || /^[A-Za-z]{2}$/.test(country)
      ? []
      : { member, problem: 'must be a code of two letters' };
  });

/** Members of a query: the number, its class (`pp`, `id`, `dl`, or what a scheme is called: `lei`, `imo` …) and who issued it. */
export const identifying = optional('identification-number', 'identification-class', 'issuing-country-code');

/** Classes of documents as the API names them; others are names of schemes. */
const schemesOfClasses: Readonly<Record<string, string>> = {
  pp: 'passport',
  ppc: 'passport',
  id: 'national-id',
  ssn: 'national-id',
  dl: 'driving-licence',
};

/** A number without its class may be of any scheme. */
export function identifiersOf(query: Members): Identifier[] {
  const value = textOf(query, 'identification-number');
  if (value === null) return [];
  const named = textOf(query, 'identification-class')?.toLowerCase() ?? null;
  const scheme = named === null ? unknownScheme : (schemesOfClasses[named] ?? named);
  const country = textOf(query, 'issuing-country-code')?.toUpperCase() ?? null;
  return [{ scheme, value, country }];
}

interface Asked {
  readonly kind: 'person' | 'organization';
  /** Whether only politically exposed persons count. */
  readonly isExposed?: boolean;
}

/** Null for a name that nobody can be looked for by: without a letter, of one letter, of titles or initials alone. */
export function namedRequest(query: Members, settings: ReportSettings, asked: Asked): ScreeningRequest | null {
  const text = nameOf(query);
  if (text === null || !/\p{L}/u.test(text) || !isAskable(analyse(text, asked.kind))) return null;
  const country = textOf(query, 'country-code') ?? textOf(query, 'address-country-code');
  const date = textOf(query, 'birthdate');
  return {
    name: { text, kind: asked.kind },
    wallet: null,
    birthdate: date === null ? null : readDate(date),
    // A code of no country may stand for any: it tells nobody apart.
    countries: country === null ? [] : [readCountryCode(country) ?? unknownCountry],
    identifiers: identifiersOf(query),
    rules: {
      ...settings,
      // The contract counts any letter against watchlists, and vowels alone against people in office.
      names: { ...settings.names, typos: asked.isExposed === true ? 'vowels' : 'letters' },
      pepClasses: asked.isExposed === true ? settings.pepClasses : null,
    },
  };
}
