import { fails, isNotApplicable, passes, testCheck } from '../../../test/support/check-cases.ts';
import { checkFacts } from '../../../test/support/check-facts.ts';
import { answered, matched, typed } from '../../../test/support/record-facts.ts';
import { databaseSerproNameComparison } from './database-serpro-name-comparison.ts';

testCheck(databaseSerproNameComparison, [
  passes(
    'it is the same',
    answered(
      { 'name-full': 'AVA LINDQVIST', 'name-first': 'AVA', 'name-last': 'LINDQVIST' },
      { 'name-full': 'AVA LINDQVIST', 'name-first': 'AVA', 'name-last': 'LINDQVIST' },
    ),
  ),
  fails(
    'it is another',
    answered(
      { 'name-full': 'AVA LINDQVIST', 'name-first': 'AVA', 'name-last': 'LINDQVIST' },
      { 'name-full': 'AVA LINDQVIST', 'name-first': 'AVA', 'name-last': 'BERGSTROM' },
    ),
    ['property_mismatch'],
  ),
  fails('a source without values reports another one', matched({ 'name-last': 'LINDQVIST' }, { 'name-last': 'none' }), [
    'property_mismatch',
  ]),
  isNotApplicable(
    'the record does not have it',
    answered({ 'name-full': 'AVA LINDQVIST', 'name-first': 'AVA', 'name-last': 'LINDQVIST' }, {}),
    ['missing_in_record'],
  ),
  isNotApplicable(
    'it was not typed',
    answered({}, { 'name-full': 'AVA LINDQVIST', 'name-first': 'AVA', 'name-last': 'LINDQVIST' }),
    ['missing_properties'],
  ),
  isNotApplicable('no person is on record', typed({ state: 'not_found' }), ['not_found']),
  isNotApplicable('nothing is connected', typed(null), ['disabled']),
  isNotApplicable('the database did not answer', typed({ state: 'unavailable' }), ['lookup_unavailable']),
  isNotApplicable('nothing was typed', checkFacts({ submitted: null }), []),
]);
