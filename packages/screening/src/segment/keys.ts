/** Keys by which a word of a query finds words of a watchlist that may be the same. Pure but for the tables. */
import type { NamePart } from '../names/analyse.ts';
import { koreanKey } from '../names/korean.ts';
import { wadeGiles } from '../names/mandarin.ts';
import { hashOf } from '../names/variants.ts';
import { skeleton } from '../text/sound.ts';

/** One letter left out on either side meets a letter changed, added, lost or swapped. */
function* deletions(text: string): Generator<string> {
  yield `d${text}`;
  if (text.length < 4) return;
  for (let index = 0; index < text.length; index += 1) yield `d${text.slice(0, index)}${text.slice(index + 1)}`;
}

function* spelledKeys(text: string, isAbjad: boolean): Generator<string> {
  yield* deletions(text);
  const consonants = skeleton(text);
  if (consonants.length > 2 || (isAbjad && consonants.length === 2)) yield `s${consonants}`;
  const mandarin = text.length <= 18 ? wadeGiles(text) : null;
  yield `w${mandarin ?? text}`;
  if (mandarin !== null) yield `w${text}`;
  const korean = koreanKey(text);
  if (korean !== null) yield `k${korean}`;
}

/** Hashes, each once. `isJoined`: of neighbours written as one word, which are no name of any table. */
export function keysOf(
  part: Pick<NamePart, 'text' | 'isAbjad' | 'sound' | 'clusters' | 'shortNames' | 'romanisations'>,
  isJoined: boolean,
): Set<number> {
  const { text } = part;
  const keys = new Set<number>();
  for (const key of spelledKeys(text, part.isAbjad)) keys.add(hashOf(key));
  if (isJoined) return keys;
  if (part.sound !== '') keys.add(hashOf(`m${part.sound}`));
  if (text.length > 5) {
    keys.add(hashOf(`p${text.slice(0, 4)}`));
    keys.add(hashOf(`e${text.slice(-4)}`));
  }
  if (part.clusters.length <= 14) for (const cluster of part.clusters) keys.add(hashOf(`c${cluster}`));
  for (const group of part.shortNames) keys.add(hashOf(`n${group}`));
  for (const group of part.romanisations) keys.add(hashOf(`r${group}`));
  return keys;
}
