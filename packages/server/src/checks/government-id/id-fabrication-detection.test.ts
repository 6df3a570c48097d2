import { fails, isNotApplicable, passes, testCheck } from '../../../test/support/check-cases.ts';
import {
  ATTRIBUTES,
  aamva,
  barcode,
  checkFacts,
  withDocument,
  withPassport,
  withSides,
} from '../../../test/support/check-facts.ts';
import { idFabricationDetection } from './id-fabrication-detection.ts';

testCheck(idFabricationDetection, [
  passes(
    'a card of the year in which its version was published',
    withSides(
      {},
      {
        barcode: barcode({ aamva: aamva({ version: 10, attributes: { ...ATTRIBUTES, 'issue-date': '2020-01-02' } }) }),
      },
    ),
  ),
  passes('a card younger than its version of the standard', checkFacts()),
  fails(
    'the card is older than its version of the standard',
    withSides(
      {},
      {
        barcode: barcode({ aamva: aamva({ version: 10, attributes: { ...ATTRIBUTES, 'issue-date': '2018-05-01' } }) }),
      },
    ),
    ['fabricated_id_version'],
    { metadata: { 'version-year': 2020, 'issue-year': 2018 } },
  ),
  passes('the version is not known yet', withSides({}, { barcode: barcode({ aamva: aamva({ version: 11 }) }) })),
  passes('a passport of an existing state', withPassport()),
  passes('a German passport, whose state code is one letter', withPassport({ issuingState: 'D' })),
  fails('a passport of British Honduras', withPassport({ issuingState: 'BHN' }), ['camouflage_passport']),
  isNotApplicable('nothing was submitted', withDocument(null), []),
]);
