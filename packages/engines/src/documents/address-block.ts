/**
 * Address block of a North American licence without legible labels: family name, given names, street, and a line with
 * city, subdivision and postal code, in rows with the same left edge (AAMVA card design, zone II).
 */
import type { TextLine } from '../picture-facts.ts';
import { type FieldCandidate, lineConfidence } from './find-fields.ts';
import { ISSUERS } from './models/issuers/index.ts';
import type { DateStyle } from './printed-dates.ts';
import { foldLetters } from './printed-spellings.ts';
import { readValue } from './read-value.ts';

const SUBDIVISIONS: ReadonlySet<string> = new Set(ISSUERS.flatMap(({ subdivision }) => subdivision ?? []));

const CITY_LINE = /^(.{2,40}?)[\s,.]*\b([A-Z015]{2})[\s,.]*(\d{5}(?:-?\d{4})?|[A-Z]\d[A-Z]\s?\d[A-Z]\d)$/;
/** City line whose postal code lost a character. It is still sufficient to locate the block. */
const DAMAGED_CITY_LINE = /^(.{2,40}?)[\s,.]*\b([A-Z015]{2})[\s,.]*(?=(?:[A-Z0-9]\s?){4,7}$)[A-Z0-9 ]*\d[A-Z0-9 ]*$/;
/** Trust in a value found only by its place, lower than with a label. */
const TRUST = 0.9;
/** Style for lines of the block, which contain no dates. */
const UNDATED: DateStyle = { order: 'month-day-year' };
const NUMBERED = /^(?:[12]\s*|[I|]\s+)(?=\p{L})/u;
/** Element number of the address, or its misreading. */
const NUMBERED_STREET = /^\S\s+(?=\d)/;

/** Restores the letters of a two-letter subdivision code from digits they were mistaken for. */
function mendCode(text: string): string {
  return text.replaceAll('0', 'O').replaceAll('1', 'I').replaceAll('5', 'S');
}

/** Shortest name; shorter pieces are element numbers. */
const TWO_LETTERS = /^\p{L}{2}$/u;

/** Captions in the block, as printed. */
const CAPTION = /^[128]?\s*(?:LN|FN|ADD(?:RESS)?|(?:LAST|FIRST|GIVEN|FAMILY)?\s*NAMES?)[.:]?$/i;
/** Captions as readers misread them, with or without an element number, in the letters of {@link foldCaption}. */
const SPOILED_CAPTION = /^(?:[IT]?IN|[2Z]?FN|[B3S]?AOO|[IT]N)$/;
/** Maximum height of a caption relative to values, which are printed larger. */
const CAPTION_HEIGHT = 0.88;

/** Folds to upper-case letters and digits, with the ones confused in small print merged. */
function foldCaption(text: string): string {
  return foldLetters(text).replaceAll(/[0DQ]/g, 'O').replaceAll(/[1L]/g, 'I').replaceAll('8', 'B');
}

/**
 * True if a line is a caption of the block; a name that looks like one, such as LIN, is printed as high as the street.
 */
function isCaption({ text, box }: TextLine, street: TextLine): boolean {
  if (CAPTION.test(text.trim())) return true;
  return box.height < CAPTION_HEIGHT * street.box.height && SPOILED_CAPTION.test(foldCaption(text));
}

/** Returns the line just above at the same left edge; null if the next one is far away. */
function lineAbove(line: TextLine, lines: readonly TextLine[]): TextLine | null {
  const above = lines
    .filter(
      (other) =>
        (other.text.length > 2 || TWO_LETTERS.test(other.text)) &&
        other.box.y + other.box.height / 2 < line.box.y + 0.2 * line.box.height,
    )
    .filter((other) => Math.abs(other.box.x - line.box.x) < 2 * line.box.height)
    .sort((a, b) => b.box.y - a.box.y)[0];
  return above && line.box.y - (above.box.y + above.box.height) < 1.5 * line.box.height ? above : null;
}

function candidateOf(attribute: FieldCandidate['attribute'], value: string | null, line: TextLine): FieldCandidate[] {
  return value === null ? [] : [{ attribute, value, confidence: lineConfidence(line) * TRUST, box: line.box }];
}

/** Returns the names only if both lines above the street are names; otherwise it is another block. */
function namesAbove(street: TextLine, lines: readonly TextLine[]): readonly FieldCandidate[] {
  const values = lines.filter((line) => !isCaption(line, street));
  const given = lineAbove(street, values);
  const family = given ? lineAbove(given, values) : null;
  if (!given || !family) return [];
  const givenNames = readValue(given.text.replace(NUMBERED, ''), 'given-names', UNDATED);
  const familyName = readValue(family.text.replace(NUMBERED, ''), 'name', UNDATED);
  if (givenNames === null || familyName === null) return [];
  return [...candidateOf('name-first', givenNames, given), ...candidateOf('name-last', familyName, family)];
}

/**
 * Returns street, city, subdivision and postal code, and the names above them; empty if no line ends in a postal code.
 */
export function readAddressBlock(lines: readonly TextLine[]): readonly FieldCandidate[] {
  for (const line of lines) {
    const text = line.text.trim().toUpperCase();
    const whole = CITY_LINE.exec(text);
    const match = whole ?? DAMAGED_CITY_LINE.exec(text);
    const subdivision = mendCode(match?.[2] ?? '');
    if (!match || !SUBDIVISIONS.has(subdivision)) continue;
    const found = [
      ...candidateOf('address-city', (match[1] ?? '').trim().replace(/,$/, ''), line),
      ...candidateOf('address-subdivision', subdivision, line),
      ...candidateOf('address-postal-code', whole?.[3] ?? null, line),
    ];
    const street = lineAbove(line, lines);
    const printed = street ? readValue(street.text.replace(NUMBERED_STREET, ''), 'street', UNDATED) : null;
    if (!street || printed === null) return found;
    return [...found, ...candidateOf('address-street-1', printed, street), ...namesAbove(street, lines)];
  }
  return [];
}
