import { isNotApplicable, testCheck } from '../../../test/support/check-cases.ts';
import { checkFacts } from '../../../test/support/check-facts.ts';
import { idPaperDetection } from './id-paper-detection.ts';

testCheck(idPaperDetection, [
  isNotApplicable('nothing is asserted even when all facts are there', checkFacts(), ['not_enabled']),
  isNotApplicable('nothing was submitted', checkFacts({ document: null }), ['not_enabled']),
]);
