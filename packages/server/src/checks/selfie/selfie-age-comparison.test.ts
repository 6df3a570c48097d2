import { isNotApplicable, testCheck } from '../../../test/support/check-cases.ts';
import { checkFacts } from '../../../test/support/check-facts.ts';
import { selfieAgeComparison } from './selfie-age-comparison.ts';

testCheck(selfieAgeComparison, [
  isNotApplicable('nothing is asserted even when all facts are there', checkFacts(), ['not_enabled']),
  isNotApplicable('nothing was submitted', checkFacts({ selfies: null }), ['not_enabled']),
]);
