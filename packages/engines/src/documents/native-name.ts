/**
 * Names in non-Latin scripts that the recognizer's alphabet includes: Chinese characters next to a Latin name that is
 * their pinyin, or after the caption of a name; Greek and kana that sound like the Latin name. Hangul, Cyrillic, Arabic
 * and others are not read.
 */
import { transliterate } from 'transliteration';
import type { Reading } from '../facts.ts';
import type { TextLine } from '../picture-facts.ts';
import { findApproximately } from './approximate-match.ts';
import { lineConfidence } from './find-fields.ts';
import type { Readings } from './read-visual-zone.ts';

/** Captions of a whole name on Chinese and Japanese documents. */
const CAPTION = /(?:姓\s*名|氏\s*名)(?:\s*[/:：]?\s*Name)?\s*[:：]?/iu;
const RUN = /\p{Script=Han}{2,6}/gu;
/** Name with a space between family and given name as printed. */
const NAME = /^\s*(\p{Script=Han}{1,4})\s?(\p{Script=Han}{1,4})?\s*$/u;
/** Words of titles and captions. */
const WORDS = /姓|名|性|别|別|国|國|护|護|照|证|證|身|份|出|生|日|期|有|效|民|签|簽|发|發|机|機|关|關|共|和/u;

/** Trust in a value found by its caption only, without a confirming Latin name. */
const CAPTION_TRUST = 0.9;

/** Family names of two characters. */
const COMPOUND = new Set(
  '欧阳 歐陽 司马 司馬 上官 诸葛 諸葛 司徒 夏侯 皇甫 尉迟 尉遲 公孙 公孫 慕容 令狐 宇文 长孙 長孫 东方 東方 端木 独孤 獨孤 南宫 南宮'.split(
    ' ',
  ),
);

/** Characters with another reading as a family name. */
const AS_FAMILY_NAME: Readonly<Record<string, string>> = {
  曾: 'ZENG',
  单: 'SHAN',
  單: 'SHAN',
  仇: 'QIU',
  解: 'XIE',
  查: 'ZHA',
  区: 'OU',
  區: 'OU',
  覃: 'QIN',
  翟: 'ZHAI',
  盖: 'GE',
  任: 'REN',
  尉迟: 'YUCHI',
  尉遲: 'YUCHI',
};

/** Returns only the letters; the ü of LÜ and NÜ has three spellings. */
function letters(text: string): string {
  return text
    .normalize('NFD')
    .toUpperCase()
    .replaceAll(/[^A-Z]/g, '')
    .replaceAll(/([LN])(?:YU|V)/g, '$1U');
}

function pinyin(characters: string, isFamilyName: boolean): string {
  return letters((isFamilyName ? AS_FAMILY_NAME[characters] : undefined) ?? transliterate(characters));
}

export interface LatinName {
  readonly last: string;
  readonly first: string;
}

interface NativeName {
  readonly last: string;
  readonly first: string;
}

/** Returns the division whose parts both sound like the Latin name; null if there is none. */
function soundingLike(characters: string, latin: LatinName): NativeName | null {
  for (const length of [1, 2]) {
    const [last, first] = [characters.slice(0, length), characters.slice(length)];
    if (first === '') continue;
    if (pinyin(last, true) === letters(latin.last) && pinyin(first, false) === letters(latin.first))
      return { last, first };
  }
  return null;
}

/** Divides as printed, or after a family name of two characters or one. */
function divided(text: string): NativeName | null {
  const match = NAME.exec(text);
  const [own = '', second] = [match?.[1], match?.[2]];
  if (!match || own.length + (second ?? '').length < 2) return null;
  if (second !== undefined && /\s/.test(text.trim())) return { last: own, first: second };
  const all = own + (second ?? '');
  const length = COMPOUND.has(all.slice(0, 2)) && all.length > 2 ? 2 : 1;
  return all.length > 4 ? null : { last: all.slice(0, length), first: all.slice(length) };
}

function readingsOf(name: NativeName, line: TextLine, trust: number): Readings {
  const of = (value: string): readonly Reading[] => [
    { value, source: 'visual-zone', confidence: lineConfidence(line) * trust, box: line.box },
  ];
  return { 'native-name-last': of(name.last), 'native-name-first': of(name.first) };
}

/** Phonetic scripts. */
const SOUNDING = /\p{Script=Greek}{2,}|[\p{Script=Katakana}\p{Script=Hiragana}ー]{2,}/gu;
/** Letters per tolerated difference in sound: Η is I or E, a long vowel may be written or not. */
const LETTERS_A_DIFFERENCE = 3;

interface Sounding {
  readonly text: string;
  readonly line: TextLine;
  readonly distance: number;
}

/** Returns the differences between both whole texts, infinite above `most`: the ends count as letters. */
const wholeDistance = (name: string, sound: string, most: number): number =>
  findApproximately(`^${name}$`, `^${sound}$`, most)?.distance ?? Number.POSITIVE_INFINITY;

/** Returns the word that sounds most like a part of the Latin name; null if there is none. */
function soundingWord(lines: readonly TextLine[], latin: string): Sounding | null {
  const name = letters(latin);
  let best: Sounding | null = null;
  for (const line of lines) {
    for (const [text] of line.text.matchAll(SOUNDING)) {
      const sound = letters(transliterate(text.replaceAll(/χ/giu, 'ch')));
      const most = Math.floor(name.length / LETTERS_A_DIFFERENCE);
      // Letters of the name before or after the similar part were not read.
      if (sound === '' || (sound !== name && name.includes(sound))) continue;
      const distance = wholeDistance(name, sound, most);
      if (distance < (best?.distance ?? Number.POSITIVE_INFINITY)) best = { text, line, distance };
    }
  }
  return best;
}

/** Returns both parts of the name in a phonetic script; empty unless both are present. */
function readSounding(lines: readonly TextLine[], latin: LatinName): Readings {
  const [last, first] = [soundingWord(lines, latin.last), soundingWord(lines, latin.first)];
  if (!last || !first) return {};
  return {
    ...readingsOf({ last: last.text, first: first.text }, first.line, 1),
    'native-name-last': readingsOf({ last: last.text, first: '' }, last.line, 1)['native-name-last'] ?? [],
  };
}

/** Reads the name in another script; empty if neither a Latin name nor a caption identifies characters as one. */
export function readNativeName(lines: readonly TextLine[], latin: LatinName | null): Readings {
  const sounding = latin ? readSounding(lines, latin) : {};
  if (sounding['native-name-last']) return sounding;
  for (const line of latin ? lines : []) {
    for (const [run] of line.text.replace(CAPTION, ' ').matchAll(RUN)) {
      const name = latin ? soundingLike(run, latin) : null;
      if (name) return readingsOf(name, line, 1);
    }
  }
  for (const line of lines) {
    const caption = CAPTION.exec(line.text);
    const text = caption ? line.text.slice(caption.index + caption[0].length) : '';
    const name = WORDS.test(text) ? null : divided(text.replaceAll(/[A-Za-z,.\-']+/g, ' ').trim());
    if (name) return readingsOf(name, line, CAPTION_TRUST);
  }
  return {};
}
