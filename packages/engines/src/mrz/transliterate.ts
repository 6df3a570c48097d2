/**
 * Transliteration of names to the alphabet of the machine-readable zone: recommendations of ICAO Doc 9303 part 3,
 * section 6.A for Latin letters. A letter outside the table loses its diacritic; anything else outside A to Z is
 * dropped.
 */

const LETTERS: Readonly<Record<string, string>> = {
  Ä: 'AE',
  Å: 'AA',
  Æ: 'AE',
  Ð: 'D',
  Đ: 'D',
  Ħ: 'H',
  ı: 'I',
  İ: 'I',
  Ĳ: 'IJ',
  ĸ: 'Q',
  Ł: 'L',
  Ŋ: 'N',
  Ö: 'OE',
  Ø: 'OE',
  Œ: 'OE',
  Þ: 'TH',
  Ŧ: 'T',
  Ü: 'UE',
  ß: 'SS',
  ẞ: 'SS',
};

/**
 * Converts to upper-case A to Z with single fillers between the parts; apostrophes are dropped, hyphens and spaces
 * become a filler.
 */
export function toMrzName(name: string): string {
  let out = '';
  for (const letter of name.normalize('NFC')) {
    const upper = LETTERS[letter] ?? LETTERS[letter.toUpperCase()] ?? letter.toUpperCase();
    out += upper.normalize('NFD').replaceAll(/\p{M}/gu, '');
  }
  return out
    .replaceAll(/[-\s]+/g, '<')
    .replaceAll(/[^A-Z<]/g, '')
    .replaceAll(/<+/g, '<')
    .replaceAll(/^<|<$/g, '');
}
