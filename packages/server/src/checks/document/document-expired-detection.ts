/** document_expired_detection: the paper has not expired, or is recent enough if it never expires. */

import { defineCheck, failed, notApplicable, passed } from '../check.ts';
import { daysBetween, parseCalendarDate } from '../shared/calendar.ts';

export const documentExpiredDetection = defineCheck({
  name: 'document_expired_detection',
  kind: 'document',
  type: 'user_action',
  asks: { part: 'paper', remedy: 'paper_too_old' },
  summary:
    'Compares the expiration date of the paper with the day of the verification. For a paper without one, such as a bill, compares the time since the date of issue with the maximum age.',
  limits: 'Uses the date as it was read.',
  fooledBy: 'An altered date.',
  measuredBy: ['papers'],
  needs: { paper: null },
  reasons: ['no_expiration_date', 'expired'],
  defaultRequirement: 'required',
  /** Days after its issue for which a paper without an expiration date is accepted. */
  defaultSettings: { maximumAgeDays: 90 },
  revision: 1,
  evaluate({ paper }, { maximumAgeDays }, today) {
    const now = parseCalendarDate(today);
    const expiration = parseCalendarDate(paper?.values.expiration_date);
    const issue = parseCalendarDate(paper?.values.issue_date);
    if (!now || (!expiration && !issue)) return notApplicable(['no_expiration_date']);
    if (expiration) return daysBetween(expiration, now) > 0 ? failed(['expired']) : passed();
    if (!issue) return notApplicable(['no_expiration_date']);
    const age = daysBetween(issue, now);
    return age > maximumAgeDays ? failed(['expired'], { 'age-days': age }) : passed({ 'age-days': age });
  },
});
