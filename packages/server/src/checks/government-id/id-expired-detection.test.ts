import { fails, isNotApplicable, passes, testCheck } from '../../../test/support/check-cases.ts';
import { checkFacts, licence, withAttributes, withDocument } from '../../../test/support/check-facts.ts';
import { idExpiredDetection } from './id-expired-detection.ts';

testCheck(idExpiredDetection, [
  passes('valid for years', checkFacts()),
  passes('the last day still counts', withAttributes({ 'expiration-date': '2026-06-15' })),
  fails('expired yesterday', withAttributes({ 'expiration-date': '2026-06-14' }), ['expired']),
  passes('expired within the days of grace', withAttributes({ 'expiration-date': '2026-06-05' }), {
    settings: { graceDays: 10 },
  }),
  fails('expired a day more than the days of grace', withAttributes({ 'expiration-date': '2026-06-04' }), ['expired'], {
    settings: { graceDays: 10 },
  }),
  isNotApplicable('the date was not read', withDocument(licence({ attributes: {} })), ['no_expiration_date']),
  isNotApplicable('the date is no day of the calendar', withAttributes({ 'expiration-date': '2030-02-31' }), [
    'no_expiration_date',
  ]),
  isNotApplicable('nothing was submitted', withDocument(null), []),
]);
