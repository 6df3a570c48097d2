/** Keys by which a word of a query finds watchlist words that may be the same. Pure but for the tables. */

import { koreanKey } from '../names/korean.ts';
import { wadeGiles } from '../names/mandarin.ts';
import type { NamePart } from '../names/part.ts';
import { hashOf } from '../names/variants.ts';

/**
 * Yields the word with each letter left out in turn. If both words are treated so, they match although one letter was
 * changed, added, lost or swapped.
 */
function* deletions(text: string): Generator<string> {
  yield `d${text}`;
  if (text.length < 4) return;
  for (let index = 0; index < text.length; index += 1) yield `d${text.slice(0, index)}${text.slice(index + 1)}`;
}

/** Yields the surest keys first: the caller stops when it has enough. */
function* spelledKeys(text: string): Generator<string> {
  yield* deletions(text);
  const mandarin = text.length <= 18 ? wadeGiles(text) : null;
  yield `w${mandarin ?? text}`;
  if (mandarin !== null) yield `w${text}`;
  const korean = koreanKey(text);
  if (korean !== null) yield `k${korean}`;
}

function* heardKeys({ skeletons, isAbjad }: NamePart): Generator<string> {
  for (const consonants of skeletons)
    if (consonants.length > 2 || (isAbjad && consonants.length === 2)) yield `s${consonants}`;
}

/** Returns the hashes, each once. `isJoined`: for neighbours joined as one word, which no table lists as names. */
export function keysOf(part: NamePart, isJoined: boolean): Set<number> {
  const { text } = part;
  const keys = new Set<number>();
  const add = (key: string) => void keys.add(hashOf(key));
  for (const key of spelledKeys(text)) add(key);
  if (!isJoined) {
    if (part.clusters.length <= 14) for (const cluster of part.clusters) add(`c${cluster}`);
    for (const group of part.shortNames) add(`n${group}`);
    for (const group of part.romanisations) add(`r${group}`);
    if (part.symbol !== null) for (const meaning of part.meanings) add(`o${meaning}`);
  }
  for (const key of heardKeys(part)) add(key);
  if (!isJoined) for (const reading of part.readings) add(reading);
  else if (part.isHan) for (const reading of part.readings) if (reading.startsWith('j')) add(reading);
  if (isJoined) return keys;
  if (part.sound !== '') add(`m${part.sound}`);
  if (text.length > 5) {
    add(`p${text.slice(0, 4)}`);
    add(`e${text.slice(-4)}`);
  }
  return keys;
}
