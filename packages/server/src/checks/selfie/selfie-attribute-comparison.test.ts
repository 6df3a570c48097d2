import { isNotApplicable, testCheck } from '../../../test/support/check-cases.ts';
import { checkFacts } from '../../../test/support/check-facts.ts';
import { selfieAttributeComparison } from './selfie-attribute-comparison.ts';

testCheck(selfieAttributeComparison, [
  isNotApplicable('nothing is asserted even when all facts are there', checkFacts(), ['no_comparison_inputs']),
  isNotApplicable('nothing was submitted', checkFacts({ selfies: null }), ['no_comparison_inputs']),
]);
