import { isNotApplicable, testCheck } from '../../../test/support/check-cases.ts';
import { checkFacts } from '../../../test/support/check-facts.ts';
import { selfieAgeThresholdComparison } from './selfie-age-threshold-comparison.ts';

testCheck(selfieAgeThresholdComparison, [
  isNotApplicable('nothing is asserted even when all facts are there', checkFacts(), ['no_selfie_age_estimation']),
  isNotApplicable('nothing was submitted', checkFacts({ selfies: null }), ['no_selfie_age_estimation']),
]);
