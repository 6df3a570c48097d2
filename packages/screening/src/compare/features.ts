/**
 * Evidence for two aligned names meaning the same, as numbers that a score weighs. Symmetric in the two names. Pure.
 */
import type { AnalysedName } from '../names/analyse.ts';
import type { NamePart } from '../names/part.ts';
import type { Alignment, PartPair } from './align.ts';
import { areFormsAbroad, shared } from './compare-parts.ts';
import { editCost } from './edit-cost.ts';

/** Rarity of a word among the compared names: 0 for a word that all names have, 1 for a word that none has. */
export type Rarity = (text: string) => number;

export const evenRarity: Rarity = () => 0.8;

export const featureNames = [
  'coverage',
  'edits',
  'worst',
  'whole',
  'evidence',
  'extra',
  'extra-common',
  'extra-rough',
  'rough-common',
  'other-name',
  'initial',
  'same',
  'legal-differs',
  'legal-abroad',
  'number-differs',
  'order-differs',
  'company',
] as const;

export type FeatureName = (typeof featureNames)[number];

export interface Features extends Readonly<Record<FeatureName, number>> {
  /** True if only one word agreed and the longer name has other words that matter. */
  readonly isOnePart: boolean;
}

/** Weight above which a part matters. Parts with a lower weight are courtesy titles, legal forms and grammar. */
const important = 0.3;
const mostLeftOver = 8;

export const weightOf = ({ weight, kind, text }: NamePart, rarity: Rarity): number =>
  kind === 'name' || kind === 'place' ? weight * (0.45 + 0.55 * rarity(text)) : weight;

interface Side {
  readonly parts: readonly NamePart[];
  readonly weights: readonly number[];
  readonly total: number;
  readonly left: readonly number[];
  readonly placesOf: (pair: PartPair) => readonly number[];
}

function sideOf(
  { parts }: AnalysedName,
  left: readonly number[],
  rarity: Rarity,
  placesOf: (pair: PartPair) => readonly number[],
): Side {
  const weights = parts.map((part) => weightOf(part, rarity));
  return { parts, weights, total: weights.reduce((sum, each) => sum + each, 0), left, placesOf };
}

const weightAt = ({ weights }: Side, places: readonly number[]): number =>
  places.reduce((sum, place) => sum + (weights[place] as number), 0);

const counts = ({ parts }: Side, place: number): boolean => (parts[place] as NamePart).weight > important;

/** Returns the similarity of the worst part that matters. An unmatched part has a low similarity. */
function worstOf(side: Side, pairs: readonly PartPair[]): number {
  let worst = 1;
  for (const pair of pairs)
    if (side.placesOf(pair).some((place) => counts(side, place))) worst = Math.min(worst, pair.similarity);
  return side.left.some((place) => counts(side, place)) ? Math.min(worst, 0.15) : worst;
}

/** Maximum evidence; common words give little, however well they agree. */
const mostEvidence = 2.5;

const evidenceOf = (side: Side, pair: PartPair, rarity: Rarity): number =>
  side
    .placesOf(pair)
    .filter((place) => counts(side, place))
    .map((place) => side.parts[place] as NamePart)
    .reduce((sum, part) => sum + part.weight * rarity(part.text) * pair.similarity, 0);

const weightOfPair = (side: Side, pair: PartPair): number =>
  side
    .placesOf(pair)
    .filter((place) => counts(side, place))
    .reduce((sum, place) => sum + (side.parts[place] as NamePart).weight, 0);

/**
 * Returns the difference of the agreeing words from equality, between 0 and 1. Initials do not count, since they are
 * merely short.
 */
function roughnessOf(agreed: readonly PartPair[]): number {
  const rough = agreed.filter(({ how }) => how !== 'initial').reduce((sum, { similarity }) => sum + 1 - similarity, 0);
  return Math.min(1, (2 * rough) / Math.max(1, agreed.length));
}

/** Returns true if both words are known names but not variants of one name. A mistyped word is not a known name. */
function areOtherNames({ how, query, listed }: PartPair, asked: Side, known: Side): boolean {
  if (how !== 'letters') return false;
  const [left, right] = [asked.parts[query[0] as number], known.parts[listed[0] as number]];
  if (left === undefined || right === undefined || !counts(asked, query[0] as number)) return false;
  return left.clusters.length > 0 && right.clusters.length > 0 && !shared(left.clusters, right.clusters);
}

/**
 * Returns true if one name has initials and no other word that the other name lacks. Its initials then abbreviate the
 * given names.
 */
function isInitialled(pairs: readonly PartPair[], sides: readonly Side[]): boolean {
  const initials = pairs.filter(({ how }) => how === 'initial');
  return sides.some(
    (side) =>
      !side.left.some((place) => counts(side, place)) &&
      initials.some((pair) => side.placesOf(pair).some((place) => side.parts[place]?.kind === 'initial')),
  );
}

/**
 * Returns the agreement of a similarity. A similarity of one half counts as no agreement, because words that differ in
 * half of their letters are two words.
 */
const agreement = (similarity: number): number => Math.min(1, Math.max(0, (similarity - 0.5) / 0.4));

const lettersOf = (side: Side): string =>
  side.left
    .filter((place) => counts(side, place))
    .map((place) => (side.parts[place] as NamePart).text)
    .join('');

/**
 * Returns the cost of words that are unmatched on both sides. Words left over on only one side are `extra`, not a
 * difference.
 */
function leftOverCost(query: Side, listed: Side): number {
  const [a, b] = [lettersOf(query), lettersOf(listed)];
  return a === '' || b === '' ? 0 : Math.min(mostLeftOver, editCost(a, b));
}

/** Returns true if both names have legal forms, and share no class of them. */
function legalDiffers(query: Side, listed: Side): boolean {
  const formsOf = ({ parts }: Side) => parts.filter(({ generic }) => generic !== null);
  const [a, b] = [formsOf(query), formsOf(listed)];
  if (a.length === 0 || b.length === 0) return false;
  return !a.some((left) => b.some((right) => left.generic === right.generic));
}

/** Returns the difference of the numbers, if both names have numbers or the name is an organization's. */
function numberDiffers(query: Side, listed: Side): number {
  const numbersOf = ({ parts }: Side, kind: string) =>
    parts.filter((part) => part.kind === kind).map(({ symbol, text }) => symbol ?? text);
  const differ = (kind: string) => {
    const [a, b] = [numbersOf(query, kind), numbersOf(listed, kind)];
    if (a.length === 0 && b.length === 0) return 0;
    if (a.length === 0 || b.length === 0) return kind === 'number' ? 0.4 : 0;
    return a.some((each) => !b.includes(each)) || b.some((each) => !a.includes(each)) ? 1 : 0;
  };
  return Math.max(differ('number'), differ('generation'));
}

/** Returns true if parent and child are swapped: parts before a relation word match parts after one, both ways. */
function orderDiffers(query: AnalysedName, listed: AnalysedName, pairs: readonly PartPair[]): boolean {
  if (query.relations.length === 0 || listed.relations.length === 0) return false;
  const sideOfPlace = (name: AnalysedName, place: number) =>
    place < (name.relations[0] as number) ? 'before' : 'after';
  const named = pairs.filter((pair) => (query.parts[pair.query[0] as number] as NamePart).kind === 'name');
  const crossed = named.filter(
    (pair) => sideOfPlace(query, pair.query[0] as number) !== sideOfPlace(listed, pair.listed[0] as number),
  );
  return crossed.length >= 2;
}

export function featuresOf(query: AnalysedName, listed: AnalysedName, alignment: Alignment, rarity: Rarity): Features {
  const { pairs } = alignment;
  const asked = sideOf(query, alignment.leftQuery, rarity, (pair) => pair.query);
  const known = sideOf(listed, alignment.leftListed, rarity, (pair) => pair.listed);
  const [short, long] = asked.total <= known.total ? [asked, known] : [known, asked];
  const matched = pairs.reduce((sum, pair) => sum + weightAt(short, short.placesOf(pair)) * pair.similarity, 0);
  const edits = pairs.reduce((sum, pair) => sum + pair.edits, 0) + leftOverCost(asked, known);
  const longer = Math.max(
    1,
    ...[asked, known].map(({ parts }) => parts.reduce((sum, { text }) => sum + text.length, 0)),
  );
  const leftLong = long.left.filter((place) => counts(long, place));
  const agreed = pairs.filter((pair) => short.placesOf(pair).some((place) => counts(short, place)));
  // A word that the other name writes as several words identifies as much as those together.
  const sideIn = ({ query: of, listed: to }: PartPair): Side =>
    of.length === to.length ? short : of.length > to.length ? asked : known;
  const evidence = agreed.reduce((sum, pair) => sum + evidenceOf(sideIn(pair), pair, rarity), 0);
  const agreedWeight = agreed.reduce((sum, pair) => sum + weightOfPair(sideIn(pair), pair), 0);
  // Value between 0 and 1. Agreement on common words has little weight; unmatched and roughly matched words then weigh
  // more.
  const commonness = agreedWeight === 0 ? 1 : Math.max(0, 1 - evidence / agreedWeight);
  const agreedWords = agreed.reduce((sum, pair) => sum + Math.max(pair.query.length, pair.listed.length), 0);
  const worst = agreed.length === 0 ? 0 : agreement(worstOf(short, pairs));
  const extra = long.total === 0 ? 0 : weightAt(long, leftLong) / long.total;
  const isCrossed = orderDiffers(query, listed, pairs);
  const isSame =
    !isCrossed && agreed.length > 0 && edits === 0 && alignment.leftQuery.length + alignment.leftListed.length === 0;
  return {
    coverage: short.total === 0 ? 0 : matched / short.total,
    edits: Math.min(mostLeftOver, edits) / Math.max(1, agreedWords),
    worst,
    whole: Math.max(0, 1 - edits / longer),
    evidence: Math.min(mostEvidence, evidence),
    extra,
    'extra-common': extra * commonness,
    'extra-rough': extra * roughnessOf(agreed),
    'rough-common': (1 - worst) * commonness,
    'other-name': pairs.some((pair) => areOtherNames(pair, asked, known)) ? 1 : 0,
    initial: isInitialled(pairs, [asked, known]) ? 1 : 0,
    same: isSame ? 1 : 0,
    'legal-differs': legalDiffers(asked, known) ? 1 : 0,
    'legal-abroad': areFormsAbroad(asked.parts, known.parts) ? 1 : 0,
    'number-differs': numberDiffers(asked, known),
    'order-differs': isCrossed ? 1 : 0,
    company: query.kind === 'organization' ? 1 : 0,
    isOnePart: agreedWords <= 1 && leftLong.length > 0,
  };
}
