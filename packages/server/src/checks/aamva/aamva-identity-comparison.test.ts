import { fails, isNotApplicable, passes, testCheck } from '../../../test/support/check-cases.ts';
import { checkFacts } from '../../../test/support/check-facts.ts';
import { answered, matched, several, typed } from '../../../test/support/record-facts.ts';
import { aamvaIdentityComparison } from './aamva-identity-comparison.ts';

testCheck(aamvaIdentityComparison, [
  passes(
    'all of identification-number, name-last, birthdate agrees',
    answered(
      { 'identification-number': '123456789', 'name-last': 'LINDQVIST', birthdate: '1990-04-12' },
      { 'identification-number': '123456789', 'name-last': 'LINDQVIST', birthdate: '1990-04-12' },
    ),
  ),
  passes(
    'a source without values reports that all of identification-number, name-last, birthdate agree',
    matched(
      { 'identification-number': '123456789', 'name-last': 'LINDQVIST', birthdate: '1990-04-12' },
      { 'identification-number': 'full', 'name-last': 'full', birthdate: 'full' },
    ),
  ),
  fails(
    'birthdate is another',
    answered(
      { 'identification-number': '123456789', 'name-last': 'LINDQVIST', birthdate: '1990-04-12' },
      { 'identification-number': '123456789', 'name-last': 'LINDQVIST', birthdate: '1971-11-30' },
    ),
    ['property_conflict'],
  ),
  fails(
    'the record does not have birthdate',
    answered(
      { 'identification-number': '123456789', 'name-last': 'LINDQVIST', birthdate: '1990-04-12' },
      { 'identification-number': '123456789', 'name-last': 'LINDQVIST' },
    ),
    ['insufficient_match'],
  ),
  fails('no person is on record', typed({ state: 'not_found' }), ['not_found']),
  isNotApplicable('no combination was typed', answered({ 'email-address': 'ava@example.com' }, {}), [
    'missing_properties',
  ]),
  fails(
    'of two records neither agrees',
    several({ 'identification-number': '123456789', 'name-last': 'LINDQVIST', birthdate: '1990-04-12' }, [
      { 'identification-number': '123456789', 'name-last': 'LINDQVIST', birthdate: '1971-11-30' },
      {},
    ]),
    ['property_conflict'],
  ),
  passes(
    'of two records one agrees',
    several({ 'identification-number': '123456789', 'name-last': 'LINDQVIST', birthdate: '1990-04-12' }, [
      { 'identification-number': '123456789', 'name-last': 'LINDQVIST', birthdate: '1971-11-30' },
      { 'identification-number': '123456789', 'name-last': 'LINDQVIST', birthdate: '1990-04-12' },
    ]),
  ),
  isNotApplicable('nothing is connected', typed(null), ['disabled']),
  isNotApplicable('the database did not answer', typed({ state: 'unavailable' }), ['lookup_unavailable']),
  isNotApplicable('nothing was typed', checkFacts({ submitted: null }), []),
]);
