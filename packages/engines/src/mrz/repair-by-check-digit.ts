/**
 * Exchanges of look-alikes in numbers that mix letters and digits: at most two, and only if the check digits then fit.
 * If other exchanges fit too, the choice is marked as a guess.
 */

import { numberElement } from './elements.ts';
import type { CheckDigitRule, MrzLayout } from './layouts.ts';
import { wrongCheckDigits } from './parse-mrz.ts';
import { characterAt, type Place, placesOf, replaceAt } from './places.ts';

/**
 * Pairs similar enough in OCR-B to be exchanged if both a letter and a digit are allowed. G and 6, L and 1 are not
 * included: their values differ by tens, so no check digit can distinguish them.
 */
const EITHER_WAY: Readonly<Record<string, readonly string[]>> = {
  0: ['O'],
  O: ['0'],
  D: ['0'],
  Q: ['0'],
  1: ['I'],
  I: ['1'],
  2: ['Z'],
  Z: ['2'],
  5: ['S'],
  S: ['5'],
  8: ['B'],
  B: ['8'],
};

/** Character for which another one would fit the check digits as well. */
export interface MrzDoubt extends Place {
  readonly taken: string;
  readonly other: string;
}

export interface CheckedLines {
  readonly lines: readonly string[];
  readonly doubts: readonly MrzDoubt[];
}

/** Returns true if a character is so certain that a wrong check digit must be misread. */
export type IsFirm = (place: Place) => boolean;

/**
 * True if data covered only by the composite digit may be wrong. It is false if another wrong digit already explains
 * the mismatch.
 */
function compositeAccuses(lines: readonly string[], layout: MrzLayout, wrong: readonly string[]): boolean {
  const rule = layout.checkDigits.find((candidate) => candidate.name === 'document-number');
  const long = numberElement(lines, layout).digitPlace.column !== rule?.column;
  return wrong.length > 0 && wrong.every((name) => name === 'composite' || (long && name === 'document-number'));
}

/**
 * Returns places whose exchange could correct a wrong check digit, without changing data that a correct one already
 * proves.
 */
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

/** Counts the alternations of letters and digits in the numbers; real numbers alternate rarely. */
function alternations(lines: readonly string[], layout: MrzLayout): number {
  const numbers = layout.fields.filter((field) => field.characters === 'alphanumeric');
  const texts = numbers.map((field) => (lines[field.line] ?? '').slice(field.start, field.end));
  return texts.reduce((sum, text) => sum + (text.match(/[A-Z](?=\d)|\d(?=[A-Z])/g)?.length ?? 0), 0);
}

interface Candidate {
  readonly lines: readonly string[];
  readonly exchanges: number;
  readonly wrong: number;
  readonly turns: number;
}

function candidateOf(lines: readonly string[], exchanges: number, layout: MrzLayout): Candidate {
  return { lines, exchanges, wrong: wrongCheckDigits(lines, layout).length, turns: alternations(lines, layout) };
}

/** Returns all readings by one or two exchanges at the given places. */
function exchanged(lines: readonly string[], places: readonly Place[], layout: MrzLayout): readonly Candidate[] {
  const found: Candidate[] = [];
  for (const [index, place] of places.entries()) {
    for (const to of EITHER_WAY[characterAt(lines, place)] ?? []) {
      const once = replaceAt(lines, place, to);
      found.push(candidateOf(once, 1, layout));
      for (const second of places.slice(index + 1)) {
        for (const other of EITHER_WAY[characterAt(once, second)] ?? []) {
          found.push(candidateOf(replaceAt(once, second, other), 2, layout));
        }
      }
    }
  }
  return found;
}

function doubtsBetween(taken: readonly string[], others: readonly Candidate[]): readonly MrzDoubt[] {
  const doubts = others.flatMap(({ lines }) =>
    taken.flatMap((text, line) =>
      [...text].flatMap((character, column) => {
        const other = (lines[line] ?? '').charAt(column);
        return other === character ? [] : [{ line, column, taken: character, other }];
      }),
    ),
  );
  return [...new Map(doubts.map((doubt) => [`${doubt.line} ${doubt.column}`, doubt])).values()];
}

/** Letters that may be misread digits: only they can conceal a simpler reading of lines with correct check digits. */
const LETTER_LOOK_ALIKE = /[ODQIZSB]/;

/**
 * Returns correct lines with doubts: check digits may be correct by chance, since two exchanged characters cancel each
 * other in every tenth pair. A simpler reading, in which letters and digits alternate less, casts doubt on them.
 */
function doubtRightLines(lines: readonly string[], layout: MrzLayout, isFirm: IsFirm): CheckedLines {
  const places = layout.fields
    .filter((field) => field.characters === 'alphanumeric')
    .flatMap(placesOf)
    .filter((place) => !isFirm(place));
  if (!places.some((place) => LETTER_LOOK_ALIKE.test(characterAt(lines, place)))) return { lines, doubts: [] };
  const turns = alternations(lines, layout);
  const plainer = exchanged(lines, places, layout).filter((one) => one.wrong === 0 && one.turns < turns);
  return { lines, doubts: doubtsBetween(lines, plainer) };
}

/**
 * Returns the reading by at most two exchanges with the most correct check digits, of several the one with the fewest
 * alternations of letters and digits; the unchanged lines if two are equal in that. Firm characters are not exchanged.
 */
export function repairByCheckDigit(lines: readonly string[], layout: MrzLayout, isFirm: IsFirm): CheckedLines {
  const before = wrongCheckDigits(lines, layout).length;
  if (before === 0) return doubtRightLines(lines, layout, isFirm);
  const places = doubtfulPlaces(lines, layout).filter((place) => !isFirm(place));
  const better = exchanged(lines, places, layout).filter((one) => one.wrong < before);
  const [first, ...others] = better.toSorted(
    (a, b) => a.wrong - b.wrong || a.turns - b.turns || a.exchanges - b.exchanges,
  );
  if (first === undefined) return { lines, doubts: [] };
  const rivals = others.filter((one) => one.wrong === first.wrong && one.exchanges <= first.exchanges);
  if (rivals.some((one) => one.turns === first.turns)) return { lines, doubts: [] };
  return { lines: first.lines, doubts: doubtsBetween(first.lines, rivals) };
}
