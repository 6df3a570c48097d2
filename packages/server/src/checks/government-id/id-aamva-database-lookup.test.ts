import { fails, isNotApplicable, passes, testCheck } from '../../../test/support/check-cases.ts';
import { checkFacts } from '../../../test/support/check-facts.ts';
import type { CheckFacts } from '../check.ts';
import { idAamvaDatabaseLookup } from './id-aamva-database-lookup.ts';

const answered = (licenceLookup: CheckFacts['licenceLookup']) => checkFacts({ licenceLookup });
const found = (matches: Record<string, boolean>) => answered({ state: 'found', matches });

testCheck(idAamvaDatabaseLookup, [
  passes('the record agrees', found({ 'name-last': true, birthdate: true })),
  fails('the record is of another birthdate', found({ 'name-last': true, birthdate: false }), ['property_mismatch'], {
    metadata: {
      'check-requirements': [
        {
          name: 'name_last',
          'match-result': 'full',
          status: 'passed',
          comparisons: [{ type: 'string_similarity', 'match-level-minimum': 'full', 'match-result': 'full' }],
        },
        {
          name: 'birthdate',
          'match-result': 'none',
          status: 'failed',
          comparisons: [{ type: 'date_similarity', 'match-level-minimum': 'full', 'match-result': 'none' }],
        },
      ],
    },
  }),
  fails('there is no such record', answered({ state: 'not_found' }), ['not_found']),
  isNotApplicable('the record was found and nothing compared', found({}), ['missing_properties']),
  isNotApplicable('too little was read to ask', answered({ state: 'missing_properties' }), ['missing_properties']),
  isNotApplicable('no licence of the US', answered({ state: 'unsupported_country' }), ['unsupported_country']),
  isNotApplicable('the look-up did not answer', answered({ state: 'unavailable' }), ['lookup_unavailable']),
  isNotApplicable('no look-up is connected', answered(null), ['disabled']),
  isNotApplicable('nothing was submitted', checkFacts({ document: null }), ['disabled']),
]);
