import { fails, isNotApplicable, passes, testCheck } from '../../../test/support/check-cases.ts';
import { checkFacts, withAttributes, withDocument, withPassport } from '../../../test/support/check-facts.ts';
import { idPoBoxDetection } from './id-po-box-detection.ts';

testCheck(idPoBoxDetection, [
  passes('a street address', checkFacts()),
  passes('a street named like a box', withAttributes({ 'address-street-1': '14 BOXWOOD LN' })),
  fails('a post office box', withAttributes({ 'address-street-1': 'P.O. Box 1270' }), ['address_is_po_box']),
  fails('a post office box in the second line', withAttributes({ 'address-street-2': 'PO BOX 9' }), [
    'address_is_po_box',
  ]),
  fails('a highway contract box', withAttributes({ 'address-street-1': 'HC 68 BOX 23A' }), ['address_is_hc_box']),
  isNotApplicable('a passport states no address', withPassport(), ['missing_address']),
  isNotApplicable('nothing was submitted', withDocument(null), []),
]);
