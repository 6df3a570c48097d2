/**
 * Two independent readings of a zone made one. Where they differ, the glyph comparison wins when it is clearly better;
 * what neither it, the class of the column nor a check digit settles stays on record as a disagreement.
 */
import type { DocumentAttribute, MrzFacts } from '../facts.ts';
import type { VotedLine } from './fit-columns.ts';
import type { CheckDigitRule, MrzField, MrzFieldName, MrzLayout } from './layouts.ts';
import type { ColumnFit, GlyphReading } from './match-glyphs.ts';
import { wrongCheckDigits } from './parse-mrz.ts';

export type MrzDisagreement = NonNullable<MrzFacts['disagreements']>[number];

/** The glyph comparison is believed against the first reader from this difference in fit. */
const BETTER_FIT = 0.05;
/** From this difference, and with this fit, there is no doubt left. */
const CERTAIN_DIFFERENCE = 0.14;
const CERTAIN_FIT = 0.72;
/** Lead over the next character from which a character that both readers saw is not repaired away. */
const FIRM_LEAD = 0.04;
/** Lines that fit less are not on their pitch or not in OCR-B: their glyphs say nothing. */
export const LEAST_FIT = 0.62;

export interface Place {
  readonly line: number;
  readonly column: number;
  /** What the second reader saw. */
  readonly glyph: string;
  /** What the first reader saw. */
  readonly text: string;
  readonly isCertain: boolean;
}

export interface CombinedLine {
  readonly text: string;
  readonly confidence: number;
  readonly differences: readonly Place[];
  /** For each column whether both readers see the same character and nothing else fits nearly as well. */
  readonly firm: readonly boolean[];
}

function bestOf(fit: ColumnFit): readonly [string, number] {
  return [...fit].reduce((best, entry) => (entry[1] > best[1] ? entry : best), ['<', -1] as const);
}

/** Whether both readers see the same in every column, so that reading the line again can add nothing. */
export function agrees(first: VotedLine, second: GlyphReading): boolean {
  return second.fit >= LEAST_FIT && second.columns.every((fit, column) => bestOf(fit)[0] === first.text.charAt(column));
}

/** One line of both readings. */
export function combineLine(line: number, first: VotedLine, second: GlyphReading): CombinedLine {
  if (second.fit < LEAST_FIT) return { text: first.text, confidence: first.confidence, differences: [], firm: [] };
  const differences: Place[] = [];
  const firm: boolean[] = [];
  let text = '';
  for (const [column, fit] of second.columns.entries()) {
    const read = first.text.charAt(column);
    const [glyph, score] = bestOf(fit);
    const lead = score - (fit.get(read) ?? -1);
    text += lead > BETTER_FIT ? glyph : read;
    const isCertain = lead > CERTAIN_DIFFERENCE && score > CERTAIN_FIT;
    const rival = Math.max(...[...fit].map(([character, value]) => (character === glyph ? -1 : value)));
    firm.push(glyph === read && score - rival > FIRM_LEAD);
    if (glyph !== read) differences.push({ line, column, glyph, text: read, isCertain });
  }
  return { text, confidence: first.confidence, differences, firm };
}

const DIGIT_FIELDS: ReadonlySet<MrzField['characters']> = new Set(['digits']);
const LETTER_FIELDS: ReadonlySet<MrzField['characters']> = new Set(['letters', 'name', 'sex']);

const ATTRIBUTES: Readonly<Partial<Record<MrzFieldName, readonly DocumentAttribute[]>>> = {
  documentNumber: ['document-number', 'identification-number'],
  birthdate: ['birthdate'],
  expirationDate: ['expiration-date'],
  sex: ['sex'],
  nationality: ['nationality'],
  names: ['name-last', 'name-first'],
  surname: ['name-last'],
  givenNames: ['name-first'],
};

/** Attributes that the character at a place belongs to. */
export function attributesAt(
  layout: MrzLayout,
  place: { readonly line: number; readonly column: number },
): readonly DocumentAttribute[] {
  const field = fieldAt(layout, place);
  return field === undefined ? [] : (ATTRIBUTES[field.name] ?? []);
}

function fieldAt(
  layout: MrzLayout,
  { line, column }: { readonly line: number; readonly column: number },
): MrzField | undefined {
  return layout.fields.find((field) => field.line === line && column >= field.start && column < field.end);
}

function ownRule(layout: MrzLayout, place: Place): CheckDigitRule | undefined {
  return layout.checkDigits.find(
    (rule) =>
      rule.name !== 'composite' &&
      rule.over.some(({ line, start, end }) => line === place.line && place.column >= start && place.column < end),
  );
}

function isImpossible(character: string, field: MrzField | undefined): boolean {
  if (field === undefined) return false;
  if (DIGIT_FIELDS.has(field.characters)) return !/[\d<]/.test(character);
  return LETTER_FIELDS.has(field.characters) && /\d/.test(character);
}

/** Whether a right check digit would be wrong with the other character, and it is the only doubt that digit covers. */
function isSettledByDigit(
  lines: readonly string[],
  layout: MrzLayout,
  place: Place,
  other: string,
  all: readonly Place[],
): boolean {
  const rule = ownRule(layout, place);
  if (rule === undefined || wrongCheckDigits(lines, layout).includes(rule.name)) return false;
  if (all.filter((one) => !one.isCertain && ownRule(layout, one) === rule).length > 1) return false;
  const changed = lines.map((text, line) =>
    line === place.line ? text.slice(0, place.column) + other + text.slice(place.column + 1) : text,
  );
  return wrongCheckDigits(changed, layout).includes(rule.name);
}

/** The differences that nothing settles in the lines as they were finally taken. */
export function openDisagreements(
  lines: readonly string[],
  layout: MrzLayout,
  differences: readonly Place[],
): readonly MrzDisagreement[] {
  return differences.flatMap((place) => {
    const taken = (lines[place.line] ?? '').charAt(place.column);
    const other = taken === place.glyph ? place.text : place.glyph;
    const field = fieldAt(layout, place);
    const isSettled =
      (place.isCertain && taken === place.glyph) ||
      isImpossible(other, field) ||
      isSettledByDigit(lines, layout, place, other, differences);
    if (isSettled) return [];
    return [{ line: place.line, column: place.column, taken, other, attributes: attributesAt(layout, place) }];
  });
}
