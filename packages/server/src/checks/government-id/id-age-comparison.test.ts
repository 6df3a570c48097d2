import { fails, isNotApplicable, passes, testCheck } from '../../../test/support/check-cases.ts';
import { checkFacts, withAttributes, withDocument } from '../../../test/support/check-facts.ts';
import { idAgeComparison } from './id-age-comparison.ts';

testCheck(idAgeComparison, [
  passes('the person turns the minimum age today', withAttributes({ birthdate: '2008-06-15' }), {
    settings: { minimumAge: 18 },
  }),
  fails('the person turns the minimum age tomorrow', withAttributes({ birthdate: '2008-06-16' }), ['age_below_limit'], {
    settings: { minimumAge: 18 },
  }),
  passes('the person is as old as the maximum', withAttributes({ birthdate: '1986-06-15' }), {
    settings: { maximumAge: 40 },
  }),
  fails(
    'the person is a year older than the maximum',
    withAttributes({ birthdate: '1985-06-15' }),
    ['age_above_limit'],
    { settings: { maximumAge: 40 } },
  ),
  isNotApplicable('the template sets no limit', checkFacts(), ['missing_age_range']),
  isNotApplicable(
    'the birthdate is no day of the calendar',
    withAttributes({ birthdate: '1990-02-30' }),
    ['missing_birthdate'],
    { settings: { minimumAge: 18 } },
  ),
  isNotApplicable('nothing was submitted', withDocument(null), []),
]);
