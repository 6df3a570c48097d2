/** Values that a zone lawfully omits, and impossible dates. */
import type { DocumentAttribute } from '../facts.ts';
import { hasNoEnd, isImpossible } from './dates.ts';
import { splitNames } from './elements.ts';
import type { MrzElements, MrzFieldName, MrzLayout } from './layouts.ts';

const DATES: readonly (readonly [element: MrzFieldName, attribute: DocumentAttribute])[] = [
  ['birthdate', 'birthdate'],
  ['expirationDate', 'expiration-date'],
  ['issueDate', 'issue-date'],
];

/** True if a date has fillers for all, for the day, or for month and day (Doc 9303 part 3, 4.8). */
function isIncomplete(text: string): boolean {
  return /^(?:\d{4}<<|\d{2}<{4}|<{6})$/.test(text);
}

/**
 * Returns the attributes that the zone lawfully omits, entirely or in part: dates with fillers, dates that the layout
 * lacks, and one of the two names of a holder who has only one (Doc 9303 part 3, 4.6).
 */
export function unstatedValues(layout: MrzLayout, elements: MrzElements): readonly DocumentAttribute[] {
  const dates = DATES.filter(([element]) => {
    const text = elements[element];
    if (text === undefined) return element !== 'issueDate' && layout.checkDigits.length > 0;
    return isIncomplete(text) || hasNoEnd(text);
  }).map(([, attribute]) => attribute);
  const { surname, givenNames } = splitNames(elements);
  if (surname === '' && givenNames !== '') return [...dates, 'name-last'];
  return givenNames === '' && surname !== '' && elements.names !== undefined ? [...dates, 'name-first'] : dates;
}

/** Returns the dates of the zone that are no day of the calendar. */
export function impossibleDates(elements: MrzElements): readonly DocumentAttribute[] {
  return DATES.filter(([element]) => isImpossible(elements[element] ?? '')).map(([, attribute]) => attribute);
}
