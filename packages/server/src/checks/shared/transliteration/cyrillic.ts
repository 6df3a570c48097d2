import { letters, type SpellingSystem } from './spelling-system.ts';

/** Letters that all systems write the same way. */
const COMMON =
  'А:A Б:B В:V Г:G Д:D Е:E Ж:ZH З:Z И:I К:K Л:L М:M Н:N О:O П:P Р:R С:S Т:T У:U Ф:F Ц:TS Ч:CH Ш:SH Э:E Ы:Y';

/**
 * Letters outside of the Slavic alphabets (Kazakh, Kyrgyz, Mongolian, Tajik and others), without a mark in passports.
 */
const FURTHER = 'Ә:A Ғ:G Қ:K Ң:N Ө:O|U Ұ:U Ү:U Һ:H Ҳ:H|KH Ҷ:J Ӣ:I Ӯ:U І:I Ѳ:F Ѣ:E';

/** Signs that are dropped: the soft sign, and the apostrophe that separates letters. */
const DROPPED = "Ь: ['’ʼ`]:";

const VOWEL = 'АЕЁЄИІЇОУЫЭЮЯЎ';

function system(name: string, own: string, first: readonly (readonly [string, string])[] = []): SpellingSystem {
  return { name, rules: [...first, ...letters(own), ...letters(DROPPED), ...letters(COMMON), ...letters(FURTHER)] };
}

/** Letters of Serbian, which writes them differently from all other languages. */
const SERBIAN = 'Ж:Z Х:H Ц:C Ч:C Ш:S Ђ:D|DJ Ћ:C Љ:LJ Њ:NJ Ј:J Џ:DZ';

/**
 * Systems in which Cyrillic names are written in travel documents: ICAO Doc 9303 part 3, section 6.B with its exceptions
 * by language, and the rules of the states.
 */
export const CYRILLIC: readonly SpellingSystem[] = [
  system(
    'Doc 9303-3, 6.B; passports of Russia since 2014',
    'Ё:E Й:I Х:KH Щ:SHCH Ъ:IE Ю:IU Я:IA Є:IE Ї:I Ґ:G Ў:U Ђ:D Ѓ:G Ѕ:DZ Ј:J Љ:LJ Њ:NJ Ќ:K Ћ:C Џ:DZ',
  ),
  system('Russia, 2010 to 2014 (GOST R 52535.1-2006)', 'Ё:E Й:I Х:KH Ц:TC Щ:SHCH Ъ: Ю:IU Я:IA'),
  system('Russia, 1997 to 2010 (interior ministry, order N 310)', 'Ё:E|YE Й:Y Х:KH Щ:SHCH Ъ: Ю:YU Я:YA', [
    ['ИЙ$', 'IY|Y'],
    ['ЫЙ$', 'YY|Y'],
    ['КС', 'X|KS'],
    [`(?<=^|[${VOWEL}ЪЬ])Е`, 'YE|E'],
  ]),
  system('Soviet Union, until 1997 (French spelling)', 'Ё:E|IO Ж:J Й:I У:OU Х:KH Ч:TCH Ш:CH Щ:CHTCH Ъ: Ю:IOU Я:IA', [
    ['Г(?=[ЕИЭЁ])', 'GU'],
    ['ИН$', 'INE'],
    [`(?<=[${VOWEL}])С(?=[${VOWEL}])`, 'SS'],
  ]),
  system('common English spelling (BGN/PCGN 1947)', 'Ё:YO|E Й:Y Х:KH|H Щ:SHCH Ъ: Ю:YU Я:YA', [
    ['(?:ИЙ|ЫЙ)$', 'Y|IY'],
    [`(?<=^|[${VOWEL}ЪЬ])Е`, 'YE|E'],
  ]),
  system('Ukraine, since 2010 (Cabinet of Ministers, N 55)', 'Г:H Ґ:G Є:IE И:Y Ї:I Й:I Х:KH Щ:SHCH Ю:IU Я:IA', [
    ['ЗГ', 'ZGH'],
    ['^Є', 'YE'],
    ['^Ї', 'YI'],
    ['^Й', 'Y'],
    ['^Ю', 'YU'],
    ['^Я', 'YA'],
  ]),
  system(
    'Ukraine, before 2010 (Cabinet of Ministers, N 231 and N 858)',
    'Г:H|G Ґ:G Є:IE|YE И:Y Ї:I|YI Й:I|Y Х:KH Щ:SHCH Ю:IU|YU Я:IA|YA',
  ),
  system('Belarus (interior ministry, order N 288 of 2008; Doc 9303-3, 6.B)', 'Г:H Ґ:G Ё:IO Й:I Ў:U Х:KH Ю:IU Я:IA', [
    ['(?:ЫЙ|ІЙ)$', 'Y|YI|I'],
    [`(?<=^|[${VOWEL}ЬЎ'’])Е`, 'YE|E'],
    [`(?<=^|[${VOWEL}ЬЎ'’])Ё`, 'YO|IO'],
    [`(?<=^|[${VOWEL}ЬЎ'’])Ю`, 'YU|IU'],
    [`(?<=^|[${VOWEL}ЬЎ'’])Я`, 'YA|IA'],
  ]),
  system('Bulgaria (Transliteration Act of 2009)', 'Й:Y Х:H Щ:SHT Ъ:A Ю:YU Я:YA', [
    ['ИЯ$', 'IA'],
    ['Ь(?=О)', 'Y'],
  ]),
  system('Bulgaria (Doc 9303-3, 6.B)', 'Й:I Х:KH Щ:SHT Ъ:IE Ю:IU Я:IA'),
  system('Serbia, Montenegro, Bosnia and Herzegovina (the Latin alphabet of the language)', SERBIAN),
  system('Serbia (Doc 9303-3, 6.B)', `${SERBIAN} Г:G|H`),
  system(
    'North Macedonia (law on travel documents, and Doc 9303-3, 6.B)',
    'Х:H Ц:C Ѓ:GJ Ѕ:DZ Ј:J Љ:LJ Њ:NJ Ќ:KJ Џ:DJ|DZ|DZH',
  ),
  system(
    'North Macedonia (the Latin alphabet of the language)',
    'Ж:Z Х:H Ц:C Ч:C Ш:S Ѓ:G|GJ Ѕ:DZ Ј:J Љ:LJ Њ:NJ Ќ:K|KJ Џ:DZ',
  ),
  system('Mongolia (MNS 5217:2012)', 'Ё:YO Й:I Х:KH Щ:SHCH Ъ: Ь:I Ю:YU Я:YA Ө:U Ү:U', [['Е', 'YE|E']]),
];
