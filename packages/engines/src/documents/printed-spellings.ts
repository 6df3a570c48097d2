/** The ways in which a document may print a value that its barcode or zone states, folded as lines are weighed. */
import type { DocumentAttribute } from '../facts.ts';
import { monthSpellings } from './models/month-names.ts';

/** Upper-case letters without marks, and digits; nothing else. */
export function foldLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '');
}

const NAME_DIGITS: Readonly<Record<string, string>> = { 0: 'O', Q: 'O', 1: 'I', L: 'I', 5: 'S', 8: 'B' };

/** Letters of names with what readers take for them made one. */
export function foldName(text: string): string {
  return foldLetters(text).replaceAll(/[0QL158]/g, (letter) => NAME_DIGITS[letter] ?? letter);
}

/** Digits by the letters that are taken for them. */
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

/** Letters and digits that the fonts of documents hardly tell apart made one. */
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

/** Places where the zone may have written out a mark; more are left as they are. */
const MOST_DIGRAPHS = 3;

/** What the print has in place of two letters of the zone (ICAO Doc 9303 part 3, 6.A), its mark lost: Ö, Å, ß. */
function unmarked(pair: string): string {
  return pair === 'SS' ? 'B' : pair.charAt(0);
}

/** With and without each letter that the zone writes for a mark: GOERAN is GÖRAN or GOERAN. */
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

/** Every spelling of a value by its kind; dates are YYYY-MM-DD. */
export function printedSpellings(value: string, kind: SpellingKind): readonly string[] {
  if (kind === 'name') return nameSpellings(value);
  return kind === 'number' ? [foldDigits(value)] : dateSpellings(value);
}
