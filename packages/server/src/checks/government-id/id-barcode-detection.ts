/** id_barcode_detection: the barcode of a US or Canadian licence or identification card could be read. */
import { defineCheck, failed, notApplicable, passed } from '../check.ts';
import { carriesAamvaBarcode, documentBarcode, documentSubject } from '../shared/document-subject.ts';

export const idBarcodeDetection = defineCheck({
  name: 'id_barcode_detection',
  kind: 'government-id',
  type: 'user_action',
  asks: { part: 'document', remedy: 'barcode_not_read' },
  readFrom: ['back'],
  summary: 'Reads the PDF417 barcode on the back of licences and identification cards of the US and Canada.',
  limits: 'A barcode that can be read proves nothing on its own: anyone can print one.',
  fooledBy: 'A printed card with a barcode made by any barcode program.',
  measuredBy: ['pdf417', 'genuine'],
  needs: { document: null },
  reasons: [
    'unsupported_country',
    'barcode_not_required',
    'back_missing',
    'barcode_not_detected',
    'barcode_not_decoded',
  ],
  // The reader reports only barcodes that it decoded, so "seen and not decoded" cannot be detected.
  reserved: ['barcode_not_decoded'],
  defaultRequirement: 'required',
  defaultSettings: {},
  revision: 1,
  evaluate(facts) {
    const { document } = facts;
    const barcode = document && documentBarcode(document);
    if (barcode) return passed({ format: barcode.format, stage: barcode.stage });
    const subject = documentSubject(facts);
    if (subject.countryCode !== 'US' && subject.countryCode !== 'CA') return notApplicable(['unsupported_country']);
    if (!carriesAamvaBarcode(subject)) return notApplicable(['barcode_not_required']);
    return document?.back ? failed(['barcode_not_detected'], { pages: ['back'] }) : notApplicable(['back_missing']);
  },
});
