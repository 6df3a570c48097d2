/** id_compromised_detection: the document is not a published sample. */
import type { DocumentFacts } from '@countersign/engines/facts';
import { defineCheck, failed, passed } from '../check.ts';
import { SPECIMEN_NUMBERS, SPECIMEN_STATES, SPECIMEN_WORDS } from '../data/published-specimens.ts';
import { documentMrz, documentSides } from '../shared/document-subject.ts';
import { foldCompact, foldWords } from '../shared/fold-text.ts';

/** Returns the signs of a sample document, in the words of the metadata. */
function marksOf(document: DocumentFacts): string[] {
  const { attributes } = document;
  const mrz = documentMrz(document);
  const printed = documentSides(document).flatMap(({ side }) => side.text.map((line) => line.text));
  const names = [attributes['name-first'] ?? '', attributes['name-last'] ?? ''];
  const numbers = [attributes['document-number'] ?? '', attributes['identification-number'] ?? ''];
  const marks: [string, boolean][] = [
    ['word', [...printed, ...names].some((text) => foldWords(text).some((word) => SPECIMEN_WORDS.has(word)))],
    ['issuing-state', mrz !== null && SPECIMEN_STATES.has(mrz.issuingState)],
    ['number', numbers.some((number) => SPECIMEN_NUMBERS.has(foldCompact(number)))],
  ];
  return marks.filter(([, present]) => present).map(([name]) => name);
}

export const idCompromisedDetection = defineCheck({
  name: 'id_compromised_detection',
  kind: 'government-id',
  type: 'fraud',
  summary:
    'Detects sample documents that authorities publish, by the word specimen in several languages, by states that do not exist, and by the numbers of well-known pictures. Also detects pictures that circulate: the same picture, or a copy of it, under several other accounts within a year.',
  limits:
    'Knows only a short list of samples. Recognizes a picture that circulates only from its fourth account in this environment on, and only where inquiries have accounts.',
  fooledBy: 'A sample whose mark and number were changed, or a new photograph of a picture that circulates.',
  needs: { document: null },
  reasons: ['sample_document', 'publicly_available'],
  defaultRequirement: 'required',
  /**
   * Number of other accounts with the same picture from which the check fails: one may be a second account of an honest
   * person, three are no coincidence.
   */
  defaultSettings: { minimumAccounts: 3 },
  revision: 2,
  evaluate({ document, repeats }, { minimumAccounts }) {
    const marks = document ? marksOf(document) : [];
    const accounts = repeats?.pictureAccounts ?? 0;
    const reasons: ('sample_document' | 'publicly_available')[] = [
      ...(marks.length > 0 ? (['sample_document'] as const) : []),
      ...(accounts >= minimumAccounts ? (['publicly_available'] as const) : []),
    ];
    return reasons.length > 0 ? failed(reasons, { marks, 'other-accounts': accounts }) : passed();
  },
});
