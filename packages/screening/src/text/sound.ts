/** How a folded word sounds, coarsely: keys by which spellings of one name meet. Pure. */
import { doubleMetaphone } from 'double-metaphone';

/** What a careful ear hears alike, so that Arabic and Hebrew, which write no vowels, meet what is romanised from them. */
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

/** The consonants of a word by their classes; empty for a word of vowels alone. */
export function skeleton(word: string): string {
  let text = word;
  for (const [from, to] of consonants) text = text.replaceAll(from, to);
  return text;
}

/** Of a word of four letters or more; empty otherwise. */
export const metaphone = (word: string): string => (word.length < 4 ? '' : (doubleMetaphone(word)[0] ?? ''));
