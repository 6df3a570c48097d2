import { fails, isNotApplicable, passes, testCheck } from '../../../test/support/check-cases.ts';
import { checkFacts } from '../../../test/support/check-facts.ts';
import { answered, matched, typed } from '../../../test/support/record-facts.ts';
import { databaseTinNameComparison } from './database-tin-name-comparison.ts';

testCheck(databaseTinNameComparison, [
  passes(
    'it is the same',
    answered(
      { 'name-first': 'AVA', 'name-last': 'LINDQVIST', 'name-business': 'HARBOR TOOLS LLC' },
      { 'name-first': 'AVA', 'name-last': 'LINDQVIST', 'name-business': 'HARBOR TOOLS LLC' },
    ),
  ),
  fails(
    'it is another',
    answered(
      { 'name-first': 'AVA', 'name-last': 'LINDQVIST', 'name-business': 'HARBOR TOOLS LLC' },
      { 'name-first': 'AVA', 'name-last': 'BERGSTROM', 'name-business': 'HARBOR TOOLS LLC' },
    ),
    ['property_mismatch'],
  ),
  fails('a source without values reports another one', matched({ 'name-last': 'LINDQVIST' }, { 'name-last': 'none' }), [
    'property_mismatch',
  ]),
  isNotApplicable(
    'the record does not have it',
    answered({ 'name-first': 'AVA', 'name-last': 'LINDQVIST', 'name-business': 'HARBOR TOOLS LLC' }, {}),
    ['missing_in_record'],
  ),
  isNotApplicable(
    'it was not typed',
    answered({}, { 'name-first': 'AVA', 'name-last': 'LINDQVIST', 'name-business': 'HARBOR TOOLS LLC' }),
    ['missing_properties'],
  ),
  isNotApplicable('no person is on record', typed({ state: 'not_found' }), ['not_found']),
  isNotApplicable('nothing is connected', typed(null), ['disabled']),
  isNotApplicable('the database did not answer', typed({ state: 'unavailable' }), ['lookup_unavailable']),
  isNotApplicable('nothing was typed', checkFacts({ submitted: null }), []),
]);
