/** Selection of printed lines that should state a value of the barcode or zone, likeliest first. */
import type { Box, DocumentAttribute } from '../facts.ts';
import type { TextLine } from '../picture-facts.ts';
import type { DocumentModel } from './models/document-model.ts';
import { dateStyle, readPrintedDate } from './printed-dates.ts';
import { foldDigits, foldLetters, foldName, printedSpellings } from './printed-spellings.ts';
import { readValue } from './read-value.ts';
import type { Readings } from './read-visual-zone.ts';

export interface Suspect {
  /** Line; `isUnnoticed` if it was cut out of the picture where no text was detected. */
  readonly line: TextLine & { readonly isUnnoticed?: boolean };
  /** Value of the line in the first reading. */
  readonly value: string;
}

export interface Statements {
  readonly lines: readonly TextLine[];
  /** Values of the print, by captions and order. */
  readonly visual: Readings;
  /** Values of barcode or zone. */
  readonly machine: Readonly<Partial<Record<DocumentAttribute, string>>>;
  /** Machine-read values that were found printed. */
  readonly printed: Readings;
  readonly model: DocumentModel;
}

const ELEMENT_NUMBER = /^\s*[12]\s+/;
/** Distance of neighbouring names' rows, in line heights. */
const NEIGHBOUR = { least: 0.8, most: 2.6 } as const;
const LEAST_CONFIDENCE = 0.8;
const SHORTEST_EXPLANATION = 3;

function lineAt(lines: readonly TextLine[], box: TextLine['box'] | null | undefined): TextLine | undefined {
  return lines.find((line) => line.box === box);
}

/**
 * Returns the line that states the attribute by caption or order; all given names are one value, however they are
 * split.
 */
function labelled({ lines, visual }: Statements, attribute: DocumentAttribute): readonly Suspect[] {
  const reading = visual[attribute]?.[0];
  const line = lineAt(lines, reading?.box);
  if (!reading || !line) return [];
  const middle = attribute === 'name-first' ? visual['name-middle']?.[0] : undefined;
  return [{ line, value: middle?.box === reading.box ? `${reading.value} ${middle?.value}` : reading.value }];
}

/** Returns the nearest value in the same column above or below a line. */
function neighbour(lines: readonly TextLine[], known: TextLine, side: 'above' | 'below'): TextLine | undefined {
  const middle = ({ box }: TextLine): number => box.y + box.height / 2;
  const distance = (line: TextLine): number =>
    ((middle(line) - middle(known)) / known.box.height) * (side === 'above' ? -1 : 1);
  return lines
    .filter((line) => distance(line) >= NEIGHBOUR.least && distance(line) <= NEIGHBOUR.most)
    .filter((line) => Math.abs(line.box.x - known.box.x) < known.box.height)
    .filter((line) => line.box.height > 0.82 * known.box.height && line.confidence >= LEAST_CONFIDENCE)
    .sort((a, b) => distance(a) - distance(b))[0];
}

/** Returns the name next to one found as in barcode or zone: the family name is above the given names. */
function besideName({ lines, printed, model }: Statements, attribute: DocumentAttribute): readonly Suspect[] {
  const isLast = attribute === 'name-last';
  const known = lineAt(lines, printed[isLast ? 'name-first' : 'name-last']?.[0]?.box);
  const near = known ? neighbour(lines, known, isLast ? 'above' : 'below') : undefined;
  const value = near ? readValue(near.text.replace(ELEMENT_NUMBER, ''), 'name', dateStyle(model)) : null;
  return near && value !== null ? [{ line: near, value }] : [];
}

/** Minimum width of a place, in line heights. */
const NARROWEST = 4;

/**
 * Returns the place of the family name if no text was detected above the given names, as with names of two letters: one
 * row higher, by the distance of the row below. Null if there is text, or the given names were not found.
 */
export function placeOfFamilyName({ lines, printed }: Statements): Box | null {
  const given = lineAt(lines, printed['name-first']?.[0]?.box);
  const below = given ? neighbour(lines, given, 'below') : undefined;
  if (!given || !below || neighbour(lines, given, 'above')) return null;
  const { x, y, width, height } = given.box;
  const pitch = below.box.y + below.box.height / 2 - (y + height / 2);
  return y < pitch ? null : { x, y: y - pitch, width: Math.max(width, NARROWEST * height), height };
}

function shapeOf(text: string): string {
  return text.replaceAll(/[A-Z]/g, 'A').replaceAll(/\d/g, '9');
}

/**
 * Minimum share of equal characters: a forger changes part of a number, and another number of the same shape shares
 * fewer by chance.
 */
const SHARED = 0.5;

function isLike(printed: string, number: string): boolean {
  if (shapeOf(printed) !== shapeOf(number)) return false;
  const shared = [...printed].filter((character, index) => character === number.charAt(index)).length;
  return shared >= SHARED * number.length;
}

/**
 * Returns the lines with a number that has letters and digits in the same places as the true one, at least half of them
 * equal.
 */
function shapedLike({ lines, model }: Statements, number: string): readonly Suspect[] {
  return lines.flatMap((line) => {
    const value = readValue(line.text, 'number', dateStyle(model));
    const isDate = readPrintedDate(line.text, dateStyle(model)) !== null;
    return value === null || isDate || !isLike(value, foldLetters(number)) ? [] : [{ line, value }];
  });
}

/** True if the line states another value of barcode or zone. It was then mistaken for this value. */
function isExplained({ machine, model }: Statements, attribute: DocumentAttribute, { line, value }: Suspect): boolean {
  const date = readPrintedDate(line.text, dateStyle(model));
  const own = machine[attribute];
  return Object.entries(machine).some(([name, other]) => {
    if (name === attribute || other === own || other.length < SHORTEST_EXPLANATION) return false;
    if (date !== null || /^\d{4}-\d{2}-\d{2}$/.test(other)) return date === other;
    return foldDigits(value) === foldDigits(other) || printedSpellings(other, 'name').includes(foldName(value));
  });
}

/** Returns the lines for an attribute that barcode or zone state as `value`; empty if no place is known. */
export function linesToLookAt(statements: Statements, attribute: DocumentAttribute, value: string): readonly Suspect[] {
  const places = [...labelled(statements, attribute)];
  if (attribute === 'name-last' || attribute === 'name-first') places.push(...besideName(statements, attribute));
  if (attribute === 'identification-number') places.push(...shapedLike(statements, value));
  const lines = new Set<TextLine>();
  return places.filter((suspect) => {
    if (lines.has(suspect.line) || suspect.line.text.includes('<')) return false;
    lines.add(suspect.line);
    return !isExplained(statements, attribute, suspect);
  });
}
