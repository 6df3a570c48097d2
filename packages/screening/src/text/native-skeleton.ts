/**
 * Consonants of a word in a script that omits vowels, or whose romanisation differs from its pronunciation, in the
 * classes of `skeleton`: a letter with several spellings gives several. Pure.
 */
import { skeleton } from './sound.ts';

/** Letter → the classes it may be romanised as; `-` for none. A letter that is not listed has none. */
const arabic =
  'ب:p پ:p ت:t ط:t ث:s,t ج:k چ:s ح:- خ:k د:t ذ:s,t ر:r ز:s ژ:s س:s ش:s ص:s ض:t,s ظ:s,t غ:k ف:f ق:k ک:k ك:k گ:k ل:l م:m ن:n و:-,f ڤ:f ة:-,t ں:n ٹ:t ڈ:t ڑ:r ګ:k ډ:t ړ:r څ:s ځ:s';
const hebrew =
  'ב:p,f ג:k ד:t ו:-,f ז:s ח:-,s,k ט:t כ:k,s ך:k,s ל:l מ:m ם:m נ:n ן:n ס:s פ:f,p ף:f צ:ts,s ץ:ts,s ק:k ר:r ש:s ת:t';
const thai =
  'ก:k ข:k ค:k ฆ:k ง:nk จ:s,k ฉ:s ช:s,k ฌ:s ซ:s ญ:-,n ฎ:t ฏ:t ฐ:t ฑ:t ฒ:t ณ:n ด:t ต:t ถ:t ท:t ธ:t น:n บ:p ป:p ผ:p,f ฝ:f พ:p,f ฟ:f ภ:p,f ม:m ร:r,n,- ล:l,n ว:-,f ศ:s ษ:s ส:s,t ฬ:l ฤ:r';

const letters: ReadonlyMap<string, readonly string[]> = new Map(
  [arabic, hebrew, thai].flatMap((script) =>
    script.split(' ').map((entry): [string, readonly string[]] => {
      const [letter = '', classes = ''] = entry.split(':');
      return [letter, classes.split(',').map((each) => (each === '-' ? '' : each))];
    }),
  ),
);

const known = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}]/u;
/** A silent Thai letter, or two letters of a cluster. Some writers romanise them nevertheless. */
const silent = [/\p{L}[\u0e34-\u0e39]?\u0e4c/gu, /\p{L}?\p{L}[\u0e34-\u0e39]?\u0e4c/gu, /\u0e4c/gu];
const article = /^(?:ال|وال)(?=..)/;
const indic =
  /[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}]/u;
const most = 24;

function product(word: string): string[] {
  let found = [''];
  for (const letter of word) {
    const classes = letters.get(letter);
    if (classes === undefined) continue;
    const more = found.length * classes.length > most ? classes.slice(0, 1) : classes;
    found = more.flatMap((each) => found.map((text) => text + each));
  }
  return found;
}

const withoutDoubles = (text: string): string => text.replaceAll(/(.)\1+/g, '$1');

/** Returns the skeletons, likeliest first; `text` is the folded word. */
export function nativeSkeletons(raw: string, text: string): readonly string[] {
  // The folding of Indic scripts writes c for ch, m for the nasal mark, and v where others write w.
  if (indic.test(raw)) {
    const plain = text.replaceAll(/c(?!h)/g, 'ch');
    const nasal = plain.replaceAll(/m(?=[^aeiou]|$)/g, 'n');
    return [...new Set([plain, nasal].flatMap((each) => [skeleton(each), skeleton(each.replaceAll('v', 'w'))]))];
  }
  if (!known.test(raw)) return [skeleton(text)];
  // The word for servant of, which Latin letters write with the following article: Abdul, Abdel.
  if (raw === 'عبد') return ['ptl', 'pt'];
  const words = [...silent.map((unspoken) => raw.replaceAll(unspoken, '')), raw.replace(article, '')];
  return [...new Set(words.flatMap(product).map(withoutDoubles))].filter((each) => each !== '');
}
