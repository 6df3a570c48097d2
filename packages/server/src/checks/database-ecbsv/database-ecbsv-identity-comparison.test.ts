import { fails, isNotApplicable, passes, testCheck } from '../../../test/support/check-cases.ts';
import { checkFacts } from '../../../test/support/check-facts.ts';
import { answered, matched, several, typed } from '../../../test/support/record-facts.ts';
import { databaseEcbsvIdentityComparison } from './database-ecbsv-identity-comparison.ts';

testCheck(databaseEcbsvIdentityComparison, [
  passes(
    'all of name-first, name-last, birthdate, identification-number agrees',
    answered(
      { 'name-first': 'AVA', 'name-last': 'LINDQVIST', birthdate: '1990-04-12', 'identification-number': '123456789' },
      { 'name-first': 'AVA', 'name-last': 'LINDQVIST', birthdate: '1990-04-12', 'identification-number': '123456789' },
    ),
  ),
  passes(
    'a source without values reports that all of name-first, name-last, birthdate, identification-number agree',
    matched(
      { 'name-first': 'AVA', 'name-last': 'LINDQVIST', birthdate: '1990-04-12', 'identification-number': '123456789' },
      { 'name-first': 'full', 'name-last': 'full', birthdate: 'full', 'identification-number': 'full' },
    ),
  ),
  fails(
    'identification-number is another',
    answered(
      { 'name-first': 'AVA', 'name-last': 'LINDQVIST', birthdate: '1990-04-12', 'identification-number': '123456789' },
      { 'name-first': 'AVA', 'name-last': 'LINDQVIST', birthdate: '1990-04-12', 'identification-number': '987654321' },
    ),
    ['property_conflict'],
  ),
  fails(
    'the record does not have identification-number',
    answered(
      { 'name-first': 'AVA', 'name-last': 'LINDQVIST', birthdate: '1990-04-12', 'identification-number': '123456789' },
      { 'name-first': 'AVA', 'name-last': 'LINDQVIST', birthdate: '1990-04-12' },
    ),
    ['insufficient_match'],
  ),
  fails('no person is on record', typed({ state: 'not_found' }), ['not_found']),
  isNotApplicable('no combination was typed', answered({ 'email-address': 'ava@example.com' }, {}), [
    'missing_properties',
  ]),
  fails(
    'of two records neither agrees',
    several(
      { 'name-first': 'AVA', 'name-last': 'LINDQVIST', birthdate: '1990-04-12', 'identification-number': '123456789' },
      [
        {
          'name-first': 'AVA',
          'name-last': 'LINDQVIST',
          birthdate: '1990-04-12',
          'identification-number': '987654321',
        },
        {},
      ],
    ),
    ['property_conflict'],
  ),
  passes(
    'of two records one agrees',
    several(
      { 'name-first': 'AVA', 'name-last': 'LINDQVIST', birthdate: '1990-04-12', 'identification-number': '123456789' },
      [
        {
          'name-first': 'AVA',
          'name-last': 'LINDQVIST',
          birthdate: '1990-04-12',
          'identification-number': '987654321',
        },
        {
          'name-first': 'AVA',
          'name-last': 'LINDQVIST',
          birthdate: '1990-04-12',
          'identification-number': '123456789',
        },
      ],
    ),
  ),
  isNotApplicable('nothing is connected', typed(null), ['disabled']),
  isNotApplicable('the database did not answer', typed({ state: 'unavailable' }), ['lookup_unavailable']),
  isNotApplicable('nothing was typed', checkFacts({ submitted: null }), []),
]);
