import { isNotApplicable, testCheck } from '../../../test/support/check-cases.ts';
import { checkFacts } from '../../../test/support/check-facts.ts';
import { idAttributeComparison } from './id-attribute-comparison.ts';

testCheck(idAttributeComparison, [
  isNotApplicable('nothing is asserted even when all facts are there', checkFacts(), ['missing_properties']),
  isNotApplicable('nothing was submitted', checkFacts({ document: null }), ['missing_properties']),
]);
