/** Rules for birth dates and countries in a template (contract, resources 3.6), and their share of the score. Pure. */
import { type Entity, type PartialDate, unknownCountry } from '../entity.ts';
import type { Identifier } from '../identifiers.ts';

export const birthdateMatchings = ['exact', 'exact-year', 'year-plus-minus-1', 'off'] as const;

export type BirthdateMatching = (typeof birthdateMatchings)[number];

/** Agreement of two values. `overlaps`: the source gives a range of dates, and the searched one is within it. */
export type Agreement = 'equal' | 'near' | 'swapped' | 'overlaps' | 'differs' | 'absent';

export interface RecordQuery {
  readonly birthdate: PartialDate | null;
  /** ISO 3166-1 alpha-2. */
  readonly countries: readonly string[];
  readonly gender?: 'male' | 'female' | null;
  readonly identifiers?: readonly Identifier[];
  /** Addresses of wallets, of any coin. */
  readonly wallets?: readonly string[];
}

/** Returns numbers that order days. An unknown month or day covers its whole range. */
const firstOf = ({ year, month, day }: PartialDate): number => year * 10_000 + (month ?? 1) * 100 + (day ?? 1);
const lastOf = ({ to, ...from }: PartialDate): number => {
  const { year, month, day } = to ?? from;
  return year * 10_000 + (month ?? 12) * 100 + (day ?? 31);
};

/** Returns the years between the searched date and the nearest possible listed one. */
function yearsBetween(asked: PartialDate, listed: PartialDate): number {
  const last = listed.to?.year ?? listed.year;
  return Math.max(0, listed.year - asked.year, asked.year - last);
}

/** Compares two dates at the coarser precision. */
function agreementOfDates(asked: PartialDate, listed: PartialDate): Agreement {
  const years = yearsBetween(asked, listed);
  if (years > 1) return 'differs';
  if (listed.to !== undefined) {
    return firstOf(asked) <= lastOf(listed) && firstOf(listed) <= lastOf(asked) ? 'overlaps' : 'near';
  }
  if (years === 1) return 'near';
  if (asked.month === null || listed.month === null || asked.day === null || listed.day === null) {
    const sameMonth = asked.month === null || listed.month === null || asked.month === listed.month;
    return sameMonth ? 'equal' : 'differs';
  }
  if (asked.month === listed.month && asked.day === listed.day) return 'equal';
  return asked.month === listed.day && asked.day === listed.month ? 'swapped' : 'differs';
}

const best: readonly Agreement[] = ['equal', 'swapped', 'overlaps', 'near', 'differs'];

/** Returns the best agreement among the listed dates. */
export function birthdateAgreement({ birthdate }: RecordQuery, { birthdates }: Entity): Agreement {
  if (birthdate === null || birthdates.length === 0) return 'absent';
  const found = new Set(birthdates.map((listed) => agreementOfDates(birthdate, listed)));
  return best.find((each) => found.has(each)) ?? 'differs';
}

/** Returns the refusal; null if the hit passes. A hit is refused only if both sides have a date. */
export function birthdateRefusal(query: RecordQuery, entity: Entity, matching: BirthdateMatching): string | null {
  const { birthdate } = query;
  if (matching === 'off' || birthdate === null || entity.birthdates.length === 0) return null;
  const passes = entity.birthdates.some((listed) => {
    const years = yearsBetween(birthdate, listed);
    // An approximate listed date allows one year either way.
    if (matching === 'year-plus-minus-1' || listed.circa) return years <= 1;
    if (matching === 'exact-year') return years === 0;
    const agreement = agreementOfDates(birthdate, listed);
    return agreement === 'equal' || agreement === 'overlaps';
  });
  return passes ? null : 'birthdate-differs';
}

export function countryAgreement({ countries }: RecordQuery, entity: Entity): Agreement {
  if (countries.length === 0 || entity.countries.length === 0) return 'absent';
  if (countries.some((country) => country !== unknownCountry && entity.countries.includes(country))) return 'equal';
  // A country that could not be read may be the searched one.
  return [...countries, ...entity.countries].includes(unknownCountry) ? 'absent' : 'differs';
}

/** Refuses a hit only if both sides have a country, all countries are known, and none is shared. */
export const countryRefusal = (query: RecordQuery, entity: Entity): string | null =>
  countryAgreement(query, entity) === 'differs' ? 'country-differs' : null;
