import type { DocumentAttribute } from '@countersign/engines/facts';
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
import type { CheckFacts } from '../check.ts';
import { idExtractedPropertiesDetection } from './id-extracted-properties-detection.ts';

/** Returns a passport whose zone legitimately omits properties, with valid or invalid check digits. */
function leavingOut(unstated: readonly DocumentAttribute[], valid = true): CheckFacts {
  const whole = passport();
  const stated = (name: string): boolean => !unstated.some((one) => one === name);
  const zone = mrz({ unstated, valid });
  return withDocument(
    passport({
      front: side({ ...whole.front, mrz: zone }),
      readings: Object.fromEntries(Object.entries(whole.readings).filter(([name]) => stated(name))),
      attributes: Object.fromEntries(Object.entries(whole.attributes).filter(([name]) => stated(name))),
    }),
  );
}

testCheck(idExtractedPropertiesDetection, [
  passes('the holder has one name, and no surname', leavingOut(['name-last']), {
    metadata: { 'missing-properties': [], 'unstated-properties': ['name-last'] },
  }),
  passes('the issuer does not know the day of birth', leavingOut(['birthdate']), {
    metadata: { 'missing-properties': [], 'unstated-properties': ['birthdate'] },
  }),
  fails('the zone that leaves out the surname has a wrong digit', leavingOut(['name-last'], false), [
    'property_not_extracted',
  ]),
  isNotApplicable('the document states none of the required', leavingOut(['name-last', 'birthdate']), [
    'required_properties_absent_on_id',
  ]),
  passes('name and birthdate were read', checkFacts()),
  fails('the birthdate was not read', withAttributes({ birthdate: ' ' }), ['property_not_extracted'], {
    metadata: { 'missing-properties': ['birthdate'] },
  }),
  fails(
    'the birthdate is in the barcode and not in the print',
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
