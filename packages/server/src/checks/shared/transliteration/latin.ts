/**
 * Capital letters with their permitted spellings, the recommended one first: those of ICAO Doc 9303 part 3, section
 * 6.A, and others that states use. All other letters lose their mark.
 */
export const LATIN: Readonly<Record<string, readonly string[]>> = {
  Ä: ['AE', 'A'],
  Å: ['AA', 'A'],
  Æ: ['AE'],
  // Croatia and Serbia write Đ as DJ too; Iceland and Vietnam do not.
  Đ: ['D', 'DJ'],
  Ð: ['D', 'DH'],
  Ə: ['E', 'A'],
  Ñ: ['N', 'NXX'],
  Ö: ['OE', 'O'],
  Ő: ['O', 'OE'],
  Ø: ['OE', 'O'],
  Œ: ['OE'],
  Ü: ['UE', 'UXX', 'U'],
  Ű: ['U', 'UE'],
  Þ: ['TH'],
  ẞ: ['SS'],
  ß: ['SS'],
  Ĳ: ['IJ'],
  ĸ: ['Q'],
  Ŋ: ['N'],
  Ŧ: ['T'],
  Ħ: ['H'],
  Ł: ['L'],
  ı: ['I'],
};
