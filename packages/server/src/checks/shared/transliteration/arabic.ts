import { letters, type SpellingSystem } from './spelling-system.ts';

/**
 * ICAO Doc 9303 part 3, section 6.C: letter by letter, with an X before letters that the Latin alphabet lacks. Vowel
 * signs are not encoded, and the sign of doubling repeats the letter before it. Names are usually printed by their
 * sound, which no table derives from the letters.
 */
const LETTERS =
  'ء:XE آ:XAA أ:XAE ؤ:U إ:I ئ:XI ا:A ب:B ت:T ث:XTH ج:J ح:XH خ:XKH د:D ذ:XDH ر:R ز:Z س:S ش:XSH ص:XSS ض:XDZ ط:XTT ظ:XZZ ' +
  'ع:E غ:G ف:F ق:Q ك:K ل:L م:M ن:N ه:H و:W ى:XAY ي:Y ٱ:XXA ٹ:XXT ټ:XRT پ:P ځ:XKE څ:XXH چ:XC ڈ:XXD ډ:XDR ڑ:XXR ړ:XRR ' +
  'ږ:XRX ژ:XJ ښ:XXS ک:XKK ګ:XXK ڭ:XNG گ:XGG ں:XNN ڼ:XXN ھ:XDO ۀ:XYH ہ:XXG ۂ:XGE ۃ:XTG ی:XYA ۍ:XXY ې:Y ے:XYB ۓ:XBE';

export const ARABIC: readonly SpellingSystem[] = [
  {
    name: 'Doc 9303-3, 6.C',
    rules: [['ة$', 'XAH'], ['ة', 'XTA'], ['[\u0640\u064b-\u0650\u0652\u0670\u200c\u200d]', ''], ...letters(LETTERS)],
  },
];
