import type { LayerComparison, PdfFacts } from '@countersign/engines/facts';
import { fails, isNotApplicable, passes, testCheck } from '../../../test/support/check-cases.ts';
import { checkFacts, withPaper } from '../../../test/support/check-facts.ts';
import { paperPage, plainPdf } from '../../../test/support/paper-facts.ts';
import { documentFabricationDetection } from './document-fabrication-detection.ts';

const file = (changes: Partial<PdfFacts>) => withPaper({ pdf: { ...plainPdf, ...changes } });
const layer = (changes: Partial<LayerComparison>) =>
  withPaper({ layer: { compared: 40, agreeing: 40, conflicting: [], unseen: [], differing: [], ...changes } });
const conflict = { page: 1, layer: 'Ava Lindqvist', print: 'Eve Smith' };

testCheck(documentFabricationDetection, [
  passes('the file says nothing of itself', file({})),
  passes(
    'made by billing software and never changed',
    file({ producer: 'Prince 15', createdAt: '2026-06-01', modifiedAt: '2026-06-01' }),
  ),
  passes('saved a second time, as many programs do', file({ revisions: 2 }), { metadata: { revisions: 2 } }),
  passes('signed and unchanged', file({ isSigned: true }), { metadata: { signed: true } }),
  fails('a picture editor made it', file({ producer: 'Adobe Photoshop 25' }), ['image_manipulated']),
  fails('a service that edits PDF saved it', file({ creator: 'Sejda.com (4.1)' }), ['document_edited']),
  fails('a picture editor saved the photograph', withPaper({ pages: [paperPage({ software: 'GIMP 3.0' })] }), [
    'image_manipulated',
  ]),
  fails('changed behind its signature', file({ isSigned: true, changedAfterSigning: true }), ['changed_after_signing']),
  passes('text and page say the same', layer({}), { metadata: { 'compared-lines': 40 } }),
  passes('invisible text is shown to a reviewer', layer({ agreeing: 38, unseen: [conflict, conflict] }), {
    metadata: { 'unseen-lines': 2 },
  }),
  fails('another name is drawn over the one in the text', layer({ agreeing: 39, conflicting: [conflict] }), [
    'text_mismatch',
  ]),
  fails('a value of the text is not that of the page', layer({ agreeing: 39, differing: ['amount_due'] }), [
    'text_mismatch',
  ]),
  passes('text that a program read off a scan is full of faults', layer({ agreeing: 20, conflicting: [conflict] })),
  fails('created after it was last changed', file({ createdAt: '2026-06-10', modifiedAt: '2026-06-01' }), [
    'metadata_invalid',
  ]),
  fails('created in the future', file({ createdAt: '2026-06-17' }), ['metadata_invalid']),
  passes('created tomorrow in a time zone ahead', file({ createdAt: '2026-06-16' })),
  fails('issued in the future', withPaper({ values: { issue_date: '2026-07-01' } }), ['inconsistent_dates']),
  isNotApplicable('no paper was read', checkFacts({ paper: null }), []),
]);
