import { fails, isNotApplicable, passes, testCheck } from '../../../test/support/check-cases.ts';
import {
  checkFacts,
  licence,
  mrz,
  passport,
  reading,
  side,
  withAttributes,
  withDocument,
  withPassport,
  withType,
} from '../../../test/support/check-facts.ts';
import { idExtractedPropertiesDetection } from './id-extracted-properties-detection.ts';

testCheck(idExtractedPropertiesDetection, [
  passes('name and birthdate were read', checkFacts()),
  fails('the birthdate was not read', withAttributes({ birthdate: ' ' }), ['property_not_extracted'], {
    metadata: { 'missing-properties': ['birthdate'] },
  }),
  fails(
    'the birthdate stands in the barcode and not in the print',
    withDocument(licence({ readings: { ...licence().readings, birthdate: [reading('1990-04-12', 'barcode', 1)] } })),
    ['property_not_extracted'],
    { metadata: { 'missing-properties': [], 'single-source-properties': ['birthdate'] } },
  ),
  fails(
    'the zone was read and nothing of the print',
    withDocument(passport({ front: side({ mrz: mrz(), text: [] }), sources: ['mrz'] })),
    ['property_not_extracted'],
    { metadata: { 'single-source-properties': ['name-last', 'birthdate'], sources: ['mrz'] } },
  ),
  passes('zone and print of a passport say the same', withPassport()),
  passes(
    'the document has no part that repeats the print',
    withType('SE', 'dl', { back: null, sources: ['visual-zone'] }),
    { metadata: { sources: ['visual-zone'] } },
  ),
  fails('a detail of the template was not read', checkFacts(), ['property_not_extracted'], {
    settings: { requiredProperties: ['nationality'] },
  }),
  isNotApplicable('the template asks for nothing', checkFacts(), ['no_required_properties'], {
    settings: { requiredProperties: [] },
  }),
  isNotApplicable('nothing was submitted', withDocument(null), []),
]);
