/**
 * Confirmation of a zone's number by the print next to it. Different characters look similar in the two typefaces, so
 * if a printed number may equal the zone's and fits the zone's check digit, it is more certain than either reading.
 */
import type { MrzFacts } from '../facts.ts';
import { layoutOf } from '../mrz/layout-of.ts';
import { wrongCheckDigits } from '../mrz/parse-mrz.ts';
import type { TextLine } from '../picture-facts.ts';
import { foldDigits } from './printed-spellings.ts';
import type { Readings } from './read-visual-zone.ts';

const SETTLED_CONFIDENCE = 0.9;
const NAMES = ['document-number', 'identification-number'] as const;

/** Returns words of the print, and whole lines without spaces, that may be the number. */
function alikeInPrint(lines: readonly TextLine[], number: string): readonly string[] {
  const words = lines
    .filter(({ text }) => !text.includes('<'))
    .flatMap(({ text }) => [...text.split(/\s+/), text.replaceAll(/\s/g, '')])
    .map((word) => word.replaceAll('-', '').toUpperCase());
  return [...new Set(words.filter((word) => word.length === number.length && foldDigits(word) === foldDigits(number)))];
}

/** True if the zone's check digit fits another number of the same length in its place. */
function fitsDigit({ lines }: MrzFacts, number: string): boolean {
  const layout = layoutOf(lines);
  const field = layout?.fields.find(({ name }) => name === 'documentNumber');
  const line = field && lines[field.line];
  if (!layout || !field || line === undefined || number.length > field.end - field.start) return false;
  const own = number.padEnd(field.end - field.start, '<');
  const other = lines.map((text, at) =>
    at === field.line ? text.slice(0, field.start) + own + text.slice(field.end) : text,
  );
  return !wrongCheckDigits(other, layout).includes('document-number');
}

/**
 * Returns the zone's readings with the number confirmed by print and check digit; unchanged if no such number is
 * printed.
 */
export function settleNumber(readings: Readings, zone: MrzFacts, lines: readonly TextLine[]): Readings {
  const [reading] = readings['document-number'] ?? [];
  if (!reading) return readings;
  const fitting = alikeInPrint(lines, reading.value).filter((word) => fitsDigit(zone, word));
  const [only] = fitting;
  if (only === undefined || fitting.length > 1) return readings;
  const settled = [{ ...reading, value: only, confidence: Math.max(reading.confidence, SETTLED_CONFIDENCE) }];
  // On some cards the person's number differs from the document's.
  const same = NAMES.filter((name) => readings[name]?.[0]?.value === reading.value);
  return { ...readings, ...Object.fromEntries(same.map((name) => [name, settled])) };
}
