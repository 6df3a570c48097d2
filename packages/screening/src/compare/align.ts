/** Alignment of the parts of two names: best pairs first, with neighbours joined where that fits better. Pure. */
import type { AnalysedName } from '../names/analyse.ts';
import { koreanKey } from '../names/korean.ts';
import { joinedPart, type NamePart } from '../names/part.ts';
import { areFarApart, compareParts, consonantsOf, type Likeness, soundsAlike } from './compare-parts.ts';
import { editCost } from './edit-cost.ts';

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
const worthJoining = 0.8;
const worthOfCourtesy = 0.7;

const textOf = (parts: readonly NamePart[], places: readonly number[]): string =>
  places.map((place) => (parts[place] as NamePart).text).join('');

const isCourtesy = ({ kind }: NamePart): boolean => kind === 'title' || kind === 'stop-word' || kind === 'legal-form';

const lettersAt = (parts: readonly NamePart[], places: readonly number[]): number => textOf(parts, places).length;

interface Join extends Likeness {
  readonly places: readonly number[];
  readonly place: number;
}

/**
 * Returns true if joined words may equal a part; Latin words need a similar length, which means little in other
 * scripts.
 */
function mayBeJoined(many: readonly NamePart[], part: NamePart): boolean {
  if (part.kind === 'initial') return false;
  const isForeign = part.isAbjad || part.isHan || many.some(({ isAbjad, isHan }) => isAbjad || isHan);
  if (isForeign) return true;
  const letters = many.reduce((sum, { text }) => sum + text.length, 0);
  return Math.abs(letters - part.text.length) <= 3 && part.text.length >= 4;
}

function joinedLikeness(joined: NamePart, part: NamePart): Likeness | null {
  if (joined.isAbjad !== part.isAbjad) {
    const likeness = consonantsOf(joined, part);
    // Two words that agree separately agree better than both joined.
    return likeness === null ? null : { ...likeness, similarity: likeness.similarity - 0.06 };
  }
  if (joined.isHan !== part.isHan && joined.readings.some((reading) => part.readings.includes(reading)))
    return { how: 'joined', similarity: 0.9, edits: 0.3 };
  const { text } = joined;
  if (Math.abs(text.length - part.text.length) > 3 || part.text.length < 4 || areFarApart(joined, part)) return null;
  const edits = editCost(text, part.text);
  const korean = koreanKey(text);
  const isSame =
    part.mandarin === text || joined.mandarin === part.text || (korean !== null && korean === koreanKey(part.text));
  const seen = 0.98 * (1 - edits / (0.62 * Math.max(text.length, part.text.length)));
  const similarity = isSame
    ? 0.88
    : soundsAlike(joined.skeleton, part.skeleton) && seen > 0.62
      ? Math.max(seen, 0.82)
      : seen;
  return { how: 'joined', similarity, edits: isSame ? 0.4 : edits };
}

/** Yields two or three neighbours joined as one word. */
function* joins(many: readonly NamePart[], one: readonly NamePart[]): Generator<Join> {
  for (let begin = 0; begin < many.length - 1; begin += 1) {
    for (const length of [2, 3]) {
      if (begin + length > many.length) continue;
      const places = Array.from({ length }, (_each, index) => begin + index);
      const neighbours = many.slice(begin, begin + length);
      let joined: NamePart | null = null;
      for (const [place, part] of one.entries()) {
        if (!mayBeJoined(neighbours, part)) continue;
        joined ??= joinedPart(neighbours);
        const likeness = joinedLikeness(joined, part);
        if (likeness !== null && likeness.similarity >= worthJoining)
          yield { ...likeness, how: 'joined', places, place };
      }
    }
  }
}

function candidates(query: readonly NamePart[], listed: readonly NamePart[]): PartPair[] {
  const found: PartPair[] = [];
  for (const [i, left] of query.entries()) {
    for (const [j, right] of listed.entries()) {
      const likeness = compareParts(left, right);
      // A title that slightly resembles a name is not the name.
      const least = isCourtesy(left) === isCourtesy(right) ? worthPairing : worthOfCourtesy;
      if (likeness.similarity > least) found.push({ ...likeness, query: [i], listed: [j] });
    }
  }
  if (query.length + listed.length < 3) return found;
  for (const { places, place, ...likeness } of joins(query, listed)) {
    found.push({ ...likeness, query: places, listed: [place] });
  }
  for (const { places, place, ...likeness } of joins(listed, query)) {
    found.push({ ...likeness, query: [place], listed: places });
  }
  return found;
}

export function align({ parts: query }: AnalysedName, { parts: listed }: AnalysedName): Alignment {
  const rank = (pair: PartPair): number => {
    const letters = Math.min(lettersAt(query, pair.query), lettersAt(listed, pair.listed));
    const distance = Math.abs((pair.query[0] as number) - (pair.listed[0] as number));
    return pair.similarity + 0.02 * Math.min(letters, 10) - 0.01 * distance;
  };
  const ranked = candidates(query, listed)
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
