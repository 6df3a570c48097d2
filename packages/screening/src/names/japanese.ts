/**
 * Japanese names: the readings of written characters, and one key for several romanisation systems. Pure but for the
 * table.
 */
import anyAscii from 'any-ascii';
import { linesOf, readTable } from '../tables/read-table.ts';

/**
 * Rules from Kunrei and Nihon-shiki to Hepburn, then long vowels to short ones and the n before a lip sound to plain.
 */
const rules: readonly (readonly [RegExp, string])[] = [
  [/sy/g, 'sh'],
  [/(?:ty|cy)/g, 'ch'],
  [/(?:zy|dy|jy)/g, 'j'],
  [/si/g, 'shi'],
  [/ti/g, 'chi'],
  [/t(?=u)/g, 'ts'],
  [/(?<![sc])hu/g, 'fu'],
  [/(?:zi|di)/g, 'ji'],
  [/(?:du|dzu)/g, 'zu'],
  [/oh(?![aeiou])/g, 'o'],
  [/ou|oo/g, 'o'],
  [/uu/g, 'u'],
  [/tch|cch/g, 'ch'],
  [/([kstp])\1/g, '$1'],
  [/m(?=[bpm])/g, 'n'],
  [/-/g, ''],
];

/** Matches possible Japanese syllables. */
const japanese = /^(?:(?:[kgsztdnhbpmyrwjf]|[kgnhbpmr]y|sh|ch|ts)?[aiueo]|n(?![aiueoy]))+$/;

/** Returns the key; null for a word that cannot be Japanese. */
export function japaneseKey(text: string): string | null {
  if (text.length < 2 || text.length > 20) return null;
  let key = text;
  for (const [from, to] of rules) key = key.replaceAll(from, to);
  return japanese.test(key) ? key : null;
}

const smallVowels: Readonly<Record<string, string>> = { ャ: 'a', ュ: 'u', ョ: 'o' };

/**
 * Returns the romanisation; a small vowel replaces the one before it: キョ is kyo. Doubled consonants are single in a
 * key.
 */
function romanOfKana(reading: string): string {
  return reading.replaceAll('ッ', '').replaceAll(/(.)([ャュョ])/g, (_both, kana: string, small: string) => {
    const begin = anyAscii(kana).toLowerCase().slice(0, -1);
    return `${/^(?:sh|ch|j)$/.test(begin) ? begin : `${begin}y`}${smallVowels[small]}`;
  });
}

const keyOfKana = (reading: string): string | null => japaneseKey(anyAscii(romanOfKana(reading)).toLowerCase());

interface Names {
  /** Written family and given names → the keys of their readings. */
  readonly names: ReadonlyMap<string, readonly string[]>;
  /** Characters of two-character names → their possible readings, in kana. */
  readonly characters: ReadonlyMap<string, readonly string[]>;
}

let read: Names | null = null;

function readNames(): Names {
  const names = new Map<string, string[]>();
  for (const line of linesOf(readTable('japanese-names.txt'))) {
    const [reading = '', ...written] = line.split(' ');
    const key = keyOfKana(reading);
    if (key === null) continue;
    for (const each of written) {
      const known = names.get(each);
      if (known === undefined) names.set(each, [key]);
      else if (!known.includes(key)) known.push(key);
    }
  }
  const characters = new Map(
    linesOf(readTable('japanese-characters.txt')).map((line): [string, string[]] => {
      const [character = '', ...readings] = line.split(' ');
      return [character, readings];
    }),
  );
  return { names, characters };
}

/** Returns all readings of a two-character name: parents choose the reading, so any combination is possible. */
function composed(written: string, { characters }: Names): string[] {
  const [first, second, third] = [...written];
  if (first === undefined || second === undefined || third !== undefined) return [];
  const [begins, ends] = [characters.get(first) ?? [], characters.get(second) ?? []];
  return begins.flatMap((begin) => ends.flatMap((end) => keyOfKana(begin + end) ?? []));
}

/** Returns the keys of the readings of a family or given name; none for other text. */
export function japaneseReadings(written: string): readonly string[] {
  read ??= readNames();
  return [...new Set([...(read.names.get(written) ?? []), ...composed(written, read)])];
}
