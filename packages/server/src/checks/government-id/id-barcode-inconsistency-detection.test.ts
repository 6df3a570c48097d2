import { fails, isNotApplicable, passes, testCheck } from '../../../test/support/check-cases.ts';
import {
  ATTRIBUTES,
  aamva,
  barcode,
  checkFacts,
  licence,
  withDocument,
  withPassport,
  withSides,
} from '../../../test/support/check-facts.ts';
import { idBarcodeInconsistencyDetection } from './id-barcode-inconsistency-detection.ts';

testCheck(idBarcodeInconsistencyDetection, [
  passes(
    'the card states neither issue nor expiration date',
    withSides({}, { barcode: barcode({ aamva: aamva({ attributes: { birthdate: '1990-04-12' } }) }) }),
  ),
  fails(
    'the card was issued on the day of birth',
    withSides(
      {},
      { barcode: barcode({ aamva: aamva({ attributes: { ...ATTRIBUTES, 'issue-date': '1990-04-12' } }) }) },
    ),
    ['invalid_encoded_data'],
  ),
  fails(
    'the card expires on the day of issue',
    withSides(
      {},
      { barcode: barcode({ aamva: aamva({ attributes: { ...ATTRIBUTES, 'expiration-date': '2022-05-01' } }) }) },
    ),
    ['invalid_encoded_data'],
  ),
  fails(
    'the front is of another state than the barcode',
    withDocument(licence({ detected: { idClass: 'dl', countryCode: 'US', subdivision: 'NY', confidence: 0.9 } })),
    ['issuer_mismatch'],
  ),
  fails(
    'the front is of another country than the barcode',
    withDocument(licence({ detected: { idClass: 'dl', countryCode: 'CA', subdivision: null, confidence: 0.9 } })),
    ['issuer_mismatch'],
  ),
  passes('a coherent record of the state on the front', checkFacts(), {
    metadata: { 'issuer-id': '636014', version: 9 },
  }),
  passes(
    'a pre-standard record keeps the whole name in one element',
    withSides(
      {},
      {
        barcode: barcode({
          aamva: aamva({ version: 1, elements: { DAA: 'LINDQVIST,AVA', DBB: '19900412', DAQ: 'D1234567' } }),
        }),
      },
    ),
  ),
  fails(
    'the barcode holds something else',
    withSides({}, { barcode: barcode({ aamva: null, aamvaError: 'no header' }) }),
    ['invalid_barcode'],
    { metadata: { error: 'no header' } },
  ),
  fails(
    'the number is missing',
    withSides({}, { barcode: barcode({ aamva: aamva({ elements: { DCS: 'LINDQVIST', DBB: '04121990' } }) }) }),
    ['invalid_encoded_data'],
  ),
  fails(
    'the card was issued before the birth of its holder',
    withSides(
      {},
      { barcode: barcode({ aamva: aamva({ attributes: { ...ATTRIBUTES, 'issue-date': '1989-01-01' } }) }) },
    ),
    ['invalid_encoded_data'],
  ),
  fails(
    'the birthdate is no day of the calendar',
    withSides({}, { barcode: barcode({ aamva: aamva({ attributes: { ...ATTRIBUTES, birthdate: '1990-13-12' } }) }) }),
    ['invalid_encoded_data'],
  ),
  fails(
    'the issuer is that of another state',
    withSides({}, { barcode: barcode({ aamva: aamva({ issuerId: '636001' }) }) }),
    ['issuer_mismatch'],
  ),
  fails(
    'the issuer number is not assigned',
    withSides({}, { barcode: barcode({ aamva: aamva({ issuerId: '999999' }) }) }),
    ['issuer_mismatch'],
  ),
  passes(
    'the issuer is no state at all',
    withSides({}, { barcode: barcode({ aamva: aamva({ issuerId: '636027', jurisdiction: null }) }) }),
  ),
  isNotApplicable('the barcode was not read', withSides({}, { barcode: null }), ['barcode_not_decoded']),
  isNotApplicable('the document is a passport', withPassport(), ['unsupported_country']),
  isNotApplicable('nothing was submitted', withDocument(null), []),
]);
