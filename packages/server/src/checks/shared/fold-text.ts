/**
 * Folding of printed text to the characters that recognition and machine-readable zones keep: no accents, case, spaces
 * or punctuation.
 */

/** Capital letters without a separable mark; ß and ı become SS and I by upper-casing. */
const EXPANDED: Readonly<Record<string, string>> = {
  ẞ: 'SS',
  Æ: 'AE',
  Œ: 'OE',
  Ø: 'O',
  Ł: 'L',
  Đ: 'D',
  Ð: 'D',
  Þ: 'TH',
  Ħ: 'H',
};

/** ICAO Doc 9303 part 3, section 6 A: the spellings an MRZ uses in place of the plain letter. */
const ICAO: Readonly<Record<string, string>> = { Ä: 'AE', Ö: 'OE', Ü: 'UE', Å: 'AA', Ø: 'OE', Ñ: 'N' };

function replaceLetters(text: string, table: Readonly<Record<string, string>>): string {
  return Array.from(text, (letter) => table[letter] ?? letter).join('');
}

function stripMarks(text: string): string {
  return replaceLetters(text.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase(), EXPANDED);
}

/** Returns upper-case words without accents; punctuation separates, apostrophes join (`O'Neil` is `ONEIL`). */
export function foldWords(text: string): string[] {
  return stripMarks(text)
    .replace(/['’`´]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Returns only letters and digits, upper-case, without accents or spaces. */
export function foldCompact(text: string): string {
  return foldWords(text).join('');
}

/** Folds like `foldCompact`, with the letters of ICAO Doc 9303 (`Müller` is `MUELLER`). */
export function foldIcao(text: string): string {
  return foldCompact(replaceLetters(text.normalize('NFC').toUpperCase(), ICAO));
}

/**
 * Folds like `foldCompact`, with two-letter spellings of ICAO Doc 9303 reverted (`MUELLER` is `MULLER`), for comparison
 * with recognized text that lost its accents. Names that really contain such a pair change too, so use it only on both
 * sides.
 */
export function foldDigraphs(text: string): string {
  return foldCompact(text)
    .replace(/([AOU])E/g, '$1')
    .replace(/AA/g, 'A');
}

const CONFUSABLE: Readonly<Record<string, string>> = {
  O: '0',
  Q: '0',
  D: '0',
  I: '1',
  L: '1',
  Z: '2',
  S: '5',
  G: '6',
  B: '8',
};

/** Folds a number further so that characters which recognition confuses (O and 0, I and 1, …) are equal. */
export function foldNumber(text: string): string {
  return replaceLetters(foldCompact(text), CONFUSABLE);
}
