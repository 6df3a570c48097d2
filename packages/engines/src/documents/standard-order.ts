/**
 * Values of a travel document whose captions cannot be read, by the order that ICAO Doc 9303 lays down for the visual
 * zone (part 4, 4.1 for passports, part 5 and 6 for cards): the number stands in the row of the state's code, the names
 * follow each other first in the column of data, then nationality and birth, and issue comes before expiry.
 */
import type { TextLine } from '../facts.ts';
import { countryOfState } from './country-codes.ts';
import { type FieldCandidate, foldText, lineConfidence } from './find-fields.ts';
import { type DateStyle, readPrintedDate } from './printed-dates.ts';
import { readValue } from './read-value.ts';

/** A value found by its order alone is trusted less than one behind its caption. */
const TRUST = 0.9;
/** Values are printed larger than captions: at least this share of the height of the dates. */
const VALUE_HEIGHT = 0.82;
/** A line read less surely is a caption too small to be read, more often than a value. */
const LEAST_CONFIDENCE = 0.85;
/** Captions stand between the rows, so values follow each other at this many heights or more, and not at many more. */
const PITCH = { least: 1.5, most: 3.2 } as const;

function middleY({ box }: TextLine): number {
  return box.y + box.height / 2;
}

function isSameRow(a: TextLine, b: TextLine): boolean {
  return Math.abs(middleY(a) - middleY(b)) < 0.6 * Math.max(a.box.height, b.box.height);
}

function candidateOf(
  attribute: FieldCandidate['attribute'],
  value: string | null,
  line: TextLine,
): readonly FieldCandidate[] {
  return value === null ? [] : [{ attribute, value, confidence: lineConfidence(line) * TRUST, box: line.box }];
}

/** The code of a state and the number right of it in one row; null when not exactly one row is like that. */
function numberRow(lines: readonly TextLine[], style: DateStyle): { code: TextLine; number: TextLine } | null {
  const rows = lines.flatMap((code) => {
    const text = code.text.trim();
    if (text === '' || text.length > 3 || countryOfState(text) === null) return [];
    const numbers = lines.filter(
      (line) => line.box.x > code.box.x && isSameRow(code, line) && readValue(line.text, 'number', style) !== null,
    );
    const [number] = numbers;
    return number && numbers.length === 1 ? [{ code, number }] : [];
  });
  return rows.length === 1 ? (rows[0] ?? null) : null;
}

/** Lines of the column that begins where the first date does, from top to bottom. */
function columnOf(lines: readonly TextLine[], anchor: TextLine): readonly TextLine[] {
  return lines
    .filter(({ box }) => Math.abs(box.x - anchor.box.x) < 1.2 * anchor.box.height)
    .sort((a, b) => a.box.y - b.box.y);
}

function isFollowing(above: TextLine, below: TextLine, height: number): boolean {
  const pitch = (middleY(below) - middleY(above)) / height;
  return pitch >= PITCH.least && pitch <= PITCH.most;
}

/** Values of the column between the number's row, or the top, and the first date. */
function valuesAbove(
  column: readonly TextLine[],
  top: TextLine | null,
  birth: TextLine,
  style: DateStyle,
): readonly TextLine[] {
  const isUnder = (line: TextLine): boolean =>
    top === null || (middleY(line) > middleY(top) + 0.6 * top.box.height && !isSameRow(line, top));
  return column.filter(
    (line) =>
      isUnder(line) &&
      middleY(line) < middleY(birth) &&
      !isSameRow(line, birth) &&
      readValue(line.text, 'number', style) === null,
  );
}

/** Surname and given names: the first two values under the number's row, each in a row of its own. */
function namesIn(
  column: readonly TextLine[],
  top: TextLine | null,
  birth: TextLine,
  style: DateStyle,
): readonly FieldCandidate[] {
  const above = valuesAbove(column, top, birth, style);
  const [surname, given, nationality] = above;
  if (!surname || !given || above.length > (top === null ? 2 : 3)) return [];
  const chain = [...(top ? [top] : []), surname, given, ...(nationality ? [nationality] : []), birth];
  const { height } = birth.box;
  if (chain.some((line, index) => index > 0 && !isFollowing(chain[index - 1] ?? line, line, height))) return [];
  const family = readValue(surname.text, 'name', style);
  const names = readValue(given.text, 'given-names', style);
  if (family === null || names === null) return [];
  return [...candidateOf('name-last', family, surname), ...candidateOf('name-first', names, given)];
}

/** The only number in the column, as cards print it. */
function numberInColumn(column: readonly TextLine[], style: DateStyle): TextLine | null {
  const numbers = column.filter(
    ({ text }) => readValue(text, 'number', style) !== null && readPrintedDate(text, style) === null,
  );
  return numbers.length === 1 ? (numbers[0] ?? null) : null;
}

/**
 * Number and names by their order; empty where the rows do not follow each other as the standard has them.
 */
export function readStandardOrder(lines: readonly TextLine[], style: DateStyle): readonly FieldCandidate[] {
  const print = lines.filter(({ text }) => !text.includes('<'));
  const dates = print.filter(({ text }) => readPrintedDate(text, style) !== null);
  const birth = dates.reduce<TextLine | null>((top, line) => (top && middleY(top) <= middleY(line) ? top : line), null);
  if (birth === null || dates.length < 2) return [];
  const values = print.filter(
    ({ box, text, confidence }) =>
      confidence >= LEAST_CONFIDENCE &&
      box.height >= VALUE_HEIGHT * birth.box.height &&
      /[A-Z0-9]/.test(foldText(text)),
  );
  const column = columnOf(values, birth);
  const row = numberRow(values, style);
  const own = row ? null : numberInColumn(column, style);
  const number = row?.number ?? own;
  if (number === null) return [];
  const top = row?.code ?? (own && middleY(own) < middleY(birth) ? own : null);
  return [
    ...candidateOf('identification-number', readValue(number.text, 'number', style), number),
    ...namesIn(column, top, birth, style),
  ];
}
