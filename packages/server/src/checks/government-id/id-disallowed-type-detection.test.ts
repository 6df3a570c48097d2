import { fails, isNotApplicable, passes, testCheck } from '../../../test/support/check-cases.ts';
import {
  aamva,
  barcode,
  checkFacts,
  licence,
  withDocument,
  withSides,
  withType,
} from '../../../test/support/check-facts.ts';
import { idDisallowedTypeDetection } from './id-disallowed-type-detection.ts';

testCheck(idDisallowedTypeDetection, [
  passes('one of the designations of the barcode is not allowed, but the card has another', checkFacts(), {
    settings: { disallowedDesignations: ['veteran'] },
  }),
  fails(
    'one of two designations is not allowed',
    withSides({}, { barcode: barcode({ aamva: aamva({ elements: { DDA: 'F', DDD: '1' } }) }) }),
    ['disallowed_designation'],
    { settings: { disallowedDesignations: ['limited_term'] } },
  ),
  fails(
    'a residence permit was chosen and a licence submitted',
    checkFacts({ selected: { countryCode: 'US', idClass: 'rp' } }),
    ['type_mismatch'],
  ),
  passes('every class is allowed when none is named', checkFacts(), {
    metadata: { 'detected-id-class': 'dl', 'detected-id-designations': ['real_id'], 'selected-id-classes': ['dl'] },
  }),
  passes('the class is in the list', checkFacts(), { settings: { enabledIdClasses: ['dl', 'pp'] } }),
  passes(
    'residence permit and permanent resident card count as the same',
    withDocument(licence({ detected: { idClass: 'rp', countryCode: 'SE', subdivision: null, confidence: 0.9 } }), {
      selected: { countryCode: 'SE', idClass: 'pr' },
    }),
  ),
  fails('the class is not in the list', checkFacts(), ['restricted_type'], { settings: { enabledIdClasses: ['pp'] } }),
  fails('another class was chosen', checkFacts({ selected: { countryCode: 'US', idClass: 'pp' } }), ['type_mismatch']),
  fails('the class was not recognized', withType('US', null), ['type_not_detected']),
  fails('the barcode states a designation that is not allowed', checkFacts(), ['disallowed_designation'], {
    settings: { disallowedDesignations: ['real_id'] },
  }),
  isNotApplicable('nothing was submitted', withDocument(null), []),
]);
