import { fails, isNotApplicable, passes, testCheck } from '../../../test/support/check-cases.ts';
import { checkFacts, withPaper } from '../../../test/support/check-facts.ts';
import { documentExpiredDetection } from './document-expired-detection.ts';

const dated = (values: Record<string, string>) => withPaper({ values });

testCheck(documentExpiredDetection, [
  passes('the last day still counts', dated({ expiration_date: '2026-06-15' })),
  fails('expired yesterday', dated({ expiration_date: '2026-06-14' }), ['expired']),
  passes(
    'the expiration date decides, however old the paper is',
    dated({ issue_date: '2001-01-01', expiration_date: '2030-01-01' }),
  ),
  passes('a bill of ninety days', dated({ issue_date: '2026-03-17' }), { metadata: { 'age-days': 90 } }),
  fails('a bill of ninety-one days', dated({ issue_date: '2026-03-16' }), ['expired'], {
    metadata: { 'age-days': 91 },
  }),
  passes('an older bill where the template allows it', dated({ issue_date: '2026-01-15' }), {
    settings: { maximumAgeDays: 365 },
  }),
  isNotApplicable('no date was read', dated({}), ['no_expiration_date']),
  isNotApplicable('the date is no day of the calendar', dated({ issue_date: '2026-02-31' }), ['no_expiration_date']),
  isNotApplicable('no paper was read', checkFacts({ paper: null }), []),
]);
