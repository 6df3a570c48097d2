/** selfie_suspicious_entity_detection: the center picture shows a person and not the portrait on a document. */
import { defineCheck, failed, notApplicable, passed } from '../check.ts';

export const selfieSuspiciousEntityDetection = defineCheck({
  name: 'selfie_suspicious_entity_detection',
  kind: 'selfie',
  type: 'fraud',
  summary:
    'Counts the lines of small print around the face in the center picture. A document shows many lines next to its portrait.',
  limits:
    'A weak signal. A portrait that fills the picture shows no print. A wall of notices behind a person shows much print.',
  fooledBy: 'A tightly cropped photograph of only the portrait.',
  measuredBy: ['selfie'],
  needs: { selfies: null },
  reasons: ['suspicious_photo'],
  defaultRequirement: 'not_required',
  /** Number of printed lines from which the picture counts as a picture of a document. */
  defaultSettings: { minimumPrintedLines: 5 },
  revision: 2,
  evaluate({ selfies }, { minimumPrintedLines }) {
    const lines = selfies?.center?.printedLines ?? null;
    if (lines === null) return notApplicable();
    const metadata = { 'printed-lines': lines };
    return lines >= minimumPrintedLines ? failed(['suspicious_photo'], metadata) : passed(metadata);
  },
});
