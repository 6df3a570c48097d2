/** Compares the apparent age of a face with the stated one, with a tolerance for the model's measured error. */
import type { AgeEstimate } from '@countersign/engines/facts';
import { fullYearsBetween, parseCalendarDate } from './calendar.ts';

/** Returns the full years at a day; null if one of the two dates is invalid. Dates are YYYY-MM-DD. */
export function ageAt(birthdate: string | null | undefined, day: string): number | null {
  const [born, then] = [parseCalendarDate(birthdate ?? undefined), parseCalendarDate(day)];
  return born && then ? fullYearsBetween(born, then) : null;
}

/**
 * Returns true if the whole band of the estimate is below or above the range, in years; null for no limit. An age of 30
 * means a year that begins at 30, so the upper end is a year later.
 */
export function isBeyondDoubtOutside(
  { years, within95 }: AgeEstimate,
  [youngest, oldest]: readonly [number | null, number | null],
): boolean {
  return (youngest !== null && years + within95 < youngest) || (oldest !== null && years - within95 > oldest + 1);
}

/** Describes an estimate for a reviewer. */
export function describeEstimate({ years, within95 }: AgeEstimate) {
  return { 'estimated-age': years, 'estimated-age-within': within95 };
}
