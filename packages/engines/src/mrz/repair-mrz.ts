/**
 * Undoes what optical readers confuse in a machine readable zone, as far as the layout and the check digits prove it.
 * Where only digits or only letters may stand, a look-alike is exchanged outright; in numbers that mix both, at most two
 * characters are exchanged and only when the check digits then fit and no other exchange fits as well.
 */
import type { MrzFacts } from '../facts.ts';
import { layoutOf } from './layout-of.ts';
import type { CheckDigitRule, MrzLayout, PositionClass, Span } from './layouts.ts';
import { normalizeLines, numberElement, wrongCheckDigits } from './parse-mrz.ts';

export type MrzRepair = MrzFacts['repairs'][number];

export interface RepairedMrz {
  readonly lines: readonly string[];
  readonly repairs: readonly MrzRepair[];
}

interface Place {
  readonly line: number;
  readonly column: number;
}

const TO_DIGIT: Readonly<Record<string, string>> = {
  O: '0',
  Q: '0',
  D: '0',
  U: '0',
  I: '1',
  L: '1',
  Z: '2',
  A: '4',
  S: '5',
  G: '6',
  T: '7',
  B: '8',
};

const TO_LETTER: Readonly<Record<string, string>> = {
  0: 'O',
  1: 'I',
  2: 'Z',
  4: 'A',
  5: 'S',
  6: 'G',
  7: 'T',
  8: 'B',
};

/**
 * Pairs close enough in OCR-B to be exchanged where both a letter and a digit may stand. G and 6 are not among them: their
 * values differ by ten, so no check digit can tell them apart.
 */
const EITHER_WAY: Readonly<Record<string, readonly string[]>> = {
  0: ['O'],
  O: ['0'],
  D: ['0'],
  Q: ['0'],
  1: ['I'],
  I: ['1'],
  L: ['1'],
  2: ['Z'],
  Z: ['2'],
  5: ['S'],
  S: ['5'],
  8: ['B'],
  B: ['8'],
};

const MAX_EXCHANGES = 2;

function characterAt(lines: readonly string[], place: Place): string {
  return (lines[place.line] ?? '').charAt(place.column);
}

function replaceAt(lines: readonly string[], place: Place, character: string): readonly string[] {
  return lines.map((line, index) =>
    index === place.line ? line.slice(0, place.column) + character + line.slice(place.column + 1) : line,
  );
}

function placesOf(span: Span): readonly Place[] {
  return Array.from({ length: span.end - span.start }, (_, offset) => ({
    line: span.line,
    column: span.start + offset,
  }));
}

function lookAlike(character: string, characters: PositionClass): string | undefined {
  if (characters === 'digits') return TO_DIGIT[character];
  if (characters === 'letters' || characters === 'name') return TO_LETTER[character];
  return undefined;
}

/** Look-alikes in places where the layout leaves no choice. */
function repairByClass(lines: readonly string[], layout: MrzLayout): readonly string[] {
  let repaired = lines;
  const exchange = (place: Place, characters: PositionClass): void => {
    const to = lookAlike(characterAt(repaired, place), characters);
    if (to !== undefined) repaired = replaceAt(repaired, place, to);
  };
  for (const field of layout.fields) {
    for (const place of placesOf(field)) exchange(place, field.characters);
  }
  for (const rule of layout.checkDigits) exchange(rule, 'digits');
  return exchangeLongNumberDigit(repaired, layout);
}

function exchangeLongNumberDigit(lines: readonly string[], layout: MrzLayout): readonly string[] {
  const { digit, digitPlace } = numberElement(lines, layout);
  const to = TO_DIGIT[digit];
  return to === undefined ? lines : replaceAt(lines, digitPlace, to);
}

/** After the given names only filler may follow (Doc 9303 part 3, 4.6): one or two stray letters are misread fillers. */
function clearTail(names: string): string {
  const match = /^([A-Z]+(?:<[A-Z]+)*<<[A-Z]+(?:<[A-Z]+)*<<)(.*)$/.exec(names);
  if (!match) return names;
  const tail = (match[2] ?? '').replaceAll(/(?<![A-Z])[A-Z]{1,2}(?![A-Z])/g, (stray) => '<'.repeat(stray.length));
  return (match[1] ?? '') + tail;
}

/** Surname and given names stand two fillers apart; where only `K<` or `<K` is found, once, the K is a misread filler. */
function restoreSeparator(names: string): string {
  const printed = names.replace(/<+$/, '');
  if (printed.includes('<<')) return names;
  const places = [...printed.matchAll(/(?<=[A-Z])(?:K<|<K|KK)(?=[A-Z])/g)];
  const [only] = places;
  if (!only || places.length > 1) return names;
  return `${names.slice(0, only.index)}<<${names.slice(only.index + 2)}`;
}

function repairNames(lines: readonly string[], layout: MrzLayout): readonly string[] {
  const field = layout.fields.find((candidate) => candidate.name === 'names');
  if (!field) return lines;
  return lines.map((line, index) => {
    if (index !== field.line) return line;
    const names = clearTail(restoreSeparator(line.slice(field.start, field.end)));
    return line.slice(0, field.start) + names + line.slice(field.end);
  });
}

/** Whether data that only the composite digit covers may be at fault: not when another wrong digit already explains it. */
function compositeAccuses(lines: readonly string[], layout: MrzLayout, wrong: readonly string[]): boolean {
  const rule = layout.checkDigits.find((candidate) => candidate.name === 'document-number');
  const long = numberElement(lines, layout).digitPlace.column !== rule?.column;
  return wrong.length > 0 && wrong.every((name) => name === 'composite' || (long && name === 'document-number'));
}

/** Places whose exchange could make a wrong check digit right, without touching what a right one already proves. */
function doubtfulPlaces(lines: readonly string[], layout: MrzLayout): readonly Place[] {
  const wrong = wrongCheckDigits(lines, layout);
  const covered = (rule: CheckDigitRule, place: Place): boolean =>
    rule.over.some((span) => span.line === place.line && place.column >= span.start && place.column < span.end);
  const composite = compositeAccuses(lines, layout, wrong);
  const own = layout.checkDigits.filter((rule) => rule.name !== 'composite');
  return layout.fields
    .filter((field) => field.characters === 'alphanumeric')
    .flatMap(placesOf)
    .filter((place) => {
      const rules = own.filter((rule) => covered(rule, place));
      return rules.length === 0 ? composite : rules.some((rule) => wrong.includes(rule.name));
    });
}

/** How often letters and digits alternate in the numbers; real numbers alternate seldom. */
function alternations(lines: readonly string[], layout: MrzLayout): number {
  const numbers = layout.fields.filter((field) => field.characters === 'alphanumeric');
  const texts = numbers.map((field) => (lines[field.line] ?? '').slice(field.start, field.end));
  return texts.reduce((sum, text) => sum + (text.match(/[A-Z](?=\d)|\d(?=[A-Z])/g)?.length ?? 0), 0);
}

function exchangesAt(lines: readonly string[], places: readonly Place[]): readonly (readonly string[])[] {
  return places.flatMap((place) =>
    (EITHER_WAY[characterAt(lines, place)] ?? []).map((to) => replaceAt(lines, place, to)),
  );
}

/** The one exchange of look-alikes that makes more check digits right; the lines as they are when several do equally. */
function repairByCheckDigit(lines: readonly string[], layout: MrzLayout, isFirm: IsFirm): readonly string[] {
  const before = wrongCheckDigits(lines, layout).length;
  if (before === 0) return lines;
  const places = doubtfulPlaces(lines, layout).filter(({ line, column }) => !isFirm(line, column));
  let round: readonly (readonly string[])[] = [lines];
  for (let exchanges = 1; exchanges <= MAX_EXCHANGES; exchanges += 1) {
    round = round.flatMap((candidate) => exchangesAt(candidate, places));
    const best = pickBest(round, layout, before);
    if (best) return best;
  }
  return lines;
}

function pickBest(
  candidates: readonly (readonly string[])[],
  layout: MrzLayout,
  before: number,
): readonly string[] | null {
  const distinct = new Map(candidates.map((candidate) => [candidate.join('\n'), candidate]));
  const ranked = [...distinct.values()]
    .map((lines) => ({ lines, wrong: wrongCheckDigits(lines, layout).length, turns: alternations(lines, layout) }))
    .filter((candidate) => candidate.wrong < before)
    .sort((a, b) => a.wrong - b.wrong || a.turns - b.turns);
  const [first, second] = ranked;
  if (!first) return null;
  const tied = second !== undefined && second.wrong === first.wrong && second.turns === first.turns;
  return tied ? null : first.lines;
}

function differences(before: readonly string[], after: readonly string[]): readonly MrzRepair[] {
  return before.flatMap((text, line) =>
    [...text].flatMap((from, column) => {
      const to = (after[line] ?? '').charAt(column);
      return to === from ? [] : [{ line, column, from, to }];
    }),
  );
}

/** Whether a character was seen so surely that a check digit that does not fit must itself be wrong. */
export type IsFirm = (line: number, column: number) => boolean;

/**
 * Lines of the same length with look-alikes exchanged, and every exchange. Lines of no known layout come back as they are.
 * Firm characters are exchanged only where their class forbids them: a forged check digit is not repaired away.
 */
export function repairMrz(lines: readonly string[], isFirm: IsFirm = () => false): RepairedMrz {
  const read = normalizeLines(lines);
  const layout = layoutOf(read);
  if (!layout) return { lines: read, repairs: [] };
  const repaired = repairByCheckDigit(repairNames(repairByClass(read, layout), layout), layout, isFirm);
  return { lines: repaired, repairs: differences(read, repaired) };
}
