/** Neighbouring words of one name that the other name writes as one word. Pure except for the tables. */
import { type NameKind, partOfWord } from '../names/analyse.ts';
import { koreanKey } from '../names/korean.ts';
import { joinedPart, type NamePart } from '../names/part.ts';
import { areFarApart, compareParts, consonantsOf, type Likeness, soundsAlike } from './compare-parts.ts';
import { editCost } from './edit-cost.ts';

const worthJoining = 0.8;

export interface Join extends Likeness {
  readonly places: readonly number[];
  readonly place: number;
}

/**
 * Returns true if joined words may equal a part. Latin words need a similar length; in other scripts the length has
 * little meaning.
 */
function mayBeJoined(many: readonly NamePart[], part: NamePart): boolean {
  if (part.kind === 'initial') return false;
  const isForeign = part.isAbjad || part.isHan || many.some(({ isAbjad, isHan }) => isAbjad || isHan);
  if (isForeign) return true;
  const letters = many.reduce((sum, { text }) => sum + text.length, 0);
  return Math.abs(letters - part.text.length) <= mostUneven && part.text.length >= 4;
}

function joinedLikeness(joined: NamePart, part: NamePart): Likeness | null {
  if (joined.isAbjad !== part.isAbjad) {
    const likeness = consonantsOf(joined, part);
    // Two words that agree separately are a better match than the joined words.
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

const fewestLetters = 2;
/** Minimum similarity of each piece of a word to the corresponding part. */
const worthAPiece = 0.8;
/** Maximum difference of lengths between a piece and its part; spellings of one name differ by no more. */
const mostUneven = 4;
/** Loss of similarity because the name is written as one word. */
const gluedCost = 0.02;

/** Minimum letters of a word that may be several written as one. */
const lettersToSplit = 7;
/** Number of letters from which a known name often consists of two names: Mohammedali. */
const lettersOfTwo = 11;

const isLatin = ({ isAbjad, isHan }: NamePart): boolean => !isAbjad && !isHan;

/**
 * Returns true for a word that may be several names written together in any order. A known name of usual length is one
 * name.
 */
export const mayBeGlued = (part: NamePart): boolean =>
  part.kind === 'name' &&
  isLatin(part) &&
  (part.text.length >= lettersOfTwo || (part.text.length >= lettersToSplit && part.clusters.length === 0));

/**
 * Compares a word with parts in order: each part with its piece of the word, such as Ramimakhlouf with Rami and
 * Makhluf. Null if a piece is not similar to its part.
 */
function gluedLikeness(word: string, [first, ...rest]: readonly NamePart[]): Likeness | null {
  if (first === undefined) return null;
  if (rest.length === 0) return pieceLikeness(word, first);
  let best: Likeness | null = null;
  const from = Math.max(fewestLetters, first.text.length - mostUneven);
  const to = Math.min(word.length - fewestLetters, first.text.length + mostUneven);
  for (let at = from; at <= to; at += 1) {
    const head = pieceLikeness(word.slice(0, at), first);
    const tail = head === null ? null : gluedLikeness(word.slice(at), rest);
    if (head === null || tail === null) continue;
    const similarity = Math.min(head.similarity, tail.similarity);
    if (similarity > (best?.similarity ?? 0)) best = { how: 'joined', similarity, edits: head.edits + tail.edits };
  }
  return best;
}

function pieceLikeness(piece: string, part: NamePart): Likeness | null {
  if (Math.abs(piece.length - part.text.length) > mostUneven) return null;
  const likeness = compareParts(partOfWord(piece), part);
  return likeness.similarity >= worthAPiece && likeness.how !== 'initial' ? likeness : null;
}

/** Returns the better of two comparisons: the joined words as a whole, and each word with its piece of the part. */
function likenessOf(neighbours: readonly NamePart[], joined: NamePart, part: NamePart): Likeness | null {
  const seen = joinedLikeness(joined, part);
  if (!mayBeGlued(part) || !neighbours.every(isLatin) || (seen?.similarity ?? 0) > 0.95) return seen;
  if (areFarApart(joined, part)) return seen;
  const glued = gluedLikeness(part.text, neighbours);
  if (glued === null || glued.similarity - gluedCost <= (seen?.similarity ?? 0)) return seen;
  return { ...glued, similarity: glued.similarity - gluedCost, edits: glued.edits + gluedCost };
}

/** Returns the orders in which neighbours may be written as one: persons have the family name first or last. */
const ordersOf = (neighbours: readonly NamePart[], kind: NameKind): (readonly NamePart[])[] =>
  kind === 'person'
    ? neighbours.map((_each, first) => [...neighbours.slice(first), ...neighbours.slice(0, first)])
    : [neighbours];

/** Yields two or three neighbours joined as one word. */
export function* joins(many: readonly NamePart[], one: readonly NamePart[], kind: NameKind): Generator<Join> {
  for (let begin = 0; begin < many.length - 1; begin += 1) {
    for (const length of [2, 3]) {
      if (begin + length > many.length) continue;
      const places = Array.from({ length }, (_each, index) => begin + index);
      const neighbours = many.slice(begin, begin + length);
      const orders = ordersOf(neighbours, kind).map((order) => ({ order, joined: null as NamePart | null }));
      for (const [place, part] of one.entries()) {
        if (!mayBeJoined(neighbours, part)) continue;
        for (const [turn, each] of orders.entries()) {
          if (turn > 0 && !mayBeGlued(part)) continue;
          each.joined ??= joinedPart(each.order);
          const likeness = likenessOf(each.order, each.joined, part);
          if (likeness !== null && likeness.similarity >= worthJoining)
            yield { ...likeness, how: 'joined', places, place };
        }
      }
    }
  }
}
