import { fails, isNotApplicable, passes, testCheck } from '../../../test/support/check-cases.ts';
import { checkFacts } from '../../../test/support/check-facts.ts';
import { answered, matched, several, typed } from '../../../test/support/record-facts.ts';
import { databasePhoneCarrierIdentityComparison } from './database-phone-carrier-identity-comparison.ts';

testCheck(databasePhoneCarrierIdentityComparison, [
  passes(
    'all of phone-number, name-first, name-last agrees',
    answered(
      { 'phone-number': '+15105550123', 'name-first': 'AVA', 'name-last': 'LINDQVIST' },
      { 'phone-number': '+15105550123', 'name-first': 'AVA', 'name-last': 'LINDQVIST' },
    ),
  ),
  passes(
    'a source without values reports that all of phone-number, name-first, name-last agree',
    matched(
      { 'phone-number': '+15105550123', 'name-first': 'AVA', 'name-last': 'LINDQVIST' },
      { 'phone-number': 'full', 'name-first': 'full', 'name-last': 'full' },
    ),
  ),
  fails(
    'name-last is another',
    answered(
      { 'phone-number': '+15105550123', 'name-first': 'AVA', 'name-last': 'LINDQVIST' },
      { 'phone-number': '+15105550123', 'name-first': 'AVA', 'name-last': 'BERGSTROM' },
    ),
    ['property_conflict'],
  ),
  fails(
    'the record does not have name-last',
    answered(
      { 'phone-number': '+15105550123', 'name-first': 'AVA', 'name-last': 'LINDQVIST' },
      { 'phone-number': '+15105550123', 'name-first': 'AVA' },
    ),
    ['insufficient_match'],
  ),
  fails('no person is on record', typed({ state: 'not_found' }), ['not_found']),
  isNotApplicable('no combination was typed', answered({ 'email-address': 'ava@example.com' }, {}), [
    'missing_properties',
  ]),
  fails(
    'of two records neither agrees',
    several({ 'phone-number': '+15105550123', 'name-first': 'AVA', 'name-last': 'LINDQVIST' }, [
      { 'phone-number': '+15105550123', 'name-first': 'AVA', 'name-last': 'BERGSTROM' },
      {},
    ]),
    ['property_conflict'],
  ),
  passes(
    'of two records one agrees',
    several({ 'phone-number': '+15105550123', 'name-first': 'AVA', 'name-last': 'LINDQVIST' }, [
      { 'phone-number': '+15105550123', 'name-first': 'AVA', 'name-last': 'BERGSTROM' },
      { 'phone-number': '+15105550123', 'name-first': 'AVA', 'name-last': 'LINDQVIST' },
    ]),
  ),
  isNotApplicable('nothing is connected', typed(null), ['disabled']),
  isNotApplicable('the database did not answer', typed({ state: 'unavailable' }), ['lookup_unavailable']),
  isNotApplicable('nothing was typed', checkFacts({ submitted: null }), []),
]);
