/** Facts of a made-up paper document for the tests of checks: a valid bank statement. */
import type { PaperFacts, PaperPageFacts, PdfFacts } from '@countersign/engines/facts';

/** PDF without metadata. */
export const plainPdf: PdfFacts = {
  producer: null,
  creator: null,
  createdAt: null,
  modifiedAt: null,
  pageCount: 1,
  revisions: 1,
  isSigned: false,
  changedAfterSigning: false,
  hasScripts: false,
  hasAttachments: false,
};

export function paperPage(capture: Partial<PaperPageFacts['capture']> = {}): PaperPageFacts {
  return {
    width: 1700,
    height: 2200,
    sha256: 'a'.repeat(64),
    perceptualHash: '0123456789abcdef',
    capture: { make: null, model: null, software: null, takenAt: null, ...capture },
    outline: null,
    quality: null,
    isRead: true,
  };
}

/** Returns a bank statement of a fortnight ago. */
export function statement(changes: Partial<PaperFacts> = {}): PaperFacts {
  return {
    documentType: 'bank_statement',
    engineVersion: 'test',
    values: { name: 'Ava Marie Lindqvist', address_city: 'Oakland', issue_date: '2026-06-01' },
    readings: {},
    countryCode: 'US',
    pages: [paperPage()],
    layer: null,
    pdf: plainPdf,
    ...changes,
  };
}
