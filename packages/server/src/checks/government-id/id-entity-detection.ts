/** id_entity_detection: the picture shows a government document. */
import type { DocumentFacts } from '@countersign/engines/facts';
import { defineCheck, failed, passed } from '../check.ts';
import { documentBarcode, documentMrz } from '../shared/document-subject.ts';

/** Returns the signs of a document, in the words of the metadata. */
function evidenceOf(document: DocumentFacts): string[] {
  const signs: [string, boolean][] = [
    ['barcode', Boolean(documentBarcode(document)?.aamva)],
    ['mrz', documentMrz(document) !== null],
    ['type', document.detected.idClass !== null],
    ['country', document.detected.countryCode !== null],
    ['portrait', document.portrait !== null],
    ['text', document.front.text.length > 0],
  ];
  return signs.filter(([, present]) => present).map(([name]) => name);
}

export const idEntityDetection = defineCheck({
  name: 'id_entity_detection',
  kind: 'government-id',
  // The usual cause is a picture of another object or a cut-off one, which a new picture fixes.
  type: 'user_action',
  asks: { part: 'document', remedy: 'document_not_found' },
  readFrom: ['front'],
  summary:
    'Detects features that only documents have: a decoded barcode or MRZ, a recognized class and country, a portrait.',
  limits: 'Shows that the picture contains something like a document, not that it is genuine.',
  fooledBy: 'Any print, screen or drawing with the same features.',
  measuredBy: ['genuine'],
  needs: { document: null },
  reasons: ['cannot_verify_id', 'low_confidence_entity_match'],
  defaultRequirement: 'required',
  /** Confidence of the type detection, 0 to 1, required if neither barcode nor MRZ was read. */
  defaultSettings: { minimumConfidence: 0.4 },
  revision: 1,
  evaluate({ document }, { minimumConfidence }) {
    const evidence = document ? evidenceOf(document) : [];
    const confidence = document?.detected.confidence ?? 0;
    const metadata = { evidence, confidence, pages: ['front'] };
    if (evidence.includes('barcode') || evidence.includes('mrz')) return passed(metadata);
    if (!evidence.includes('type')) return failed(['cannot_verify_id'], metadata);
    return confidence < minimumConfidence ? failed(['low_confidence_entity_match'], metadata) : passed(metadata);
  },
});
