import { fails, isNotApplicable, passes, testCheck } from '../../../test/support/check-cases.ts';
import { checkFacts, withPaper } from '../../../test/support/check-facts.ts';
import { documentExtractedPropertiesDetection } from './document-extracted-properties-detection.ts';

const settings = { requiredProperties: ['name', 'address_city'] };

testCheck(documentExtractedPropertiesDetection, [
  passes('the name was read', withPaper({})),
  passes('everything required was read', withPaper({}), { settings, metadata: { 'missing-properties': [] } }),
  fails('one of them was not', withPaper({ values: { name: 'Ava Lindqvist' } }), ['property_not_extracted'], {
    settings,
    metadata: { 'missing-properties': ['address_city'] },
  }),
  fails('what was read is blank', withPaper({ values: { name: ' ' } }), ['property_not_extracted']),
  isNotApplicable('nothing is asked for', withPaper({}), ['no_required_properties'], {
    settings: { requiredProperties: [] },
  }),
  isNotApplicable('no paper was read', checkFacts({ paper: null }), []),
]);
