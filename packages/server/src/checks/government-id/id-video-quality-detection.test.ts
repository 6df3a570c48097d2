import { isNotApplicable, testCheck } from '../../../test/support/check-cases.ts';
import { checkFacts } from '../../../test/support/check-facts.ts';
import { idVideoQualityDetection } from './id-video-quality-detection.ts';

testCheck(idVideoQualityDetection, [
  isNotApplicable('nothing is asserted even when all facts are there', checkFacts(), ['disabled']),
  isNotApplicable('nothing was submitted', checkFacts({ document: null }), ['disabled']),
]);
