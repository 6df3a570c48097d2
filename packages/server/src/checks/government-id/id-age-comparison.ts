/** id_age_comparison: the age stated on the document is within the limits of the template. */

import { defineCheck, failed, notApplicable, passed } from '../check.ts';
import { fullYearsBetween, parseCalendarDate } from '../shared/calendar.ts';

export const idAgeComparison = defineCheck({
  name: 'id_age_comparison',
  kind: 'government-id',
  type: 'fraud',
  readFrom: ['front', 'back'],
  summary: 'Counts the full years since the birthdate on the document and compares them with the age limits.',
  limits: 'Is not applicable if the template sets no limit. Uses the birthdate as it was read.',
  fooledBy: 'A document whose birthdate was altered.',
  needs: { document: null },
  reasons: ['missing_age_range', 'missing_birthdate', 'age_below_limit', 'age_above_limit'],
  defaultRequirement: 'required',
  /** Full years, both inclusive; null for no limit. */
  defaultSettings: { minimumAge: null, maximumAge: null } as { minimumAge: number | null; maximumAge: number | null },
  revision: 1,
  evaluate({ document }, { minimumAge, maximumAge }, today) {
    if (minimumAge === null && maximumAge === null) return notApplicable(['missing_age_range']);
    const birthdate = parseCalendarDate(document?.attributes.birthdate);
    const now = parseCalendarDate(today);
    if (!birthdate || !now) return notApplicable(['missing_birthdate']);
    const age = fullYearsBetween(birthdate, now);
    const metadata = { 'minimum-age': minimumAge, 'maximum-age': maximumAge };
    if (minimumAge !== null && age < minimumAge) return failed(['age_below_limit'], metadata);
    if (maximumAge !== null && age > maximumAge) return failed(['age_above_limit'], metadata);
    return passed(metadata);
  },
});
