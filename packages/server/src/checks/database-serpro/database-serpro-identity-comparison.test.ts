import { fails, isNotApplicable, passes, testCheck } from '../../../test/support/check-cases.ts';
import { checkFacts } from '../../../test/support/check-facts.ts';
import { answered, matched, several, typed } from '../../../test/support/record-facts.ts';
import { databaseSerproIdentityComparison } from './database-serpro-identity-comparison.ts';

testCheck(databaseSerproIdentityComparison, [
  passes(
    'all of cpf, name-full, birthdate agrees',
    answered(
      { cpf: '52998224725', 'name-full': 'AVA LINDQVIST', birthdate: '1990-04-12' },
      { cpf: '52998224725', 'name-full': 'AVA LINDQVIST', birthdate: '1990-04-12' },
    ),
  ),
  passes(
    'a source without values reports that all of cpf, name-full, birthdate agree',
    matched(
      { cpf: '52998224725', 'name-full': 'AVA LINDQVIST', birthdate: '1990-04-12' },
      { cpf: 'full', 'name-full': 'full', birthdate: 'full' },
    ),
  ),
  passes(
    'all of cpf, name-first, name-last, birthdate agrees',
    answered(
      { cpf: '52998224725', 'name-first': 'AVA', 'name-last': 'LINDQVIST', birthdate: '1990-04-12' },
      { cpf: '52998224725', 'name-first': 'AVA', 'name-last': 'LINDQVIST', birthdate: '1990-04-12' },
    ),
  ),
  passes(
    'a source without values reports that all of cpf, name-first, name-last, birthdate agree',
    matched(
      { cpf: '52998224725', 'name-first': 'AVA', 'name-last': 'LINDQVIST', birthdate: '1990-04-12' },
      { cpf: 'full', 'name-first': 'full', 'name-last': 'full', birthdate: 'full' },
    ),
  ),
  fails(
    'birthdate is another',
    answered(
      { cpf: '52998224725', 'name-full': 'AVA LINDQVIST', birthdate: '1990-04-12' },
      { cpf: '52998224725', 'name-full': 'AVA LINDQVIST', birthdate: '1971-11-30' },
    ),
    ['property_conflict'],
  ),
  fails(
    'the record does not have birthdate',
    answered(
      { cpf: '52998224725', 'name-full': 'AVA LINDQVIST', birthdate: '1990-04-12' },
      { cpf: '52998224725', 'name-full': 'AVA LINDQVIST' },
    ),
    ['insufficient_match'],
  ),
  fails('no person is on record', typed({ state: 'not_found' }), ['not_found']),
  isNotApplicable('no combination was typed', answered({ 'email-address': 'ava@example.com' }, {}), [
    'missing_properties',
  ]),
  fails(
    'of two records neither agrees',
    several({ cpf: '52998224725', 'name-full': 'AVA LINDQVIST', birthdate: '1990-04-12' }, [
      { cpf: '52998224725', 'name-full': 'AVA LINDQVIST', birthdate: '1971-11-30' },
      {},
    ]),
    ['property_conflict'],
  ),
  passes(
    'of two records one agrees',
    several({ cpf: '52998224725', 'name-full': 'AVA LINDQVIST', birthdate: '1990-04-12' }, [
      { cpf: '52998224725', 'name-full': 'AVA LINDQVIST', birthdate: '1971-11-30' },
      { cpf: '52998224725', 'name-full': 'AVA LINDQVIST', birthdate: '1990-04-12' },
    ]),
  ),
  isNotApplicable('nothing is connected', typed(null), ['disabled']),
  isNotApplicable('the database did not answer', typed({ state: 'unavailable' }), ['lookup_unavailable']),
  isNotApplicable('nothing was typed', checkFacts({ submitted: null }), []),
]);
