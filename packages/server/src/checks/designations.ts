/** Designations of a document besides its class (contract, inquiries 11.1), from its barcode and its printed words. */
import type { DocumentFacts } from '@countersign/engines/facts';
import { documentBarcode, documentSides } from './shared/document-subject.ts';
import { foldWords } from './shared/fold-text.ts';

/** AAMVA Card Design Standard 2020, annex D: the element and the value that states the designation. */
const encoded: readonly (readonly [designation: string, element: string, value: string])[] = [
  ['real_id', 'DDA', 'F'],
  ['limited_term', 'DDD', '1'],
  ['veteran', 'DDL', '1'],
];

/**
 * Words that a printed line contains as whole words. Excludes the captions of every licence (RESTRICTIONS, CLASS).
 * Designations shown only by a symbol or a colour are not detected.
 */
const printed: readonly (readonly [designation: string, words: readonly string[]])[] = [
  ['commercial', ['COMMERCIAL DRIVER', 'COMMERCIAL LICENSE', 'COMMERCIAL LICENCE', 'CDL']],
  ['global_entry', ['GLOBAL ENTRY']],
  ['learners', ['LEARNER', 'LEARNERS', 'LEARNER S', 'INSTRUCTION PERMIT', 'INSTRUCTIONAL PERMIT']],
  ['limited_term', ['LIMITED TERM']],
  ['nexus', ['NEXUS']],
  ['non_domiciled', ['NON DOMICILED', 'NONDOMICILED']],
  ['permanent_resident', ['PERMANENT RESIDENT']],
  ['provisional', ['PROVISIONAL']],
  ['restricted', ['RESTRICTED LICENSE', 'RESTRICTED LICENCE']],
  ['temporary', ['TEMPORARY']],
  ['veteran', ['VETERAN']],
  ['work_not_permitted', ['NOT VALID FOR EMPLOYMENT', 'WORK NOT PERMITTED', 'NOT VALID FOR WORK']],
];

/** Lowest confidence of a line that counts. */
const leastConfidence = 0.8;

/** Returns the designations in alphabetical order, each once; empty if the document has none. */
export function detectedDesignations(document: DocumentFacts | null): string[] {
  if (document === null) return [];
  const elements = documentBarcode(document)?.aamva?.elements ?? {};
  const lines = documentSides(document).flatMap(({ side }) =>
    side.text.filter((line) => line.confidence >= leastConfidence).map((line) => ` ${foldWords(line.text).join(' ')} `),
  );
  const names = [
    ...encoded.filter(([, element, value]) => elements[element]?.trim() === value),
    ...printed.filter(([, words]) => words.some((word) => lines.some((line) => line.includes(` ${word} `)))),
  ].map(([designation]) => designation);
  return [...new Set(names)].sort();
}
