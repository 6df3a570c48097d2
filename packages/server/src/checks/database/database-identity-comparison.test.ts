import { fails, isNotApplicable, passes, testCheck } from '../../../test/support/check-cases.ts';
import { checkFacts } from '../../../test/support/check-facts.ts';
import { answered, matched, several, typed } from '../../../test/support/record-facts.ts';
import { databaseIdentityComparison } from './database-identity-comparison.ts';

testCheck(databaseIdentityComparison, [
  passes(
    'all of name-first, name-last, birthdate agrees',
    answered(
      { 'name-first': 'AVA', 'name-last': 'LINDQVIST', birthdate: '1990-04-12' },
      { 'name-first': 'AVA', 'name-last': 'LINDQVIST', birthdate: '1990-04-12' },
    ),
  ),
  passes(
    'a source without values reports that all of name-first, name-last, birthdate agree',
    matched(
      { 'name-first': 'AVA', 'name-last': 'LINDQVIST', birthdate: '1990-04-12' },
      { 'name-first': 'full', 'name-last': 'full', birthdate: 'full' },
    ),
  ),
  passes(
    'all of name-first, name-last, address-street-1, address-postal-code agrees',
    answered(
      {
        'name-first': 'AVA',
        'name-last': 'LINDQVIST',
        'address-street-1': '12 Harbor Street',
        'address-postal-code': '94607',
      },
      {
        'name-first': 'AVA',
        'name-last': 'LINDQVIST',
        'address-street-1': '12 Harbor Street',
        'address-postal-code': '94607',
      },
    ),
  ),
  passes(
    'a source without values reports that all of name-first, name-last, address-street-1, address-postal-code agree',
    matched(
      {
        'name-first': 'AVA',
        'name-last': 'LINDQVIST',
        'address-street-1': '12 Harbor Street',
        'address-postal-code': '94607',
      },
      { 'name-first': 'full', 'name-last': 'full', 'address-street-1': 'full', 'address-postal-code': 'full' },
    ),
  ),
  passes(
    'all of name-first, name-last, identification-number agrees',
    answered(
      { 'name-first': 'AVA', 'name-last': 'LINDQVIST', 'identification-number': '123456789' },
      { 'name-first': 'AVA', 'name-last': 'LINDQVIST', 'identification-number': '123456789' },
    ),
  ),
  passes(
    'a source without values reports that all of name-first, name-last, identification-number agree',
    matched(
      { 'name-first': 'AVA', 'name-last': 'LINDQVIST', 'identification-number': '123456789' },
      { 'name-first': 'full', 'name-last': 'full', 'identification-number': 'full' },
    ),
  ),
  fails(
    'birthdate is another',
    answered(
      { 'name-first': 'AVA', 'name-last': 'LINDQVIST', birthdate: '1990-04-12' },
      { 'name-first': 'AVA', 'name-last': 'LINDQVIST', birthdate: '1971-11-30' },
    ),
    ['property_conflict'],
  ),
  fails(
    'the record does not have birthdate',
    answered(
      { 'name-first': 'AVA', 'name-last': 'LINDQVIST', birthdate: '1990-04-12' },
      { 'name-first': 'AVA', 'name-last': 'LINDQVIST' },
    ),
    ['insufficient_match'],
  ),
  fails('no person is on record', typed({ state: 'not_found' }), ['not_found']),
  isNotApplicable('no combination was typed', answered({ 'email-address': 'ava@example.com' }, {}), [
    'missing_properties',
  ]),
  fails(
    'of two records neither agrees',
    several({ 'name-first': 'AVA', 'name-last': 'LINDQVIST', birthdate: '1990-04-12' }, [
      { 'name-first': 'AVA', 'name-last': 'LINDQVIST', birthdate: '1971-11-30' },
      {},
    ]),
    ['property_conflict'],
  ),
  passes(
    'of two records one agrees',
    several({ 'name-first': 'AVA', 'name-last': 'LINDQVIST', birthdate: '1990-04-12' }, [
      { 'name-first': 'AVA', 'name-last': 'LINDQVIST', birthdate: '1971-11-30' },
      { 'name-first': 'AVA', 'name-last': 'LINDQVIST', birthdate: '1990-04-12' },
    ]),
  ),
  isNotApplicable('nothing is connected', typed(null), ['disabled']),
  isNotApplicable('the database did not answer', typed({ state: 'unavailable' }), ['lookup_unavailable']),
  isNotApplicable('nothing was typed', checkFacts({ submitted: null }), []),
]);
