/** id_expired_detection: the document has not expired. */

import { defineCheck, failed, notApplicable, passed } from '../check.ts';
import { daysBetween, parseCalendarDate } from '../shared/calendar.ts';

export const idExpiredDetection = defineCheck({
  name: 'id_expired_detection',
  kind: 'government-id',
  type: 'user_action',
  asks: { part: 'choice', remedy: 'document_expired' },
  summary: 'Compares the expiration date on the document with the day of the verification; the last day still counts.',
  limits: 'Does not know of extensions, or of documents that were withdrawn before they expired.',
  fooledBy: 'An altered expiration date.',
  measuredBy: ['forged', 'genuine'],
  needs: { document: null },
  reasons: ['no_expiration_date', 'expired'],
  defaultRequirement: 'required',
  /** Days after expiry for which a document is still accepted. */
  defaultSettings: { graceDays: 0 },
  revision: 1,
  evaluate({ document }, { graceDays }, today) {
    const expiration = parseCalendarDate(document?.attributes['expiration-date']);
    const now = parseCalendarDate(today);
    if (!expiration || !now) return notApplicable(['no_expiration_date']);
    return daysBetween(expiration, now) > graceDays ? failed(['expired']) : passed();
  },
});
