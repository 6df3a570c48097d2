import { fails, isNotApplicable, passes, testCheck } from '../../../test/support/check-cases.ts';
import { checkFacts } from '../../../test/support/check-facts.ts';
import { answered, matched, several, typed } from '../../../test/support/record-facts.ts';
import { databaseTinIdentityComparison } from './database-tin-identity-comparison.ts';

testCheck(databaseTinIdentityComparison, [
  passes(
    'all of tin, name-first, name-last agrees',
    answered(
      { tin: '123456789', 'name-first': 'AVA', 'name-last': 'LINDQVIST' },
      { tin: '123456789', 'name-first': 'AVA', 'name-last': 'LINDQVIST' },
    ),
  ),
  passes(
    'a source without values reports that all of tin, name-first, name-last agree',
    matched(
      { tin: '123456789', 'name-first': 'AVA', 'name-last': 'LINDQVIST' },
      { tin: 'full', 'name-first': 'full', 'name-last': 'full' },
    ),
  ),
  passes(
    'all of tin, name-business agrees',
    answered(
      { tin: '123456789', 'name-business': 'HARBOR TOOLS LLC' },
      { tin: '123456789', 'name-business': 'HARBOR TOOLS LLC' },
    ),
  ),
  passes(
    'a source without values reports that all of tin, name-business agree',
    matched({ tin: '123456789', 'name-business': 'HARBOR TOOLS LLC' }, { tin: 'full', 'name-business': 'full' }),
  ),
  fails(
    'name-last is another',
    answered(
      { tin: '123456789', 'name-first': 'AVA', 'name-last': 'LINDQVIST' },
      { tin: '123456789', 'name-first': 'AVA', 'name-last': 'BERGSTROM' },
    ),
    ['property_conflict'],
  ),
  fails(
    'the record does not have name-last',
    answered(
      { tin: '123456789', 'name-first': 'AVA', 'name-last': 'LINDQVIST' },
      { tin: '123456789', 'name-first': 'AVA' },
    ),
    ['insufficient_match'],
  ),
  fails('no person is on record', typed({ state: 'not_found' }), ['not_found']),
  isNotApplicable('no combination was typed', answered({ 'email-address': 'ava@example.com' }, {}), [
    'missing_properties',
  ]),
  fails(
    'of two records neither agrees',
    several({ tin: '123456789', 'name-first': 'AVA', 'name-last': 'LINDQVIST' }, [
      { tin: '123456789', 'name-first': 'AVA', 'name-last': 'BERGSTROM' },
      {},
    ]),
    ['property_conflict'],
  ),
  passes(
    'of two records one agrees',
    several({ tin: '123456789', 'name-first': 'AVA', 'name-last': 'LINDQVIST' }, [
      { tin: '123456789', 'name-first': 'AVA', 'name-last': 'BERGSTROM' },
      { tin: '123456789', 'name-first': 'AVA', 'name-last': 'LINDQVIST' },
    ]),
  ),
  isNotApplicable('nothing is connected', typed(null), ['disabled']),
  isNotApplicable('the database did not answer', typed({ state: 'unavailable' }), ['lookup_unavailable']),
  isNotApplicable('nothing was typed', checkFacts({ submitted: null }), []),
]);
