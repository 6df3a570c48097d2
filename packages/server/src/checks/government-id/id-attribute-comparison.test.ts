import { fails, isNotApplicable, passes, testCheck } from '../../../test/support/check-cases.ts';
import { checkFacts } from '../../../test/support/check-facts.ts';
import { idAttributeComparison } from './id-attribute-comparison.ts';

const supplied = (fields: Record<string, string | null>) => checkFacts({ inquiryFields: fields });

testCheck(idAttributeComparison, [
  passes('the supplied family name is that of the document', supplied({ 'comparison-name-last': 'LINDQVIST' })),
  passes(
    'fields that are not there to be compared with say otherwise',
    supplied({ 'comparison-name-last': 'Lindqvist', 'name-first': 'Jane' }),
  ),
  fails(
    'one of two supplied values is another',
    supplied({ 'comparison-name-last': 'Lindqvist', 'comparison-birthdate': '1970-01-01' }),
    ['property_mismatch'],
  ),
  isNotApplicable(
    'a name was supplied in a script that cannot be compared',
    supplied({ 'comparison-name-last': 'כהן' }),
    ['not_comparable'],
  ),
  isNotApplicable('the caller supplied nothing', checkFacts(), ['missing_properties']),
  isNotApplicable('what was supplied is not on the document', supplied({ 'comparison-eye-colour': 'brown' }), [
    'missing_properties',
  ]),
  isNotApplicable('the supplied value is empty', supplied({ 'comparison-name-last': null }), ['missing_properties']),
  isNotApplicable('nothing was submitted', checkFacts({ document: null }), []),
]);
