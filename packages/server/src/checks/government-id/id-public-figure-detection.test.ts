import { isNotApplicable, testCheck } from '../../../test/support/check-cases.ts';
import { checkFacts } from '../../../test/support/check-facts.ts';
import { idPublicFigureDetection } from './id-public-figure-detection.ts';

testCheck(idPublicFigureDetection, [
  isNotApplicable('nothing is asserted even when all facts are there', checkFacts(), ['not_enabled']),
  isNotApplicable('nothing was submitted', checkFacts({ document: null }), ['not_enabled']),
]);
