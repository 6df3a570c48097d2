import { fails, isNotApplicable, passes, testCheck } from '../../../test/support/check-cases.ts';
import { checkFacts } from '../../../test/support/check-facts.ts';
import { answered, matched, typed } from '../../../test/support/record-facts.ts';
import { aamvaIssueDateComparison } from './aamva-issue-date-comparison.ts';

testCheck(aamvaIssueDateComparison, [
  passes('it is the same', answered({ 'issue-date': '2022-05-01' }, { 'issue-date': '2022-05-01' })),
  fails('it is another', answered({ 'issue-date': '2022-05-01' }, { 'issue-date': '2019-02-03' }), [
    'property_mismatch',
  ]),
  fails(
    'a source without values reports another one',
    matched({ 'issue-date': '2022-05-01' }, { 'issue-date': 'none' }),
    ['property_mismatch'],
  ),
  isNotApplicable('the record does not have it', answered({ 'issue-date': '2022-05-01' }, {}), ['missing_in_record']),
  isNotApplicable('it was not typed', answered({}, { 'issue-date': '2022-05-01' }), ['missing_properties']),
  isNotApplicable('no person is on record', typed({ state: 'not_found' }), ['not_found']),
  isNotApplicable('nothing is connected', typed(null), ['disabled']),
  isNotApplicable('the database did not answer', typed({ state: 'unavailable' }), ['lookup_unavailable']),
  isNotApplicable('nothing was typed', checkFacts({ submitted: null }), []),
]);
