/**
 * Compares two spellings of a person's name with full, partial or none as the result. Lost spaces, accents, missing
 * further given names and truncation count as full; a single wrong letter in a long name counts as partial.
 */
import { foldCompact, foldDigraphs, foldIcao, foldWords } from './fold-text.ts';
import { areComparable, hasSpellings, type Spelling, spellingsOf } from './transliteration/spellings.ts';

export type MatchLevel = 'full' | 'partial' | 'none';

/**
 * Shortest common start of a truncated name: machine-readable zones cut long names, and a shorter start proves too
 * little.
 */
const TRUNCATED_LENGTH = 8;

/**
 * Shortest common start of two spellings in different alphabets; a shorter common start may be that of another name.
 */
const TRUNCATED_SPELLING_LENGTH = 15;

/** Shortest name in which one wrong letter is tolerated. */
const FORGIVING_LENGTH = 5;

function startsAlike(a: string, b: string, shortest: number): boolean {
  return Math.min(a.length, b.length) >= shortest && (a.startsWith(b) || b.startsWith(a));
}

/** Returns true if every word of the shorter name occurs in the longer one, in the same order. */
function wordsWithin(a: readonly string[], b: readonly string[]): boolean {
  const [shorter, longer] = a.length <= b.length ? [a, b] : [b, a];
  let position = 0;
  for (const word of shorter) {
    position = longer.indexOf(word, position) + 1;
    if (position === 0) return false;
  }
  return shorter.length > 0;
}

/** Returns true if one insertion, deletion, replacement or swap of neighbours turns `a` into `b`. */
export function withinOneEdit(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  if (restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1)) return true;
  return restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
}

/** Compares two names as they are written. */
function compareWritten(a: string, b: string): MatchLevel {
  const [plainA, plainB] = [foldCompact(a), foldCompact(b)];
  if (plainA === '' || plainB === '') return 'none';
  if (plainA === plainB || foldIcao(a) === plainB || plainA === foldIcao(b)) return 'full';
  if (foldDigraphs(a) === foldDigraphs(b)) return 'full';
  if (wordsWithin(foldWords(a), foldWords(b)) || startsAlike(plainA, plainB, TRUNCATED_LENGTH)) return 'full';
  const longEnough = Math.min(plainA.length, plainB.length) >= FORGIVING_LENGTH;
  return longEnough && withinOneEdit(plainA, plainB) ? 'partial' : 'none';
}

/** Returns true if two spellings are the same. Tolerates no wrong letter, since a name already has many spellings. */
function isOneSpelling(a: Spelling, b: Spelling): boolean {
  const [plainA, plainB] = [a.join(''), b.join('')];
  return plainA === plainB || wordsWithin(a, b) || startsAlike(plainA, plainB, TRUNCATED_SPELLING_LENGTH);
}

/**
 * Compares two names; an empty name matches nothing. Names in different alphabets, or with marked letters written
 * differently, agree if they have a permitted spelling in common.
 */
export function compareNames(a: string, b: string): MatchLevel {
  const written = compareWritten(a, b);
  if (written === 'full' || !(hasSpellings(a) || hasSpellings(b))) return written;
  const others = spellingsOf(b);
  return spellingsOf(a).some((one) => others.some((other) => isOneSpelling(one, other))) ? 'full' : written;
}

/**
 * Returns true if two names prove nothing about each other: they do not agree, and one is in a script without vowels or
 * of signs, from which no table derives the spelling of the other.
 */
export function areIncomparable(a: string, b: string): boolean {
  return !areComparable(a, b) && compareNames(a, b) === 'none';
}
