/** Comparison of a document's print with its barcode or machine-readable zone. */
import type { DocumentAttribute, DocumentFacts, Reading } from '@countersign/engines/facts';
import { type MatchLevel, withinOneEdit } from './compare-names.ts';
import {
  type CheckRequirementResult,
  isDate,
  isNumber,
  matchProperty,
  provesNothing,
  requirementResult,
} from './compare-properties.ts';
import { documentBarcode, documentMrz } from './document-subject.ts';
import { foldNumber } from './fold-text.ts';
import { agreesInMonth } from './month-expiry.ts';
import { printsDate, printsName, printsNumber } from './printed-text.ts';

/** Length of a number from which one different character is more likely a misreading than a different number. */
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

/** Confidence from which a reading of a machine-readable part is trusted. */
const READ_CONFIDENCE = 0.6;

/**
 * Returns the comparison; null if one side does not state the property, or was not read well enough to contradict the
 * other. If a second reading ruled out the value of the machine-readable part, even one different character is a
 * contradiction.
 */
export function compareWithPrint(
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
  const minimum = minimumMatch(property);
  if (printed.some((reading) => agreesInMonth(document, property, value, reading.value)))
    return requirementResult(property, 'full', minimum);
  const isRead = machine === undefined || machine.confidence >= READ_CONFIDENCE;
  const isRuledOut = printed.some(({ rulesOut }) => rulesOut !== undefined && rulesOut === machine?.source);
  if (isRead && isRuledOut && !(isDate(property) && isPrinted(document, property, value)))
    return requirementResult(property, 'none', minimum);
  const matches = printed.map((reading) => matchPrinted(property, value, reading.value));
  if (matches.includes('full') || isPrinted(document, property, value))
    return requirementResult(property, 'full', minimum);
  const isRepeated = printed.some(({ repeats }) => repeats !== undefined && repeats === machine?.source);
  if (isRepeated || matches.includes('partial')) return requirementResult(property, 'partial', minimum);
  const contradicted =
    isRead &&
    printed.some((each) => each.confidence >= minimumConfidence && !provesNothing(property, value, each.value));
  return contradicted ? requirementResult(property, 'none', minimum) : null;
}

function machineAttribute(document: DocumentFacts, property: string): string | undefined {
  const attributes = documentBarcode(document)?.aamva?.attributes ?? documentMrz(document)?.attributes;
  return attributes?.[property as DocumentAttribute];
}

/** Returns true if documents repeat an attribute: names, dates and numbers are in print and in barcode or zone. */
export function isRepeated(property: string): boolean {
  return isDate(property) || isNumber(property) || property === 'name-first' || property === 'name-last';
}

/** Returns the attributes of a document with a barcode or a zone that only one of its parts states. */
export function singleSourced(
  document: DocumentFacts,
  properties: readonly string[],
  minimumConfidence: number,
): string[] {
  return properties.filter((property) => compareWithPrint(document, property, minimumConfidence) === null);
}
