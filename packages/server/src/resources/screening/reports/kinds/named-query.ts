/** Queries by the name of a person or business, for watchlist searches. Pure. */
import { analyse, type Identifier, isAskable, unknownCountry, unknownScheme } from '@countersign/screening';
import { readCountryCode } from '../../../../fields/index.ts';
import { isCalendarDate } from '../../../../lib/clock.ts';
import { readDate } from '../../../../screening/read-date.ts';
import type { ScreeningRequest } from '../../../../screening/screening-request.ts';
import type { QueryProblem } from '../kind.ts';
import type { Members } from '../report.ts';
import type { ReportSettings } from '../settings.ts';
import { optional } from './shapes.ts';

const nameParts = ['name-first', 'name-middle', 'name-last'] as const;

export function textOf(query: Members, name: string): string | null {
  const value = query[name];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

/** Returns the term, else the parts of the name in order. */
export function nameOf(query: Members): string | null {
  const parts = nameParts.flatMap((name) => textOf(query, name) ?? []);
  return textOf(query, 'term') ?? (parts.length === 0 ? null : parts.join(' '));
}

/** Returns the problems of a person's query: it needs a part of a name, existing dates and two-letter country codes. */
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

/**
 * Query members of a document: number, class (`pp`, `id`, `dl`, or the name of a scheme: `lei`, `imo` …) and issuer.
 */
export const identifying = optional('identification-number', 'identification-class', 'issuing-country-code');

/** Schemes by API document class; other classes are names of schemes. */
const schemesOfClasses: Readonly<Record<string, string>> = {
  pp: 'passport',
  ppc: 'passport',
  id: 'national-id',
  ssn: 'national-id',
  dl: 'driving-licence',
};

/** Returns the identifiers of a query; a number without a class matches any scheme. */
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
  /** True if only politically exposed persons count. */
  readonly isExposed?: boolean;
}

/**
 * Builds the request; null for a name that cannot be searched: without a letter, of one letter, or only of titles or
 * initials.
 */
export function namedRequest(query: Members, settings: ReportSettings, asked: Asked): ScreeningRequest | null {
  const text = nameOf(query);
  if (text === null || !/\p{L}/u.test(text) || !isAskable(analyse(text, asked.kind))) return null;
  const country = textOf(query, 'country-code') ?? textOf(query, 'address-country-code');
  const date = textOf(query, 'birthdate');
  return {
    name: { text, kind: asked.kind },
    wallet: null,
    birthdate: date === null ? null : readDate(date),
    // An unknown code may mean any country, so it excludes no entry.
    countries: country === null ? [] : [readCountryCode(country) ?? unknownCountry],
    identifiers: identifiersOf(query),
    rules: {
      ...settings,
      // The contract tolerates typos in all letters for watchlists, and only in vowels for politically exposed persons.
      names: { ...settings.names, typos: asked.isExposed === true ? 'vowels' : 'letters' },
      pepClasses: asked.isExposed === true ? settings.pepClasses : null,
    },
  };
}
