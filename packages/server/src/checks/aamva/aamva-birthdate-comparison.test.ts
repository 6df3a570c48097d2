import { fails, isNotApplicable, passes, testCheck } from '../../../test/support/check-cases.ts';
import { checkFacts } from '../../../test/support/check-facts.ts';
import { answered, matched, typed } from '../../../test/support/record-facts.ts';
import { aamvaBirthdateComparison } from './aamva-birthdate-comparison.ts';

testCheck(aamvaBirthdateComparison, [
  passes('it is the same', answered({ birthdate: '1990-04-12' }, { birthdate: '1990-04-12' })),
  fails('it is another', answered({ birthdate: '1990-04-12' }, { birthdate: '1971-11-30' }), ['property_mismatch']),
  fails('a source without values reports another one', matched({ birthdate: '1990-04-12' }, { birthdate: 'none' }), [
    'property_mismatch',
  ]),
  isNotApplicable('the record does not have it', answered({ birthdate: '1990-04-12' }, {}), ['missing_in_record']),
  isNotApplicable('it was not typed', answered({}, { birthdate: '1990-04-12' }), ['missing_properties']),
  isNotApplicable('no person is on record', typed({ state: 'not_found' }), ['not_found']),
  passes(
    'two of three parts, where the template says that this is enough',
    answered({ birthdate: '1990-04-12' }, { birthdate: '1990-04-21' }),
    { settings: { requirements: ['birthdate date_similarity partial'] } },
  ),
  fails('two of three parts', answered({ birthdate: '1990-04-12' }, { birthdate: '1990-04-21' }), [
    'property_mismatch',
  ]),
  fails(
    'the found value is shown',
    answered({ birthdate: '1990-04-12' }, { birthdate: '1971-11-30' }),
    ['property_mismatch'],
    { metadata: { 'match-result': 'none' } },
  ),
  isNotApplicable('nothing is connected', typed(null), ['disabled']),
  isNotApplicable('the database did not answer', typed({ state: 'unavailable' }), ['lookup_unavailable']),
  isNotApplicable('nothing was typed', checkFacts({ submitted: null }), []),
]);
