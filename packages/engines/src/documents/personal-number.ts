/**
 * Printed numbers of a card whose zone has separate numbers for the person and the document. A printed number with a
 * caption belongs to the document, unless it equals the person's number. (Elsewhere one number fills both number
 * attributes of the contract.)
 */
import type { DocumentAttribute, TextLine } from '../facts.ts';
import { findPrinted } from './find-printed.ts';
import type { DateStyle } from './printed-dates.ts';
import { foldDigits } from './printed-spellings.ts';
import type { Readings } from './read-visual-zone.ts';

type Attributes = Readonly<Partial<Record<DocumentAttribute, string>>>;

/** Returns the person's number if the zone states one that is separate from the document's; null otherwise. */
export function personalNumberOf(zone: Attributes): string | null {
  const { 'identification-number': person, 'document-number': document } = zone;
  return person !== undefined && document !== undefined && person !== document ? person : null;
}

/** Returns the values to look for in print: the document's number under both names. */
export function withOneNumber<Value>(
  zone: Readonly<Partial<Record<DocumentAttribute, Value>>>,
): Partial<Record<DocumentAttribute, Value>> {
  const { 'identification-number': _person, ...others } = zone;
  const document = zone['document-number'];
  return document === undefined ? others : { ...others, 'identification-number': document };
}

function isSame(value: string, number: string): boolean {
  const fold = (text: string): string => foldDigits(text.replaceAll(/[^A-Z0-9]/gi, '').toUpperCase());
  return fold(value) === fold(number);
}

/** Returns the printed readings with each number under its own name. */
export function apart(visual: Readings, number: string, lines: readonly TextLine[], style: DateStyle): Readings {
  const { 'identification-number': _both, 'document-number': document = [], ...others } = visual;
  const printed = findPrinted(lines, { 'identification-number': number }, style)['identification-number'];
  const labelled = document.filter(({ value }) => isSame(value, number));
  const persons = printed ?? labelled;
  const own = document.filter((reading) => !labelled.includes(reading));
  return {
    ...others,
    ...(own.length > 0 ? { 'document-number': own } : {}),
    ...(persons.length > 0 ? { 'identification-number': persons } : {}),
  };
}
