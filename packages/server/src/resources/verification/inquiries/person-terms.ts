/** Terms by which the person of an inquiry is found: words of the name, the e-mail address, the phone number. Pure. */
import { foldIcao, foldWords } from '../../../checks/shared/fold-text.ts';
import type { FieldValues } from '../../../fields/index.ts';
import { normalEmail, normalPhone } from '../../people/links/index.ts';

/** Kinds of terms. Their numbers are stored and never change. */
export const termKinds = { name: 1, 'email-address': 2, 'phone-number': 3, 'phone-end': 4 } as const;

export type TermKind = keyof typeof termKinds;

export interface PersonTerm {
  readonly kind: TermKind;
  /** Normalized text that is hashed. */
  readonly value: string;
}

/** Meaning of a searched text. Each group has the spellings of one word, one of which must be a term of the inquiry. */
export interface MeantPerson {
  /** Field that a hit was found by. */
  readonly by: 'name' | 'email-address' | 'phone-number';
  readonly words: readonly (readonly PersonTerm[])[];
}

const nameFields = ['name-first', 'name-middle', 'name-last', 'native-name-first', 'native-name-last'];

/** Digits at the end of a phone number that are the same with and without the prefix of a country. */
const endLength = 8;
/** Fewest digits of a phone number; fewer digits are more likely the end of a number. */
const fewestDigits = 7;
const mostWords = 12;

/** Returns the spellings of a word: without accents, and with the letters of an MRZ (`MULLER` and `MUELLER`). */
function spellings(word: string): readonly PersonTerm[] {
  const folded = foldWords(word).join('');
  return [...new Set([folded, foldIcao(word)])].map((value) => ({ kind: 'name', value }));
}

/** Returns the words of a text as they are written, without apostrophes, which join (`O'Neil`). */
const wordsOf = (text: string): string[] =>
  (text.normalize('NFC').match(/[\p{L}\p{M}\p{N}'’`´]+/gu) ?? []).filter((word) => foldWords(word).length > 0);

function phoneTerms(text: string, country: string | null): readonly PersonTerm[] {
  const number = normalPhone(text, country);
  const digits = number?.replace(/\D/g, '') ?? '';
  if (number === null || digits.length < fewestDigits) return [];
  return [
    { kind: 'phone-number', value: number },
    { kind: 'phone-end', value: digits.slice(-endLength) },
  ];
}

const textAt = (fields: FieldValues, key: string): string => {
  const value = fields[key];
  return typeof value === 'string' ? value : '';
};

/** Returns the terms of the fields of an inquiry, without duplicates. */
export function personTerms(fields: FieldValues): readonly PersonTerm[] {
  const names = nameFields.flatMap((key) => wordsOf(textAt(fields, key)).slice(0, mostWords).flatMap(spellings));
  const email = normalEmail(textAt(fields, 'email-address'));
  const country = textAt(fields, 'address-country-code') || null;
  const terms: PersonTerm[] = [
    ...names,
    ...(email === null ? [] : [{ kind: 'email-address' as const, value: email }]),
    ...phoneTerms(textAt(fields, 'phone-number'), country),
  ];
  return [...new Map(terms.map((term) => [`${term.kind} ${term.value}`, term])).values()];
}

/** Returns the meaning of a text; null for one that is neither a name, nor an e-mail address, nor a phone number. */
export function meantPerson(text: string): MeantPerson | null {
  const email = text.includes('@') ? normalEmail(text) : null;
  if (email !== null) return { by: 'email-address', words: [[{ kind: 'email-address', value: email }]] };
  if (/^[+\d(][\d\s()./-]*$/.test(text)) {
    const [whole, end] = phoneTerms(text, null);
    // Without a plus the country is not known, so the end of the number has to do.
    const term = text.startsWith('+') ? whole : end;
    return term === undefined ? null : { by: 'phone-number', words: [[term]] };
  }
  const words = wordsOf(text);
  if (words.length === 0 || words.length > mostWords || /\d/.test(text)) return null;
  return { by: 'name', words: words.map(spellings) };
}
