/**
 * Numbers of European driving licences, which no barcode or zone repeats: the characters allowed at each place, and
 * check characters. I and 1, O and 0 have the same shape in many typefaces, so a number with one of them is only
 * certain if its place or a check character leaves one possibility. A number of another shape than its country's is
 * kept as read and is uncertain.
 */
import { DIGIT_FOR } from './printed-spellings.ts';

export interface SettledNumber {
  readonly value: string;
  /** False if another number looks the same. */
  readonly isSure: boolean;
}

/**
 * Shapes of numbers, without spaces and hyphens. `#` is a digit, `A` a letter, `+` a letter or the 9 that pads names,
 * `*` a letter or a digit, `?` the check character of the preceding characters.
 */
// biome-ignore format: a table
const SHAPES: Readonly<Record<string, readonly string[]>> = {
  AT: ['########'], BE: ['##########'], CZ: ['AA######'], DE: ['*********?*'], DK: ['########'], ES: ['########?'],
  FR: ['##AA#####', '############'], GB: ['+++++######++*AA', '+++++######++*AA##'], HU: ['AA######'], IE: ['#########'],
  IT: ['AA#######A', 'A#*******A'], NL: ['##########'], PL: ['###########'],
  PT: ['A########', 'A#######', 'AA#######', 'AA########'], SE: ['##########', '###########'], SK: ['A#######'],
};

const LETTER_FOR: Readonly<Record<string, string>> = { 0: 'O', 1: 'I', 2: 'Z', 5: 'S', 6: 'G', 8: 'B' };
const TWINS: Readonly<Record<string, string>> = { 0: 'O', O: '0', 1: 'I', I: '1' };

/** Groups of similar characters; a check character may be any of its group that fits. */
const LOOK_ALIKES = ['0ODQ', '1ILJ', '2Z', '5S', '6G', '8B'] as const;

const weightOf = (character: string): number => Number.parseInt(character, 36);

/** Computes the tenth character of a German number: weights 9 to 1, letters counted from A = 10, modulo 11. */
function germanCheck(before: string): string {
  const sum = [...before].reduce((total, character, at) => total + weightOf(character) * (9 - at), 0);
  return sum % 11 === 10 ? 'X' : String(sum % 11);
}

/** Computes the letter after the number of a Spanish identity document, which the licence repeats: modulo 23. */
const spanishCheck = (before: string): string => 'TRWAGMYFPDXBNJZSQVHLCKE'.charAt(Number(before) % 23);

const CHECKS: Readonly<Record<string, (before: string) => string>> = { DE: germanCheck, ES: spanishCheck };

/** Returns the check character that follows `before` in a number of the country; null if there is none. */
export function licenceCheckCharacter(countryCode: string, before: string): string | null {
  return CHECKS[countryCode]?.(before) ?? null;
}

/** Returns the characters that are allowed at a place and look like the read character; empty if there are none. */
function possible(read: string, place: string): readonly string[] {
  const isDigit = /\d/.test(read);
  const exchanged = (table: Readonly<Record<string, string>>): readonly string[] => {
    const other = table[read];
    return other === undefined ? [] : [other];
  };
  if (place === '#') return isDigit ? [read] : exchanged(DIGIT_FOR);
  if (place === 'A') return isDigit ? exchanged(LETTER_FOR) : [read];
  if (place === '+') return isDigit && read !== '9' ? exchanged(LETTER_FOR) : [read];
  if (place === '?') return [...new Set([read, ...(LOOK_ALIKES.find((group) => group.includes(read)) ?? '')])];
  return [read, ...exchanged(TWINS)];
}

/** Returns every number of the shape that looks like the read one. */
function candidatesOf(read: string, shape: string, countryCode: string): readonly string[] {
  if (read.length !== shape.length) return [];
  let numbers: readonly string[] = [''];
  for (const [at, place] of [...shape].entries()) {
    const characters = possible(read.charAt(at), place);
    numbers = numbers.flatMap((number) => characters.map((character) => number + character));
  }
  const checked = shape.indexOf('?');
  if (checked < 0) return numbers;
  return numbers.filter((number) => licenceCheckCharacter(countryCode, number.slice(0, checked)) === number[checked]);
}

/** True if letters and digits are mixed and one has a similar character of the other kind. */
const isAmbiguous = (read: string): boolean => /[01IO]/.test(read) && /[A-Z]/.test(read) && /\d/.test(read);

/** Counts the characters that differ and are not of similar shape. */
const exchangesIn = (number: string, read: string): number =>
  [...number].filter((character, at) => character !== read.charAt(at) && TWINS[character] !== read.charAt(at)).length;

/** Returns the printed number, by the shapes of its country; `read` is upper case without spaces and hyphens. */
export function settleLicenceNumber(read: string, countryCode: string | null): SettledNumber {
  const shapes = SHAPES[countryCode ?? ''] ?? [];
  const alike = shapes.flatMap((shape) => candidatesOf(read, shape, countryCode ?? ''));
  const fewest = Math.min(...alike.map((number) => exchangesIn(number, read)));
  const candidates = new Set(alike.filter((number) => exchangesIn(number, read) === fewest));
  const [only] = candidates;
  if (only !== undefined && candidates.size === 1) return { value: only, isSure: true };
  return { value: read, isSure: shapes.length === 0 && !isAmbiguous(read) };
}
