import { fails, isNotApplicable, passes, testCheck } from '../../../test/support/check-cases.ts';
import { checkFacts } from '../../../test/support/check-facts.ts';
import { answered, matched, typed } from '../../../test/support/record-facts.ts';
import { aamvaExpirationDateComparison } from './aamva-expiration-date-comparison.ts';

testCheck(aamvaExpirationDateComparison, [
  passes('it is the same', answered({ 'expiration-date': '2030-04-12' }, { 'expiration-date': '2030-04-12' })),
  fails('it is another', answered({ 'expiration-date': '2030-04-12' }, { 'expiration-date': '2027-02-03' }), [
    'property_mismatch',
  ]),
  fails(
    'a source without values reports another one',
    matched({ 'expiration-date': '2030-04-12' }, { 'expiration-date': 'none' }),
    ['property_mismatch'],
  ),
  isNotApplicable('the record does not have it', answered({ 'expiration-date': '2030-04-12' }, {}), [
    'missing_in_record',
  ]),
  isNotApplicable('it was not typed', answered({}, { 'expiration-date': '2030-04-12' }), ['missing_properties']),
  isNotApplicable('no person is on record', typed({ state: 'not_found' }), ['not_found']),
  isNotApplicable('nothing is connected', typed(null), ['disabled']),
  isNotApplicable('the database did not answer', typed({ state: 'unavailable' }), ['lookup_unavailable']),
  isNotApplicable('nothing was typed', checkFacts({ submitted: null }), []),
]);
