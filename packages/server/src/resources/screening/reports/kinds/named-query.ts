/** Queries by the name of a person, or of a business, as watchlists are asked. Pure. */
import { analyse, type Identifier, isAskable, unknownCountry, unknownScheme } from '@countersign/screening';
import { readCountryCode } from '../../../../fields/index.ts';
import { isCalendarDate } from '../../../../lib/clock.ts';
import { readDate } from '../../../../screening/read-date.ts';
import type { ScreeningRequest } from '../../../../screening/screening-request.ts';
import type { Members } from '../kind.ts';
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
export function personProblem(query: Members): string | null {
  if (nameOf(query) === null) return 'must have name-first, name-middle, name-last or term';
  return dateProblem(query) ?? countryProblem(query);
}

export function dateProblem(query: Members): string | null {
  const date = textOf(query, 'birthdate');
  return date === null || isCalendarDate(date) ? null : 'has a birthdate that is no date (YYYY-MM-DD)';
}

export function countryProblem(query: Members): string | null {
  const countries = ['country-code', 'address-country-code', 'issuing-country-code'].map((name) => textOf(query, name));
  const isCode = (country: string | null) => country === null || /^[A-Za-z]{2}$/.test(country);
  return countries.every(isCode) ? null : 'has a country that is no code of two letters';
}

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
