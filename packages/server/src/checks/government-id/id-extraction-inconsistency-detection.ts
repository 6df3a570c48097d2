/** id_extraction_inconsistency_detection: what is printed on the document agrees with its barcode or MRZ. */
import type { DocumentAttribute, DocumentFacts, Reading } from '@countersign/engines/facts';
import { defineCheck, notApplicable } from '../check.ts';
import { type MatchLevel, withinOneEdit } from '../compare-names.ts';
import {
  type CheckRequirementResult,
  isDate,
  isNumber,
  judgeRequirements,
  matchProperty,
  requirementResult,
} from '../compare-properties.ts';
import { carriesAamvaBarcode, documentBarcode, documentMrz, documentSubject } from '../document-subject.ts';
import { evidenceLedger } from '../evidence-ledger.ts';
import { foldNumber } from '../fold-text.ts';
import { printsDate, printsName, printsNumber } from '../printed-text.ts';

/** A number of this length with one other character is more often misread than another number. */
const FORGIVING_NUMBER_LENGTH = 7;

function isPrinted(document: DocumentFacts, property: string, value: string): boolean {
  if (isDate(property)) return printsDate(document.front, value);
  return isNumber(property) ? printsNumber(document.front, value) : printsName(document.front, value);
}

function matchPrinted(property: string, machine: string, printed: string): MatchLevel {
  const match = matchProperty(property, machine, printed);
  if (match === 'full' || !isNumber(property)) return match;
  const [a, b] = [foldNumber(machine), foldNumber(printed)];
  return Math.min(a.length, b.length) >= FORGIVING_NUMBER_LENGTH && withinOneEdit(a, b) ? 'partial' : match;
}

function minimumMatch(property: string): MatchLevel {
  return isDate(property) ? 'full' : 'partial';
}

/**
 * Null when the machine says nothing of the property, or the front was not read well enough to contradict it. A second
 * reading that ruled the machine's value out contradicts even where one character differs.
 */
function compareOne(
  document: DocumentFacts,
  property: string,
  minimumConfidence: number,
): CheckRequirementResult | null {
  const readings: readonly Reading[] = document.readings[property as DocumentAttribute] ?? [];
  const machine =
    readings.find(({ source }) => source === 'barcode') ?? readings.find(({ source }) => source === 'mrz');
  const value = machine?.value ?? machineAttribute(document, property);
  if (!value) return null;
  const printed = readings.filter(({ source }) => source === 'visual-zone');
  const isRuledOut = printed.some(({ rulesOut }) => rulesOut !== undefined && rulesOut === machine?.source);
  if (isRuledOut && !(isDate(property) && isPrinted(document, property, value)))
    return requirementResult(property, 'none', minimumMatch(property));
  const matches = printed.map((reading) => matchPrinted(property, value, reading.value));
  const minimum = minimumMatch(property);
  if (matches.includes('full') || isPrinted(document, property, value))
    return requirementResult(property, 'full', minimum);
  if (matches.includes('partial')) return requirementResult(property, 'partial', minimum);
  const contradicted = printed.some((reading) => reading.confidence >= minimumConfidence);
  return contradicted ? requirementResult(property, 'none', minimum) : null;
}

function machineAttribute(document: DocumentFacts, property: string): string | undefined {
  const attributes = documentBarcode(document)?.aamva?.attributes ?? documentMrz(document)?.attributes;
  return attributes?.[property as DocumentAttribute];
}

export const idExtractionInconsistencyDetection = defineCheck({
  name: 'id_extraction_inconsistency_detection',
  kind: 'government-id',
  type: 'fraud',
  readFrom: ['front', 'back'],
  summary:
    'Compares names, dates and numbers printed on the front with those in the barcode or MRZ; a value of the machine-readable part that stands anywhere on the front agrees.',
  limits:
    'Printed text that was read uncertainly contradicts nothing, and one misread character in names and long numbers is forgiven unless a second reading of the line rules the other value out.',
  fooledBy: 'A forgery whose printed and machine-readable parts were changed together.',
  measuredBy: ['forged', 'genuine'],
  needs: { document: null },
  reasons: ['unsupported_country', 'missing_properties', 'failed_requirement'],
  defaultRequirement: 'required',
  /** Attribute names, and the recognition confidence, 0 to 1, from which printed text contradicts. */
  defaultSettings: {
    properties: [
      'name-first',
      'name-last',
      'birthdate',
      'expiration-date',
      'document-number',
      'identification-number',
    ] as readonly string[],
    minimumConfidence: 0.85,
  },
  revision: 2,
  evaluate(facts, { properties, minimumConfidence }) {
    const { document } = facts;
    if (!document) return notApplicable(['missing_properties']);
    const readable = Boolean(documentBarcode(document)?.aamva ?? documentMrz(document));
    if (!readable && !carriesAamvaBarcode(documentSubject(facts))) return notApplicable(['unsupported_country']);
    const compared = properties
      .map((property) => compareOne(document, property, minimumConfidence))
      .filter((result) => result !== null);
    if (compared.length === 0) return notApplicable(['missing_properties']);
    return judgeRequirements(compared, 'failed_requirement', { 'evidence-ledger': evidenceLedger(facts, properties) });
  },
});
