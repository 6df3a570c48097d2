/**
 * Methods of comparing a typed text with a record. Each returns how well two texts agree; the requirement sets the
 * sufficient level. Pure.
 */
import { nicknameGroups } from '../data/nicknames.ts';
import { parseCalendarDate } from './calendar.ts';
import { compareNames, type MatchLevel, withinOneEdit } from './compare-names.ts';
import { foldCompact, foldDigraphs, foldWords } from './fold-text.ts';

export const matchMethods = [
  'string_similarity',
  'string_difference',
  'nickname',
  'substring',
  'tokenization',
  'date_similarity',
] as const;

export type MatchMethod = (typeof matchMethods)[number];

/** Shortest text in which one typing error is tolerated. */
const forgivingLength = 5;

/** Fewest letters with which a text matches as a part of a longer one. */
const substringLength = 5;

/** Compares letters without accents, case and signs; one typing error makes a long text partly equal. */
function compareLetters(a: string, b: string): MatchLevel {
  const [plainA, plainB] = [foldCompact(a), foldCompact(b)];
  if (plainA === '' || plainB === '') return 'none';
  if (plainA === plainB) return 'full';
  return Math.min(plainA.length, plainB.length) >= forgivingLength && withinOneEdit(plainA, plainB)
    ? 'partial'
    : 'none';
}

/** Compares the first given names: equal, one a short form of the other, or both of a third. */
function compareNicknames(a: string, b: string): MatchLevel {
  const [[first = ''], [second = '']] = [foldWords(a), foldWords(b)];
  if (first === '' || second === '') return 'none';
  if (first === second) return 'full';
  const direct = nicknameGroups.filter((group) => group.includes(first) && group.includes(second));
  if (direct.length === 0) return 'none';
  // Two short forms of one name may belong to two people.
  return direct.some(([whole]) => whole === first || whole === second) ? 'full' : 'partial';
}

/** Compares beginnings, for example a postal code with and without its last digits. */
function compareBeginnings(a: string, b: string): MatchLevel {
  const [plainA, plainB] = [foldCompact(a), foldCompact(b)];
  if (plainA !== '' && plainA === plainB) return 'full';
  const isLongEnough = Math.min(plainA.length, plainB.length) >= substringLength;
  return isLongEnough && (plainA.startsWith(plainB) || plainB.startsWith(plainA)) ? 'full' : 'none';
}

/** Words of addresses that registers shorten (US Postal Service Publication 28, appendices B and C). */
const shortened: Readonly<Record<string, string>> = {
  STREET: 'ST',
  AVENUE: 'AVE',
  BOULEVARD: 'BLVD',
  ROAD: 'RD',
  DRIVE: 'DR',
  LANE: 'LN',
  COURT: 'CT',
  PLACE: 'PL',
  SQUARE: 'SQ',
  TERRACE: 'TER',
  PARKWAY: 'PKWY',
  HIGHWAY: 'HWY',
  CIRCLE: 'CIR',
  APARTMENT: 'APT',
  SUITE: 'STE',
  FLOOR: 'FL',
  NORTH: 'N',
  SOUTH: 'S',
  EAST: 'E',
  WEST: 'W',
};

const wordsOf = (text: string): Set<string> =>
  new Set(foldWords(text).map((word) => foldDigraphs(shortened[word] ?? word)));

/** Compares words in any order: all the same are full, one in common is partial. */
function compareWords(a: string, b: string): MatchLevel {
  const [one, other] = [wordsOf(a), wordsOf(b)];
  const shared = [...one].filter((word) => other.has(word)).length;
  if (shared === 0) return 'none';
  return shared === one.size && shared === other.size ? 'full' : 'partial';
}

/** Compares dates; two of year, month and day are partial. */
function compareDates(a: string, b: string): MatchLevel {
  const [one, other] = [parseCalendarDate(a.trim()), parseCalendarDate(b.trim())];
  if (one === null || other === null) return 'none';
  const same = (['year', 'month', 'day'] as const).filter((part) => one[part] === other[part]).length;
  return same === 3 ? 'full' : same === 2 ? 'partial' : 'none';
}

const methods: Readonly<Record<MatchMethod, (a: string, b: string) => MatchLevel>> = {
  string_similarity: compareNames,
  string_difference: compareLetters,
  nickname: compareNicknames,
  substring: compareBeginnings,
  tokenization: compareWords,
  date_similarity: compareDates,
};

export const matchBy = (method: MatchMethod, a: string, b: string): MatchLevel => methods[method](a, b);
