/** Candidate names of a segment for a query, likeliest first. */
import { compareParts } from '../compare/compare-parts.ts';
import { mayBeGlued } from '../compare/joins.ts';
import { type AnalysedName, partOfWord } from '../names/analyse.ts';
import { joinedPart, type NamePart } from '../names/part.ts';
import { findsSomebody, joinsOf } from './build.ts';
import { keysOf } from './keys.ts';
import type { Segment } from './open.ts';

export interface Candidate {
  /** Place of the name in the segment. */
  readonly name: number;
  readonly rank: number;
  /** Number of query parts with a similar word in the name. */
  readonly met: number;
}

const worthVerifying = 0.45;
const mostVerified = 200;
const mostKept = 60;
/**
 * Maximum number of names of a word that finds candidates. More frequent words only rank the candidates of other words.
 */
const crowded = 60_000;
const crowdedButRarest = 2;
/**
 * Maximum number of names searched per query part, and of names ranked after the rarest parts; the most similar words
 * come first.
 */
const mostNames = 60_000;
const mostRanked = 20_000;

interface Found {
  readonly token: number;
  readonly worth: number;
  readonly similarity: number;
}

interface Scratch {
  readonly ranks: Float32Array;
  /** Last part of the query that was counted for the name. */
  readonly counted: Int32Array;
  readonly met: Uint8Array;
  /** Counter, incremented for each part of each query. */
  turn: number;
}

const scratches = new WeakMap<Segment, Scratch>();

function scratchOf(segment: Segment): Scratch {
  const known = scratches.get(segment);
  if (known !== undefined) return known;
  const made = {
    ranks: new Float32Array(segment.names),
    counted: new Int32Array(segment.names).fill(-1),
    met: new Uint8Array(segment.names),
    turn: 0,
  };
  scratches.set(segment, made);
  return made;
}

/** Returns the words similar to `part`, most similar first. */
function wordsLike(segment: Segment, part: NamePart, isJoined: boolean): Found[] {
  const tokens = new Set<number>();
  for (const key of keysOf(part, isJoined)) {
    if (tokens.size >= mostVerified) break;
    for (const token of segment.tokensOf(key)) tokens.add(token);
  }
  const found: Found[] = [];
  for (const token of tokens) {
    const word = segment.word(token);
    if (isJoined && word.isJoined) continue;
    const likeness = compareParts(part, word.part);
    const { similarity } = likeness;
    if (similarity <= worthVerifying) continue;
    const count = segment.namesOf(token).length;
    const rarity = Math.max(0.15, 1 - (0.8 * Math.log(Math.max(1, count))) / Math.log(Math.max(2, segment.names)));
    found.push({ token, similarity, worth: similarity * rarity * (part.kind === 'organisation-word' ? 0.4 : 1) });
  }
  return found.sort((a, b) => b.worth - a.worth).slice(0, mostKept);
}

const lettersOfAPiece = 3;
/** Maximum number of parts in a query whose words are split. In a longer query, the other parts find the name. */
const mostPartsToSplit = 1;

/**
 * Returns the names with words similar to two pieces of a word, each with its score. `Ramimakhlouf` finds `MAKHLUF,
 * Rami`, which no key of the whole word finds if its pieces are spelled differently.
 */
function namesLikePieces(segment: Segment, part: NamePart): Map<number, number> {
  const found = new Map<number, number>();
  const { text } = part;
  if (!mayBeGlued(part)) return found;
  for (let at = lettersOfAPiece; at <= text.length - lettersOfAPiece; at += 1) {
    const [head, tail] = [text.slice(0, at), text.slice(at)].map((piece) => namesLike(segment, partOfWord(piece)));
    if (head === undefined || tail === undefined) continue;
    for (const [name, worth] of head.size < tail.size ? head : tail) {
      const other = (head.size < tail.size ? tail : head).get(name);
      if (other !== undefined) found.set(name, Math.max(found.get(name) ?? 0, worth + other));
    }
  }
  return found;
}

/** Returns a person's two or three names as one word in the orders other than neighbours have: `Jongunkim`. */
function turnedJoins({ parts, kind }: AnalysedName): { readonly part: NamePart; readonly parts: number }[] {
  const [first, second, third, ...more] = parts.filter(findsSomebody);
  if (kind !== 'person' || first === undefined || second === undefined || more.length > 0) return [];
  const orders =
    third === undefined
      ? [[second, first]]
      : [
          [first, second, third],
          [second, third, first],
          [third, first, second],
        ];
  return orders
    .filter((order) => order.every(({ isAbjad, isHan }) => !isAbjad && !isHan))
    .map((order) => ({ part: joinedPart(order), parts: order.length }));
}

const fewestLikeness = 0.8;

/** Returns the names with a word that is the part or a known form of it, most similar words first, up to a limit. */
function namesLike(segment: Segment, part: NamePart): Map<number, number> {
  const names = new Map<number, number>();
  for (const { token, worth, similarity } of wordsLike(segment, part, false)) {
    if (similarity < fewestLikeness) continue;
    for (const name of segment.namesOf(token)) if (!names.has(name)) names.set(name, worth);
    if (names.size > mostRanked) break;
  }
  return names;
}

const sizeOf = (segment: Segment, found: readonly Found[]): number =>
  found.reduce((sum, { token }) => sum + segment.namesOf(token).length, 0);

const hasInitial = /(?:^|[\s.,-])\p{L}(?:[\s.,-]|$)/u;
/** Matches scripts whose words are reliably found by keys. */
const latin = /^[\p{Script=Latin}\p{M}\p{N}\p{P}\p{Zs}]+$/u;

/**
 * Returns a quick test that excludes candidates without comparing them. Of the name with fewer words, all but one of
 * three must have a similar word, and both of two. Initials and other scripts match by more than words, so they are
 * always compared.
 */
export function mayBeAlike(segment: Segment, { parts }: AnalysedName): (candidate: Candidate) => boolean {
  const asked = parts.filter(findsSomebody).length;
  if (asked < 2 || parts.some(({ raw, text, kind }) => kind === 'initial' || (raw !== text && !latin.test(raw))))
    return () => true;
  return ({ name, met }) => {
    const fewer = Math.min(asked, segment.nameParts[name] as number);
    if (met >= (fewer > 2 ? fewer - 1 : fewer)) return true;
    const text = segment.nameText(name);
    return hasInitial.test(text) || !latin.test(text);
  };
}

/** Returns at most `limit` names. */
export function candidatesOf(segment: Segment, query: AnalysedName, limit: number): Candidate[] {
  const single = query.parts.filter(findsSomebody).map((part) => wordsLike(segment, part, false));
  const joined = [...joinsOf(query).map((part) => ({ part, parts: 2 })), ...turnedJoins(query)].map(
    ({ part, parts }) => ({ parts, words: wordsLike(segment, part, true) }),
  );
  // The rarest words come first, so that frequent words only rank names that were already found.
  const ordered = [...single.map((words) => ({ words, parts: 1 })), ...joined]
    .map((each) => ({ ...each, size: sizeOf(segment, each.words) }))
    .sort((a, b) => a.size - b.size);
  const scratch = scratchOf(segment);
  const touched: number[] = [];
  for (const [place, { words, parts }] of ordered.entries()) {
    scratch.turn += 1;
    const most = place < crowdedButRarest ? mostNames : mostRanked;
    let asked = 0;
    for (const [rank, { token, worth }] of words.entries()) {
      const names = segment.namesOf(token);
      asked += names.length;
      if (rank > 0 && asked > most) break;
      const onlyRanks = names.length > crowded && place >= crowdedButRarest;
      for (const name of names) {
        if (scratch.counted[name] === scratch.turn) continue;
        if (scratch.ranks[name] === 0) {
          if (onlyRanks) continue;
          touched.push(name);
        }
        scratch.counted[name] = scratch.turn;
        scratch.ranks[name] = (scratch.ranks[name] as number) + worth;
        scratch.met[name] = (scratch.met[name] as number) + parts;
      }
    }
  }
  const findable = query.parts.filter(findsSomebody);
  for (const part of findable.length <= mostPartsToSplit ? findable : []) {
    for (const [name, worth] of namesLikePieces(segment, part)) {
      if (scratch.ranks[name] === 0) touched.push(name);
      scratch.ranks[name] = (scratch.ranks[name] as number) + worth;
      scratch.met[name] = (scratch.met[name] as number) + 2;
    }
  }
  const best = bestOf(segment, scratch, touched, limit);
  for (const name of touched) {
    scratch.ranks[name] = 0;
    scratch.met[name] = 0;
  }
  return best;
}

/** Returns the best of the touched names, using a threshold that rises with each better one. */
function bestOf(segment: Segment, { ranks, met }: Scratch, touched: readonly number[], limit: number): Candidate[] {
  let best: Candidate[] = [];
  let least = 0;
  for (const name of touched) {
    const rank = (ranks[name] as number) / (1 + 0.06 * (segment.nameParts[name] as number));
    // Throws, because a rank that is not a number would make any order meaningless.
    if (!Number.isFinite(rank)) throw new Error(`the rank of name ${name} is no number`);
    if (rank <= least) continue;
    best.push({ name, rank, met: met[name] as number });
    if (best.length < limit * 4) continue;
    best = best.sort((a, b) => b.rank - a.rank).slice(0, limit);
    least = best.at(-1)?.rank ?? 0;
  }
  return best.sort((a, b) => b.rank - a.rank || a.name - b.name).slice(0, limit);
}
