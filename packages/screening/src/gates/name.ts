/** The rules of names a template may set (contract, resources 3.6), asked of an alignment. Pure. */
import { distance } from 'fastest-levenshtein';
import type { PartPair } from '../compare/align.ts';
import type { Comparison } from '../compare/compare-names.ts';
import type { AnalysedName } from '../names/analyse.ts';
import type { NamePart } from '../names/part.ts';

export const nameMatchings = ['exact', 'strict', 'tolerant', 'custom'] as const;
export const fuzzinesses = ['off', 'low', 'medium', 'high'] as const;

export type NameMatching = (typeof nameMatchings)[number];
export type Fuzziness = (typeof fuzzinesses)[number];

export interface NameSettings {
  readonly matching: NameMatching;
  /** Whether a part of the name is enough; what `strict` and `tolerant` always allow. */
  readonly partialNames: boolean;
  readonly fuzziness: Fuzziness;
  /** For `custom`: the least score, 0 to 1. */
  readonly threshold: number;
}

/** Letters that a name, or a word, has at least for one typo to pass. */
const lettersForATypo = {
  whole: { off: Number.POSITIVE_INFINITY, low: 18, medium: 10, high: 3 },
  word: { off: Number.POSITIVE_INFINITY, low: 18, medium: 5, high: 3 },
} as const;

/** What `exact`, `strict` and `tolerant` set by themselves. */
const settingsOf = (settings: NameSettings): Pick<NameSettings, 'partialNames' | 'fuzziness'> => {
  if (settings.matching === 'exact') return { partialNames: false, fuzziness: settings.fuzziness };
  if (settings.matching === 'strict') return { partialNames: true, fuzziness: settings.fuzziness };
  return { partialNames: true, fuzziness: settings.fuzziness === 'off' ? 'medium' : settings.fuzziness };
};

const names = ({ kind }: NamePart): boolean =>
  kind === 'name' || kind === 'number' || kind === 'place' || kind === 'initial';

const textOf = ({ parts }: AnalysedName, places: readonly number[]): string =>
  places.map((place) => (parts[place] as NamePart).text).join('');

/** How many typos a pair is; null where it is the same by more than letters. */
function typosOf(pair: PartPair, { query, listed }: Comparison, matching: NameMatching): number | null {
  if (pair.how === 'equal' || pair.how === 'symbol') return 0;
  const [left, right] = [textOf(query, pair.query), textOf(listed, pair.listed)];
  if (pair.how === 'joined' && left === right) return matching === 'exact' ? null : 0;
  if (pair.how === 'initial') return matching === 'exact' ? null : 0;
  const isKnown = pair.how === 'variant' || pair.how === 'short-name' || pair.how === 'romanisation';
  const isHeard = pair.how === 'sound' || pair.how === 'consonants';
  if ((isKnown || isHeard) && matching === 'tolerant') return 0;
  return distance(left, right);
}

const leftOver = ({ parts }: AnalysedName, left: readonly number[]): number =>
  left.filter((place) => names(parts[place] as NamePart)).length;

/** Null where the rule lets the comparison pass, else why not, in a word. */
export function nameRefusal(comparison: Comparison, settings: NameSettings): string | null {
  if (settings.matching === 'custom') return comparison.score >= settings.threshold ? null : 'score-below-threshold';
  const { partialNames, fuzziness } = settingsOf(settings);
  const { alignment, query, listed } = comparison;
  const [asked, known] = [leftOver(query, alignment.leftQuery), leftOver(listed, alignment.leftListed)];
  if (asked > 0 && known > 0) return 'parts-differ';
  if (!partialNames && asked + known > 0) return 'part-missing';
  if (comparison.features['number-differs'] >= 1 || comparison.features['order-differs'] >= 1) return 'parts-differ';
  return typoRefusal(comparison, settings.matching, partialNames, fuzziness);
}

function typoRefusal(
  comparison: Comparison,
  matching: NameMatching,
  partialNames: boolean,
  fuzziness: Fuzziness,
): string | null {
  const { query, listed, alignment } = comparison;
  const pairs = alignment.pairs.filter((pair) => names(query.parts[pair.query[0] as number] as NamePart));
  if (pairs.length === 0) return 'parts-differ';
  let whole = 0;
  let letters = 0;
  for (const pair of pairs) {
    const typos = typosOf(pair, comparison, matching);
    if (typos === null) return 'not-exact';
    const length = Math.min(textOf(query, pair.query).length, textOf(listed, pair.listed).length);
    if (partialNames && typos > (length >= lettersForATypo.word[fuzziness] ? 1 : 0)) return 'too-many-typos';
    whole += typos;
    letters += length;
  }
  if (partialNames) return null;
  return whole <= (letters >= lettersForATypo.whole[fuzziness] ? 1 : 0) ? null : 'too-many-typos';
}
