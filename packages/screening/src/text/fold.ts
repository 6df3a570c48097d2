/**
 * Folding of a written name into tokens of lower-case Latin letters and digits, each with its original. Pure; folding
 * twice changes nothing.
 */
import anyAscii from 'any-ascii';

export interface Token {
  /** Lower-case ASCII letters and digits, never empty. */
  readonly text: string;
  /** Text as written, in lower case and composed. */
  readonly raw: string;
  /**
   * True if its vowels are unclear from its writing (Arabic, Hebrew) or romanisation (Thai and its neighbours, Indic).
   */
  readonly isAbjad: boolean;
  /** True if a dot followed it, as after an initial. */
  readonly isDotted: boolean;
}

/** Maximum length of a name; the rest is not read. */
const mostCharacters = 1000;
const mostTokens = 40;

/**
 * White space that NFKC does not make a space: control characters (tabs, line breaks, NUL), the zero-width space, which
 * marks a word's end, and the blank letters of Hangul.
 */
const blanks = /[\p{Cc}\u200b\u115f\u1160]/gu;
const invisible = /\p{Cf}/gu;
const apostrophes = /['’‘`´ʻʼʽʾʿ′＇]/gu;
const abjads =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}]/u;
/** Matches scripts without spaces inside a name: each character is a word or a part of one. */
const syllables = /[\p{Script=Han}\p{Script=Hangul}]/u;
const words = /(?:[\p{L}\p{N}\p{M}]+)(\.?)/gu;
/** Vowel points and lengthening strokes, which most writers omit. */
const points = /[\u064b-\u065f\u0670\u0640\u0591-\u05c7]/gu;

/** Returns the letters in ASCII; u of Armenian and j of Cyrillic are one sound written with two letters. */
const ascii = (text: string): string =>
  anyAscii(text.replaceAll('ու', 'u').replaceAll('дж', 'j'))
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');

/** Yields the tokens of one written word: each Han or Hangul character is its own token. */
function* piecesOf(word: string): Generator<string> {
  if (!syllables.test(word)) {
    yield word;
    return;
  }
  let others = '';
  for (const character of word) {
    if (syllables.test(character)) {
      if (others !== '') yield others;
      others = '';
      yield character;
    } else others += character;
  }
  if (others !== '') yield others;
}

/** Returns at most 40 tokens, from the first 1,000 characters. */
export function fold(name: string): Token[] {
  const text = name
    .slice(0, mostCharacters)
    .normalize('NFKC')
    .replaceAll(blanks, ' ')
    .replaceAll(invisible, '')
    .toLowerCase()
    .replaceAll(apostrophes, '')
    .replaceAll(points, '')
    .replaceAll('ё', 'е');
  const tokens: Token[] = [];
  for (const found of text.matchAll(words)) {
    const isDotted = found[1] === '.';
    const written = isDotted ? found[0].slice(0, -1) : found[0];
    for (const raw of piecesOf(written)) {
      const folded = ascii(raw);
      if (folded !== '' && tokens.length < mostTokens) {
        tokens.push({ text: folded, raw, isAbjad: abjads.test(raw), isDotted });
      }
    }
  }
  return tokens;
}
