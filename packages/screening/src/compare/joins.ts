/** Neighbours of one name that the other writes as one word. Pure but for the tables. */
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
 * Returns true if joined words may equal a part; Latin words need a similar length, which means little in other
 * scripts.
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

const fewestLetters = 2;
/** Minimum similarity of each piece of a word to the part that it stands for. */
const worthAPiece = 0.8;
/** Difference of lengths between a piece and its part, within which spellings of one name stay. */
const mostUneven = 4;
/** Loss of similarity for being written as one word. */
const gluedCost = 0.02;

/** Minimum letters of a word that may be several written as one. */
const lettersToSplit = 7;
/** Number of letters from which a known name is often two: Mohammedali. */
const lettersOfTwo = 11;

const isLatin = ({ isAbjad, isHan }: NamePart): boolean => !isAbjad && !isHan;

/** Returns true for a word that may be several names written as one in any order; a known name of a name's length is one. */
export const mayBeGlued = (part: NamePart): boolean =>
  part.kind === 'name' &&
  isLatin(part) &&
  (part.text.length >= lettersOfTwo || (part.text.length >= lettersToSplit && part.clusters.length === 0));

/**
 * Compares a word with parts in order, each with the piece of the word in its place: Ramimakhlouf with Rami and Makhluf.
 * Null where a piece is nothing like its part.
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

/** Returns the better of comparing the words joined, and each with its piece of the part. */
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
