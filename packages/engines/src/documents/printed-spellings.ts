/** Possible printed spellings of a value of the barcode or zone, folded for the comparison with lines. */
import type { DocumentAttribute } from '../facts.ts';
import { monthSpellings } from './models/month-names.ts';

/** Folds to upper-case letters without diacritics, and digits; removes everything else. */
export function foldLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '');
}

const NAME_DIGITS: Readonly<Record<string, string>> = { 0: 'O', Q: 'O', 1: 'I', L: 'I', 5: 'S', 8: 'B' };

/** Folds a name, merging letters with those they are confused with. */
export function foldName(text: string): string {
  return foldLetters(text).replaceAll(/[0QL158]/g, (letter) => NAME_DIGITS[letter] ?? letter);
}

/** Digits by the letters confused with them. */
export const DIGIT_FOR: Readonly<Record<string, string>> = {
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

/** Folds letters and digits that look similar in the fonts of documents. */
export function foldDigits(text: string): string {
  return foldLetters(text).replaceAll(/[A-Z]/g, (letter) => DIGIT_FOR[letter] ?? letter);
}

export type SpellingKind = 'name' | 'number' | 'date';

const KINDS: Readonly<Partial<Record<DocumentAttribute, SpellingKind>>> = {
  'name-first': 'name',
  'name-last': 'name',
  birthdate: 'date',
  'issue-date': 'date',
  'expiration-date': 'date',
  'identification-number': 'number',
};

export function spellingKind(attribute: DocumentAttribute): SpellingKind | null {
  return KINDS[attribute] ?? null;
}

/** Limit of spelled-out diacritics in a zone's name; further ones are left unchanged. */
const MOST_DIGRAPHS = 3;

/**
 * Returns the printed letter for two letters of the zone (ICAO Doc 9303 part 3, 6.A), without its diacritic: Ö, Å, ß.
 */
function unmarked(pair: string): string {
  return pair === 'SS' ? 'B' : pair.charAt(0);
}

/** Returns the spellings with and without each letter that the zone adds for a diacritic: GOERAN is GÖRAN or GOERAN. */
function nameSpellings(name: string): readonly string[] {
  const letters = foldLetters(name);
  const places = [...letters.matchAll(/[AOU]E|AA|SS/g)].slice(0, MOST_DIGRAPHS).reverse();
  const spellings = [letters];
  for (const { index, 0: pair } of places) {
    for (const text of [...spellings]) {
      spellings.push(text.slice(0, index) + unmarked(pair) + text.slice(index + 2));
    }
  }
  return spellings.map(foldName);
}

function dateSpellings(value: string): readonly string[] {
  const [year = '', month = '', day = ''] = value.split('-');
  const months = monthSpellings(Number(month));
  const years = [year, year.slice(2)];
  const numeric = [
    `${year}${month}${day}`,
    ...years.flatMap((each) => [`${day}${month}${each}`, `${month}${day}${each}`]),
  ];
  return [...numeric, ...months.flatMap((name) => years.map((each) => foldDigits(`${day}${name}${each}`)))];
}

/** Returns every spelling of a value by its kind; dates are YYYY-MM-DD. */
export function printedSpellings(value: string, kind: SpellingKind): readonly string[] {
  if (kind === 'name') return nameSpellings(value);
  return kind === 'number' ? [foldDigits(value)] : dateSpellings(value);
}
