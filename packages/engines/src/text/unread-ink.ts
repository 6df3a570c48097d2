/**
 * Detection and completion of text that a network leaves unread. It outputs nothing for letters of a script outside of
 * its alphabet, and also nothing for adjacent Latin letters: `12 ЛИП/JUL 78` is read as `12 / 78`. A second network
 * that reads every stroke as some letter reads the Latin ones.
 */
import type { RgbPixels } from './pixels.ts';
import { inkColumns, type RecognizedCharacter } from './restore-spaces.ts';

/** Maximum width of a character, in heights of the line. */
const WIDEST_CHARACTER = 0.95;
/** Share at either end of a gap that belongs to the characters read: half a character. */
const READ_AT_END = 0.25;
/** Minimum share of columns with ink in a gap with letters. */
const LEAST_INK = 0.4;

/** True if there is ink where no character was read. `at` is relative to the width of the picture. */
export function leavesInk(characters: readonly RecognizedCharacter[], crop: RgbPixels): boolean {
  const places = [0, ...characters.filter(({ character }) => character.trim() !== '').map(({ at }) => at), 1];
  const wide = places.slice(1).flatMap((at, index) => {
    const [from, to] = [(places[index] ?? 0) * crop.width, at * crop.width];
    return to - from > WIDEST_CHARACTER * crop.height ? [[from, to] as const] : [];
  });
  if (wide.length === 0) return false;
  const ink = inkColumns(crop);
  return wide.some(([from, to]) => {
    const margin = READ_AT_END * crop.height;
    const columns = ink.slice(Math.round(from + margin), Math.round(to - margin));
    return columns.length > 0 && columns.filter(Boolean).length > LEAST_INK * columns.length;
  });
}

/** Returns the places of a longest common subsequence of two texts. */
function commonPlaces(a: readonly string[], b: readonly string[]): readonly (readonly [number, number])[] {
  const lengths = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const [row, below] = [lengths[i]!, lengths[i + 1]!];
      row[j] = a[i] === b[j] ? below[j + 1]! + 1 : Math.max(below[j]!, row[j + 1]!);
    }
  }
  const places: (readonly [number, number])[] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (a[i] === b[j]) places.push([i++, j++]);
    else if (lengths[i + 1]![j]! >= lengths[i]![j + 1]!) i += 1;
    else j += 1;
  }
  return places;
}

/** Minimum share of the first reading's characters that the second one must repeat. */
const LEAST_COMMON = 0.6;

/**
 * Adds another reading's additional characters. Returns the reading unchanged if the two have too little in common. The
 * first reading's characters are kept if both readings have them, or if the other has equally many in their place.
 */
export function withUnread(
  first: readonly RecognizedCharacter[],
  second: readonly RecognizedCharacter[],
): readonly RecognizedCharacter[] {
  const common = commonPlaces(
    first.map(({ character }) => character),
    second.map(({ character }) => character),
  );
  if (common.length < LEAST_COMMON * first.length) return first;
  const merged: RecognizedCharacter[] = [];
  let [i, j] = [0, 0];
  for (const [atFirst, atSecond] of [...common, [first.length, second.length] as const]) {
    const [own, other] = [first.slice(i, atFirst), second.slice(j, atSecond)];
    const isBlank = own.every(({ character }) => character.trim() === '');
    if (isBlank) merged.push(...own, ...other.filter(({ character }) => own.length === 0 || character.trim() !== ''));
    else merged.push(...(other.length > own.length + 1 ? other : own));
    merged.push(...first.slice(atFirst, atFirst + 1));
    [i, j] = [atFirst + 1, atSecond + 1];
  }
  return merged;
}
