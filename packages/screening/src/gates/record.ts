/** The rules of birth dates and countries a template may set (contract, resources 3.6), and what both add to the score. Pure. */
import type { Entity, Identifier, PartialDate } from '../entity.ts';

export const birthdateMatchings = ['exact', 'exact-year', 'year-plus-minus-1', 'off'] as const;

export type BirthdateMatching = (typeof birthdateMatchings)[number];

export type Agreement = 'equal' | 'near' | 'swapped' | 'differs' | 'absent';

export interface RecordQuery {
  readonly birthdate: PartialDate | null;
  /** ISO 3166-1 alpha-2. */
  readonly countries: readonly string[];
  readonly gender?: 'male' | 'female' | null;
  readonly identifiers?: readonly Identifier[];
}

/** At the coarser of the two. */
function agreementOfDates(asked: PartialDate, listed: PartialDate): Agreement {
  const years = Math.abs(asked.year - listed.year);
  if (years > 1) return 'differs';
  if (years === 1) return 'near';
  if (asked.month === null || listed.month === null || asked.day === null || listed.day === null) {
    const sameMonth = asked.month === null || listed.month === null || asked.month === listed.month;
    return sameMonth ? 'equal' : 'differs';
  }
  if (asked.month === listed.month && asked.day === listed.day) return 'equal';
  return asked.month === listed.day && asked.day === listed.month ? 'swapped' : 'differs';
}

const best: readonly Agreement[] = ['equal', 'swapped', 'near', 'differs'];

/** Of the listed dates the one that agrees best counts. */
export function birthdateAgreement({ birthdate }: RecordQuery, { birthdates }: Entity): Agreement {
  if (birthdate === null || birthdates.length === 0) return 'absent';
  const found = new Set(birthdates.map((listed) => agreementOfDates(birthdate, listed)));
  return best.find((each) => found.has(each)) ?? 'differs';
}

/** Null where the rule lets the hit pass: both sides must have a date for it to refuse. */
export function birthdateRefusal(query: RecordQuery, entity: Entity, matching: BirthdateMatching): string | null {
  const { birthdate } = query;
  if (matching === 'off' || birthdate === null || entity.birthdates.length === 0) return null;
  const passes = entity.birthdates.some((listed) => {
    const years = Math.abs(birthdate.year - listed.year);
    // What the list says is about a year is a year either way.
    if (matching === 'year-plus-minus-1' || listed.circa) return years <= 1;
    if (matching === 'exact-year') return years === 0;
    return agreementOfDates(birthdate, listed) === 'equal';
  });
  return passes ? null : 'birthdate-differs';
}

export function countryAgreement({ countries }: RecordQuery, entity: Entity): Agreement {
  if (countries.length === 0 || entity.countries.length === 0) return 'absent';
  return countries.some((country) => entity.countries.includes(country)) ? 'equal' : 'differs';
}

/** Only where both sides have a country and none is shared. */
export const countryRefusal = (query: RecordQuery, entity: Entity): string | null =>
  countryAgreement(query, entity) === 'differs' ? 'country-differs' : null;
