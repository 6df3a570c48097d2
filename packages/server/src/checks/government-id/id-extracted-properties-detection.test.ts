import { fails, isNotApplicable, passes, testCheck } from '../../../test/support/check-cases.ts';
import { checkFacts, withAttributes, withDocument } from '../../../test/support/check-facts.ts';
import { idExtractedPropertiesDetection } from './id-extracted-properties-detection.ts';

testCheck(idExtractedPropertiesDetection, [
  passes('name and birthdate were read', checkFacts()),
  fails('the birthdate was not read', withAttributes({ birthdate: ' ' }), ['property_not_extracted'], {
    metadata: { 'missing-properties': ['birthdate'] },
  }),
  fails('a detail of the template was not read', checkFacts(), ['property_not_extracted'], {
    settings: { requiredProperties: ['nationality'] },
  }),
  isNotApplicable('the template asks for nothing', checkFacts(), ['no_required_properties'], {
    settings: { requiredProperties: [] },
  }),
  isNotApplicable('nothing was submitted', withDocument(null), []),
]);
