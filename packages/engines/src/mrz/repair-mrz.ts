/**
 * Repair of misread characters in a machine-readable zone, as far as the layout and the check digits prove it. If only
 * digits or only letters are permitted, a similar character is always exchanged; in numbers that mix both, at most two
 * characters are exchanged and only if the check digits then fit and no other exchange is equally good.
 */
import type { MrzFacts } from '../facts.ts';
import { numberElement, sliceSpan } from './elements.ts';
import { layoutOf } from './layout-of.ts';
import type { MrzLayout, PositionClass } from './layouts.ts';
import { normalizeLines } from './parse-mrz.ts';
import { characterAt, type Place, placesOf, replaceAt } from './places.ts';
import { type MrzDoubt, repairByCheckDigit } from './repair-by-check-digit.ts';

export type MrzRepair = MrzFacts['repairs'][number];

export interface RepairedMrz {
  readonly lines: readonly string[];
  readonly repairs: readonly MrzRepair[];
  /** Characters for which others fit the check digits as well: for these, correct check digits prove nothing. */
  readonly doubts: readonly MrzDoubt[];
}

/** Evidence of the readers, in addition to the chosen text. */
export interface Evidence {
  /** True for characters on which the readers agree. */
  readonly isFirm: (place: Place) => boolean;
  /** True for places in which one of the readers recognized a filler. */
  readonly isFiller: (place: Place) => boolean;
}

const NO_EVIDENCE: Evidence = { isFirm: () => false, isFiller: () => false };

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

/** Returns the permitted character of the class that looks like this one; undefined if there is none. */
export function lookAlike(character: string, characters: PositionClass): string | undefined {
  if (characters === 'digits') return TO_DIGIT[character];
  if (characters === 'letters' || characters === 'name') return TO_LETTER[character];
  return undefined;
}

/** Exchanges look-alikes at places where the layout allows one class only. */
function repairByClass(lines: readonly string[], layout: MrzLayout): readonly string[] {
  let repaired = lines;
  const exchange = (place: Place, characters: PositionClass): void => {
    const to = lookAlike(characterAt(repaired, place), characters);
    if (to !== undefined) repaired = replaceAt(repaired, place, to);
  };
  for (const field of layout.fields) {
    for (const place of placesOf(field)) {
      const isLetter = field.characters === 'code' && place.column === field.start;
      exchange(place, isLetter ? 'letters' : field.characters);
    }
  }
  for (const rule of layout.checkDigits) exchange(rule, 'digits');
  return exchangeLongNumberDigit(repaired, layout);
}

function exchangeLongNumberDigit(lines: readonly string[], layout: MrzLayout): readonly string[] {
  const { digit, digitPlace } = numberElement(lines, layout);
  const to = TO_DIGIT[digit];
  return to === undefined ? lines : replaceAt(lines, digitPlace, to);
}

/** Columns of letters that together may be misread fillers. */
type Stray = readonly number[];

function columnsOf(start: number, text: string): readonly number[] {
  return Array.from(text, (_, at) => start + at);
}

/**
 * Returns letters after the given names, where only fillers are lawful (Doc 9303 part 3, 4.6): one or two letters, or a
 * word far behind the names in a long run of fillers.
 */
function strayInTail(names: string): readonly Stray[] {
  const [, held = '', tail = ''] = /^([A-Z]+(?:<[A-Z]+)*<<[A-Z]+(?:<[A-Z]+)*<<)(.*)$/.exec(names) ?? [];
  const strays = [
    ...tail.matchAll(/(?<![A-Z])[A-Z]{1,2}(?![A-Z])/g),
    ...tail.matchAll(/(?<=<{4,})(?<![A-Z])[A-Z]{3,}/g),
  ];
  return strays.map((stray) => columnsOf(held.length + stray.index, stray[0]));
}

/**
 * Returns the K of a name without the two fillers between surname and given names, if `K<` or `<K` occurs once in their
 * place. The K may be a misread filler, or the holder may have only one name.
 */
function strayInSeparator(names: string): readonly Stray[] {
  const printed = names.replace(/<+$/, '');
  if (printed.includes('<<')) return [];
  const places = [...printed.matchAll(/(?<=[A-Z])(?:K<|<K|KK)(?=[A-Z])/g)];
  const [only] = places;
  if (!only || places.length > 1) return [];
  return [columnsOf(only.index, only[0]).filter((column) => names.charAt(column) === 'K')];
}

/**
 * Replaces letters of the names by fillers if they may be misread and a reader recognized a filler. The other such
 * letters stay unchanged and are marked as doubtful, since no check digit covers names.
 */
function repairNames(lines: readonly string[], layout: MrzLayout, { isFiller }: Evidence): RepairedNames {
  const field = layout.fields.find((candidate) => candidate.name === 'names');
  if (!field) return { lines, doubts: [] };
  let repaired = lines;
  const doubts: MrzDoubt[] = [];
  for (const straysIn of [strayInSeparator, strayInTail]) {
    for (const columns of straysIn(sliceSpan(repaired, field))) {
      const places = columns.map((column) => ({ line: field.line, column: field.start + column }));
      if (places.every(isFiller)) for (const place of places) repaired = replaceAt(repaired, place, '<');
      else doubts.push(...places.map((place) => ({ ...place, taken: characterAt(repaired, place), other: '<' })));
    }
  }
  return { lines: repaired, doubts };
}

interface RepairedNames {
  readonly lines: readonly string[];
  readonly doubts: readonly MrzDoubt[];
}

function differences(before: readonly string[], after: readonly string[]): readonly MrzRepair[] {
  return before.flatMap((text, line) =>
    [...text].flatMap((from, column) => {
      const to = (after[line] ?? '').charAt(column);
      return to === from ? [] : [{ line, column, from, to }];
    }),
  );
}

/**
 * Returns lines of equal length with look-alikes exchanged, and every exchange. Lines of an unknown layout are
 * unchanged. Firm characters are only exchanged if their class forbids them: a forged check digit is not repaired.
 */
export function repairMrz(lines: readonly string[], evidence: Evidence = NO_EVIDENCE): RepairedMrz {
  const read = normalizeLines(lines);
  const layout = layoutOf(read);
  if (!layout) return { lines: read, repairs: [], doubts: [] };
  const names = repairNames(repairByClass(read, layout), layout, evidence);
  const { lines: repaired, doubts } = repairByCheckDigit(names.lines, layout, evidence.isFirm);
  return { lines: repaired, repairs: differences(read, repaired), doubts: [...names.doubts, ...doubts] };
}
