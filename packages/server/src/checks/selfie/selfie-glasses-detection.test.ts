import { isNotApplicable, testCheck } from '../../../test/support/check-cases.ts';
import { checkFacts } from '../../../test/support/check-facts.ts';
import { selfieGlassesDetection } from './selfie-glasses-detection.ts';

testCheck(selfieGlassesDetection, [
  isNotApplicable('nothing is asserted even when all facts are there', checkFacts(), ['not_enabled']),
  isNotApplicable('nothing was submitted', checkFacts({ selfies: null }), ['not_enabled']),
]);
