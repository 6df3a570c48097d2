/**
 * Alignment of the parts of two names: the best pairs come first, and neighbours are joined if that fits better. Pure.
 */
import type { AnalysedName, NameKind } from '../names/analyse.ts';
import type { NamePart } from '../names/part.ts';
import { compareParts, type Likeness } from './compare-parts.ts';
import { joins } from './joins.ts';

export interface PartPair extends Likeness {
  /** Places among the parts of each name. */
  readonly query: readonly number[];
  readonly listed: readonly number[];
}

export interface Alignment {
  readonly pairs: readonly PartPair[];
  readonly leftQuery: readonly number[];
  readonly leftListed: readonly number[];
}

const worthPairing = 0.3;
const worthOfCourtesy = 0.7;

const textOf = (parts: readonly NamePart[], places: readonly number[]): string =>
  places.map((place) => (parts[place] as NamePart).text).join('');

const isCourtesy = ({ kind }: NamePart): boolean => kind === 'title' || kind === 'stop-word' || kind === 'legal-form';

const lettersAt = (parts: readonly NamePart[], places: readonly number[]): number => textOf(parts, places).length;

function candidates(query: readonly NamePart[], listed: readonly NamePart[], kind: NameKind): PartPair[] {
  const found: PartPair[] = [];
  for (const [i, left] of query.entries()) {
    for (const [j, right] of listed.entries()) {
      const likeness = compareParts(left, right);
      // A title may slightly resemble a name, but it is not the name.
      const least = isCourtesy(left) === isCourtesy(right) ? worthPairing : worthOfCourtesy;
      if (likeness.similarity > least) found.push({ ...likeness, query: [i], listed: [j] });
    }
  }
  if (query.length + listed.length < 3) return found;
  for (const { places, place, ...likeness } of joins(query, listed, kind)) {
    found.push({ ...likeness, query: places, listed: [place] });
  }
  for (const { places, place, ...likeness } of joins(listed, query, kind)) {
    found.push({ ...likeness, query: [place], listed: places });
  }
  return found;
}

export function align({ parts: query, kind }: AnalysedName, { parts: listed }: AnalysedName): Alignment {
  const rank = (pair: PartPair): number => {
    const letters = Math.min(lettersAt(query, pair.query), lettersAt(listed, pair.listed));
    const distance = Math.abs((pair.query[0] as number) - (pair.listed[0] as number));
    return pair.similarity + 0.02 * Math.min(letters, 10) - 0.01 * distance;
  };
  const ranked = candidates(query, listed, kind)
    .map((pair) => ({ pair, rank: rank(pair) }))
    .sort((a, b) => b.rank - a.rank);
  const takenQuery = new Set<number>();
  const takenListed = new Set<number>();
  const pairs: PartPair[] = [];
  for (const { pair } of ranked) {
    if (pair.query.some((place) => takenQuery.has(place)) || pair.listed.some((place) => takenListed.has(place)))
      continue;
    for (const place of pair.query) takenQuery.add(place);
    for (const place of pair.listed) takenListed.add(place);
    pairs.push(pair);
  }
  const left = (parts: readonly NamePart[], taken: ReadonlySet<number>) =>
    parts.map((_part, place) => place).filter((place) => !taken.has(place));
  return { pairs, leftQuery: left(query, takenQuery), leftListed: left(listed, takenListed) };
}
