import { fails, isNotApplicable, passes, testCheck } from '../../../test/support/check-cases.ts';
import { checkFacts } from '../../../test/support/check-facts.ts';
import { answered, typed } from '../../../test/support/record-facts.ts';
import { aamvaDatabaseLookup } from './aamva-database-lookup.ts';

testCheck(aamvaDatabaseLookup, [
  passes('there is a record', answered({ 'name-last': 'LINDQVIST' }, { 'name-last': 'BERGSTROM' })),
  fails('there is none', typed({ state: 'not_found' }), ['not_found']),
  isNotApplicable('the authority did not answer', typed({ state: 'unavailable' }), ['lookup_unavailable']),
  isNotApplicable('nothing is connected', typed(null), ['disabled']),
  isNotApplicable('nothing was typed', checkFacts({ submitted: null }), []),
]);
