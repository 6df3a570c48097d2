/** id_valid_dates_detection: the dates of the document follow the rules of its issuer. */

import { type CheckFacts, defineCheck, failed, notApplicable, passed } from '../check.ts';
import { addYears, type CalendarDate, compareDates, parseCalendarDate } from '../shared/calendar.ts';
import { documentSubject } from '../shared/document-subject.ts';

/**
 * Longest validity in years. Passports: ICAO Doc 9303 part 3 advises ten; some issuers add the remaining months of an
 * older passport.
 */
const PASSPORT_YEARS = 11;
/** US states issue for up to twelve years; Arizona until the holder turns 65. */
const LICENCE_YEARS = 13;

interface Dates {
  readonly birth: CalendarDate | null;
  readonly issue: CalendarDate | null;
  readonly expiration: CalendarDate | null;
}

/** Returns the longest validity; null if no rule of the issuer is known. */
function longestValidity(facts: CheckFacts): number | null {
  const { countryCode, idClass } = documentSubject(facts);
  if (idClass === 'pp') return PASSPORT_YEARS;
  const bounded = countryCode === 'US' && facts.document?.detected.subdivision?.replace(/^US-/, '') !== 'AZ';
  return bounded && idClass === 'dl' ? LICENCE_YEARS : null;
}

function isBefore(a: CalendarDate | null, b: CalendarDate | null): boolean {
  return a !== null && b !== null && compareDates(a, b) < 0;
}

function areImpossible({ birth, issue, expiration }: Dates, today: CalendarDate | null): boolean {
  return (
    isBefore(today, birth) || isBefore(today, issue) || isBefore(issue, birth) || isBefore(expiration, issue ?? birth)
  );
}

export const idValidDatesDetection = defineCheck({
  name: 'id_valid_dates_detection',
  kind: 'government-id',
  type: 'fraud',
  readFrom: ['front', 'back'],
  summary:
    'Checks that the dates of birth, issue and expiry are in this order, that birth and issue are not in the future, and that passports and US licences are not valid for longer than issuers allow.',
  limits:
    'Rules are known only for passports and US licences. For other documents, only the order of the dates is checked.',
  fooledBy: 'Altered dates that keep the order and the usual validity period.',
  needs: { document: null },
  reasons: ['unknown_date_rules', 'issuer_rules_inconsistency'],
  defaultRequirement: 'not_required',
  defaultSettings: {},
  revision: 1,
  evaluate(facts, _settings, today) {
    const attributes = facts.document?.attributes;
    const dates = {
      birth: parseCalendarDate(attributes?.birthdate),
      issue: parseCalendarDate(attributes?.['issue-date']),
      expiration: parseCalendarDate(attributes?.['expiration-date']),
    };
    if (areImpossible(dates, parseCalendarDate(today))) return failed(['issuer_rules_inconsistency']);
    const years = longestValidity(facts);
    if (years === null || !dates.issue || !dates.expiration) return notApplicable(['unknown_date_rules']);
    const tooLong = isBefore(addYears(dates.issue, years), dates.expiration);
    return tooLong ? failed(['issuer_rules_inconsistency']) : passed();
  },
});
