/** Rules for names in a template (contract, resources 3.6), applied to an alignment. Pure. */
import { distance } from 'fastest-levenshtein';
import type { PartPair } from '../compare/align.ts';
import type { Comparison } from '../compare/compare-names.ts';
import { soundsAlike } from '../compare/compare-parts.ts';
import type { AnalysedName } from '../names/analyse.ts';
import type { NamePart } from '../names/part.ts';

export const nameMatchings = ['exact', 'strict', 'tolerant', 'custom'] as const;
export const fuzzinesses = ['off', 'low', 'medium', 'high'] as const;

export type NameMatching = (typeof nameMatchings)[number];
export type Fuzziness = (typeof fuzzinesses)[number];

export const typoKinds = ['letters', 'vowels'] as const;

/** Kinds of typos. `letters`: one added, removed or substituted. `vowels`: only one vowel in place of another. */
export type TypoKind = (typeof typoKinds)[number];

export interface NameSettings {
  readonly matching: NameMatching;
  /** True if a part of the name is sufficient, either in the query or on the list; for `custom`. */
  readonly partialNames: boolean;
  /**
   * Minimum length for one typo, of a name or of a word of a partial name. If it is off, the score decides; for
   * `custom`.
   */
  readonly fuzziness: Fuzziness;
  /** Minimum score for `custom`, 0 to 1. */
  readonly threshold: number;
  /** Kinds of accepted typos; `letters` by default. */
  readonly typos?: TypoKind;
}

/** Minimum letters of a listed name, or of a word of it, for one typo to pass. */
const lettersForATypo = {
  whole: { off: Number.POSITIVE_INFINITY, low: 18, medium: 10, high: 3 },
  word: { off: Number.POSITIVE_INFINITY, low: 18, medium: 5, high: 3 },
} as const;

interface LetterRule {
  readonly partialNames: boolean;
  readonly fuzziness: Fuzziness;
  /** True if initials and joined words match the words that they abbreviate. */
  readonly joins: boolean;
  /** True if short forms of a name, and similar sounds, match it. */
  readonly hears: boolean;
  readonly typos: TypoKind;
}

/** Returns the letter rule of each setting; null if only the score decides. */
function ruleOf({ matching, partialNames, fuzziness, typos = 'letters' }: NameSettings): LetterRule | null {
  if (matching === 'exact') return { partialNames: false, fuzziness: 'off', joins: false, hears: false, typos };
  if (matching === 'strict') return { partialNames: true, fuzziness: 'off', joins: true, hears: false, typos };
  if (matching === 'tolerant') return { partialNames: true, fuzziness: 'medium', joins: true, hears: true, typos };
  return fuzziness === 'off' ? null : { partialNames, fuzziness, joins: partialNames, hears: false, typos };
}

const decides: ReadonlySet<NamePart['kind']> = new Set(['name', 'number', 'place', 'initial', 'organisation-word']);

const names = ({ kind }: NamePart): boolean => decides.has(kind);

const partsAt = ({ parts }: AnalysedName, places: readonly number[]): NamePart[] =>
  places.map((place) => parts[place] as NamePart);

const textOf = (name: AnalysedName, places: readonly number[]): string =>
  partsAt(name, places)
    .map(({ text }) => text)
    .join('');

const onlyVowels = /^[aeiouy]*$/;

/**
 * Returns the number of added, removed or substituted letters; infinite if only vowels may differ and other letters do.
 */
function typosBetween(left: string, right: string, typos: TypoKind): number {
  if (typos === 'letters' || left === right) return distance(left, right);
  if (left.length !== right.length) return Number.POSITIVE_INFINITY;
  const changed = [...left].map((letter, place) => [letter, right[place] as string]).filter(([a, b]) => a !== b);
  return changed.every((pair) => onlyVowels.test(pair.join(''))) ? changed.length : Number.POSITIVE_INFINITY;
}

/** Returns true if the pair is a known other form of the name, or sounds the same, however it is written. */
function isHeardAlike(pair: PartPair, { query, listed }: Comparison): boolean {
  if (pair.how === 'joined') return false;
  if (pair.how !== 'letters') return true;
  const [left, right] = [partsAt(query, pair.query)[0] as NamePart, partsAt(listed, pair.listed)[0] as NamePart];
  return (left.sound !== '' && left.sound === right.sound) || soundsAlike(left.skeleton, right.skeleton);
}

/**
 * Returns the number of typos of a pair. Null if the rule accepts only letters, but the pair matches by more than
 * letters.
 */
function typosOf(pair: PartPair, comparison: Comparison, rule: LetterRule): number | null {
  if (pair.how === 'equal' || pair.how === 'symbol') return 0;
  const { query, listed } = comparison;
  const [left, right] = [textOf(query, pair.query), textOf(listed, pair.listed)];
  if (pair.how === 'initial') return rule.joins ? 0 : null;
  if (pair.how === 'joined' && !rule.joins) return null;
  if (rule.hears && isHeardAlike(pair, comparison)) return 0;
  return typosBetween(left, right, rule.typos);
}

const leftOver = (name: AnalysedName, left: readonly number[]): number => partsAt(name, left).filter(names).length;

/**
 * Returns a word for the reason why the letters refuse the comparison; null if they do not. `custom` without fuzziness
 * checks no letters.
 */
export function letterRefusal(comparison: Comparison, settings: NameSettings): string | null {
  const rule = ruleOf(settings);
  if (rule === null) return null;
  const { alignment, query, listed, features } = comparison;
  const [asked, known] = [leftOver(query, alignment.leftQuery), leftOver(listed, alignment.leftListed)];
  if (asked > 0 && known > 0) return 'parts-differ';
  if (!rule.partialNames && asked + known > 0) return 'part-missing';
  if (features['number-differs'] >= 1 || features['order-differs'] >= 1) return 'parts-differ';
  if (settings.matching === 'exact' && features['legal-differs'] >= 1) return 'parts-differ';
  return typoRefusal(comparison, rule);
}

/** Returns a word for the reason why the rule refuses the comparison; null if it does not. */
export function nameRefusal(comparison: Comparison, settings: NameSettings): string | null {
  const isBelow = settings.matching === 'custom' && comparison.score < settings.threshold;
  return isBelow ? 'score-below-threshold' : letterRefusal(comparison, settings);
}

function typoRefusal(comparison: Comparison, rule: LetterRule): string | null {
  const { query, listed, alignment } = comparison;
  const pairs = alignment.pairs.filter((pair) => partsAt(query, pair.query).some(names));
  if (pairs.length === 0) return 'parts-differ';
  const { partialNames, fuzziness } = rule;
  let whole = 0;
  let letters = 0;
  for (const pair of pairs) {
    const typos = typosOf(pair, comparison, rule);
    if (typos === null) return 'not-exact';
    const { length } = textOf(listed, pair.listed);
    if (partialNames && typos > (length >= lettersForATypo.word[fuzziness] ? 1 : 0)) return 'too-many-typos';
    whole += typos;
    letters += length;
  }
  if (partialNames) return null;
  return whole <= (letters >= lettersForATypo.whole[fuzziness] ? 1 : 0) ? null : 'too-many-typos';
}
