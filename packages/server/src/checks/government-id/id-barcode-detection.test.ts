import { fails, isNotApplicable, passes, testCheck } from '../../../test/support/check-cases.ts';
import { barcode, checkFacts, licence, withDocument, withSides, withType } from '../../../test/support/check-facts.ts';
import { idBarcodeDetection } from './id-barcode-detection.ts';

testCheck(idBarcodeDetection, [
  passes('the barcode on the back was read', checkFacts(), { metadata: { format: 'PDF417' } }),
  passes('a barcode was read on a picture of the front', withSides({ barcode: barcode() }, { barcode: null })),
  passes('a barcode was read on a card that needs none', withType('MX', 'id')),
  fails('the back of a licence has no readable barcode', withSides({}, { barcode: null }), ['barcode_not_detected'], {
    metadata: { pages: ['back'] },
  }),
  isNotApplicable('the back was not submitted', withDocument(licence({ back: null })), ['back_missing']),
  isNotApplicable('the card is of a country without such barcodes', withType('SE', 'id', { back: null }), [
    'unsupported_country',
  ]),
  isNotApplicable('a US passport has none', withType('US', 'pp', { back: null }), ['barcode_not_required']),
  isNotApplicable('nothing was submitted', withDocument(null), []),
]);
