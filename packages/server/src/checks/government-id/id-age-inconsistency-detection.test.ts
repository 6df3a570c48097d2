import { isNotApplicable, testCheck } from '../../../test/support/check-cases.ts';
import { checkFacts } from '../../../test/support/check-facts.ts';
import { idAgeInconsistencyDetection } from './id-age-inconsistency-detection.ts';

testCheck(idAgeInconsistencyDetection, [
  isNotApplicable('nothing is asserted even when all facts are there', checkFacts(), ['disabled']),
  isNotApplicable('nothing was submitted', checkFacts({ document: null }), ['disabled']),
]);
