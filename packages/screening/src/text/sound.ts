/** Coarse sound keys of a folded word, shared by spellings of one name. Pure. */
import { doubleMetaphone } from 'double-metaphone';

/** Consonants that sound the same, so that Arabic and Hebrew, which write no vowels, match their romanisations. */
const consonants: readonly (readonly [RegExp, string])[] = [
  [/sch|sh|ch|zh|tch|tsh/g, 's'],
  [/ph/g, 'f'],
  [/kh|gh|qu|ck/g, 'k'],
  [/th|dh/g, 't'],
  [/dj|dz/g, 'j'],
  [/x/g, 'ks'],
  [/[cq]/g, 'k'],
  [/g/g, 'k'],
  [/[zs]/g, 's'],
  [/d/g, 't'],
  [/b/g, 'p'],
  [/v/g, 'f'],
  [/[aeiouyhw]/g, ''],
  [/j/g, 'k'],
  [/(.)\1+/g, '$1'],
];

/** Returns the consonants of a word by their classes; empty for a word of only vowels. */
export function skeleton(word: string): string {
  let text = word;
  for (const [from, to] of consonants) text = text.replaceAll(from, to);
  return text;
}

/** Returns the sound key of a word of four letters or more; empty otherwise. */
export const metaphone = (word: string): string => (word.length < 4 ? '' : (doubleMetaphone(word)[0] ?? ''));
