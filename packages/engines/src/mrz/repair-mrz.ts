/**
 * Repair of misread characters in a machine-readable zone, as far as the layout and the check digits prove it. If only
 * digits or only letters are permitted, a similar character is always exchanged; in numbers that mix both, at most two
 * characters are exchanged and only if the check digits then fit and no other exchange is equally good.
 */
import type { MrzFacts } from '../facts.ts';
import { layoutOf } from './layout-of.ts';
import type { MrzLayout, PositionClass } from './layouts.ts';
import { normalizeLines, numberElement } from './parse-mrz.ts';
import { characterAt, type Place, placesOf, replaceAt } from './places.ts';
import { type IsFirm, type MrzDoubt, repairByCheckDigit } from './repair-by-check-digit.ts';

export type MrzRepair = MrzFacts['repairs'][number];

export interface RepairedMrz {
  readonly lines: readonly string[];
  readonly repairs: readonly MrzRepair[];
  /** Characters for which others fit the check digits as well: for these, correct check digits prove nothing. */
  readonly doubts: readonly MrzDoubt[];
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

/**
 * Replaces misread fillers after the given names, where only filler is allowed (Doc 9303 part 3, 4.6): one or two stray
 * letters, and a word far behind the names in long runs of fillers.
 */
function clearTail(names: string): string {
  const match = /^([A-Z]+(?:<[A-Z]+)*<<[A-Z]+(?:<[A-Z]+)*<<)(.*)$/.exec(names);
  if (!match) return names;
  const filled = (stray: string): string => '<'.repeat(stray.length);
  const tail = (match[2] ?? '')
    .replaceAll(/(?<![A-Z])[A-Z]{1,2}(?![A-Z])/g, filled)
    .replaceAll(/(?<=<{4,})[A-Z]+/g, filled);
  return (match[1] ?? '') + tail;
}

/**
 * Restores the two fillers between surname and given names: if there is only `K<` or `<K`, once, the K is a misread
 * filler.
 */
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
export function repairMrz(lines: readonly string[], isFirm: IsFirm = () => false): RepairedMrz {
  const read = normalizeLines(lines);
  const layout = layoutOf(read);
  if (!layout) return { lines: read, repairs: [], doubts: [] };
  const plain = repairNames(repairByClass(read, layout), layout);
  const { lines: repaired, doubts } = repairByCheckDigit(plain, layout, isFirm);
  return { lines: repaired, repairs: differences(read, repaired), doubts };
}
