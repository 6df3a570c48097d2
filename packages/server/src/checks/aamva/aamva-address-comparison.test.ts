import { fails, isNotApplicable, passes, testCheck } from '../../../test/support/check-cases.ts';
import { checkFacts } from '../../../test/support/check-facts.ts';
import { answered, matched, typed } from '../../../test/support/record-facts.ts';
import { aamvaAddressComparison } from './aamva-address-comparison.ts';

testCheck(aamvaAddressComparison, [
  passes('it is the same', answered({ 'address-postal-code': '94607' }, { 'address-postal-code': '94607' })),
  fails('it is another', answered({ 'address-postal-code': '94607' }, { 'address-postal-code': '10001' }), [
    'property_mismatch',
  ]),
  fails(
    'a source without values reports another one',
    matched({ 'address-postal-code': '94607' }, { 'address-postal-code': 'none' }),
    ['property_mismatch'],
  ),
  isNotApplicable('the record does not have it', answered({ 'address-postal-code': '94607' }, {}), [
    'missing_in_record',
  ]),
  isNotApplicable('it was not typed', answered({}, { 'address-postal-code': '94607' }), ['missing_properties']),
  isNotApplicable('no person is on record', typed({ state: 'not_found' }), ['not_found']),
  isNotApplicable('nothing is connected', typed(null), ['disabled']),
  isNotApplicable('the database did not answer', typed({ state: 'unavailable' }), ['lookup_unavailable']),
  isNotApplicable('nothing was typed', checkFacts({ submitted: null }), []),
]);
