/**
 * Values of a travel document with illegible captions, by the order that ICAO Doc 9303 specifies for the visual zone
 * (part 4, 4.1 for passports, part 5 and 6 for cards): the number is in the row of the state's code, the names come
 * first in the column of data, then nationality and birth, and issue comes before expiry.
 */
import type { TextLine } from '../picture-facts.ts';
import { countryOfState } from './country-codes.ts';
import { type FieldCandidate, foldText, lineConfidence } from './find-fields.ts';
import { type DateStyle, readPrintedDate } from './printed-dates.ts';
import { readValue } from './read-value.ts';

/** Trust in a value found only by its order, lower than with its caption. */
const TRUST = 0.9;
/** Minimum height of values relative to dates; captions are printed smaller. */
const VALUE_HEIGHT = 0.82;
/** Minimum confidence of a value's line; lower ones are more often illegibly small captions. */
const LEAST_CONFIDENCE = 0.85;
/** Distance of successive values in line heights, with captions between the rows. */
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

/** Returns the code of a state and the number right of it in one row; null unless exactly one row matches. */
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

/** Returns the lines of the column at the first date's left edge, from top to bottom. */
function columnOf(lines: readonly TextLine[], anchor: TextLine): readonly TextLine[] {
  return lines
    .filter(({ box }) => Math.abs(box.x - anchor.box.x) < 1.2 * anchor.box.height)
    .sort((a, b) => a.box.y - b.box.y);
}

function isFollowing(above: TextLine, below: TextLine, height: number): boolean {
  const pitch = (middleY(below) - middleY(above)) / height;
  return pitch >= PITCH.least && pitch <= PITCH.most;
}

/** Returns the values of the column between the number's row, or the top, and the first date. */
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

/** Returns surname and given names: the first two values below the number's row, each in its own row. */
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

/** Returns the only number in the column, as cards print it. */
function numberInColumn(column: readonly TextLine[], style: DateStyle): TextLine | null {
  const numbers = column.filter(
    ({ text }) => readValue(text, 'number', style) !== null && readPrintedDate(text, style) === null,
  );
  return numbers.length === 1 ? (numbers[0] ?? null) : null;
}

/** Returns number and names by their order; empty if the rows are not in the order of the standard. */
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
