import { isNotApplicable, testCheck } from '../../../test/support/check-cases.ts';
import { checkFacts } from '../../../test/support/check-facts.ts';
import { selfieVideoQualityDetection } from './selfie-video-quality-detection.ts';

testCheck(selfieVideoQualityDetection, [
  isNotApplicable('nothing is asserted even when all facts are there', checkFacts(), ['not_enabled']),
  isNotApplicable('nothing was submitted', checkFacts({ selfies: null }), ['not_enabled']),
]);
