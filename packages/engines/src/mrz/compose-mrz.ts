/**
 * Composer of machine-readable zones with correct check digits in the formats of ICAO Doc 9303 parts 4 to 7, for
 * specimens and tests.
 */
import { checkDigit } from './check-digit.ts';
import { toMrzName } from './transliterate.ts';

export interface MrzHolder {
  /** Document code of one or two letters, `P` for a passport, `ID` or `I` for a card. */
  readonly documentCode: string;
  /** Three-letter code of Doc 9303 part 3, section 5 (`D` for Germany). */
  readonly issuingState: string;
  readonly nationality: string;
  readonly surname: string;
  readonly givenNames: string;
  /** Letters and digits; TD1 and TD2 accept more than nine, TD3 does not. */
  readonly documentNumber: string;
  /** Date of birth, YYYY-MM-DD. */
  readonly birthdate: string;
  readonly sex: 'M' | 'F' | 'X';
  /** Date of expiry, YYYY-MM-DD. */
  readonly expiryDate: string;
  /** Personal number or other optional data: letters, digits and fillers. */
  readonly optional?: string;
}

function fill(text: string, length: number): string {
  if (text.length > length) throw new RangeError(`"${text}" does not fit ${length} columns of the zone`);
  return text.padEnd(length, '<');
}

function code(text: string, length: number): string {
  return fill(text.toUpperCase(), length);
}

function plain(text: string): string {
  return text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '<');
}

function sixDigits(date: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) throw new RangeError(`"${date}" is not a date of the form YYYY-MM-DD`);
  return date.slice(2).replaceAll('-', '');
}

/**
 * Joins surname, two fillers and given names; truncates a name that does not fit so that an initial of the given names
 * remains.
 */
function nameField(holder: MrzHolder, length: number): string {
  const given = toMrzName(holder.givenNames);
  const room = given === '' ? length : length - 3;
  const surname = toMrzName(holder.surname).slice(0, room);
  const names = given === '' ? surname : `${surname}<<${given}`;
  return fill(names.slice(0, length), length);
}

function withDigit(text: string): string {
  return text + checkDigit(text);
}

function sexCharacter(holder: MrzHolder): string {
  return holder.sex === 'X' ? '<' : holder.sex;
}

/** Returns the number field with its check digit, and the start of the optional field for a long number. */
function splitNumber(documentNumber: string): { readonly field: string; readonly continuation: string } {
  const number = plain(documentNumber);
  if (number.length <= 9) return { field: withDigit(fill(number, 9)), continuation: '' };
  return { field: `${number.slice(0, 9)}<`, continuation: `${number.slice(9)}${checkDigit(number)}<` };
}

/** Composes two lines of 44 for a passport. Throws RangeError if an element does not fit. */
export function composeTd3(holder: MrzHolder): readonly [string, string] {
  const number = withDigit(fill(plain(holder.documentNumber), 9));
  const birth = withDigit(sixDigits(holder.birthdate));
  const expiry = withDigit(sixDigits(holder.expiryDate));
  const optional = fill(plain(holder.optional ?? ''), 14);
  const optionalDigit = /^<+$/.test(optional) ? '<' : checkDigit(optional);
  const composite = checkDigit(number + birth + expiry + optional + optionalDigit);
  const first = code(holder.documentCode, 2) + code(holder.issuingState, 3) + nameField(holder, 39);
  const nationality = code(holder.nationality, 3);
  const second = number + nationality + birth + sexCharacter(holder) + expiry + optional + optionalDigit + composite;
  return [first, second];
}

/** Composes two lines of 36. Throws RangeError if an element does not fit. */
export function composeTd2(holder: MrzHolder): readonly [string, string] {
  const number = splitNumber(holder.documentNumber);
  const birth = withDigit(sixDigits(holder.birthdate));
  const expiry = withDigit(sixDigits(holder.expiryDate));
  const optional = fill(number.continuation + plain(holder.optional ?? ''), 7);
  const composite = checkDigit(number.field + birth + expiry + optional);
  const first = code(holder.documentCode, 2) + code(holder.issuingState, 3) + nameField(holder, 31);
  const nationality = code(holder.nationality, 3);
  return [first, number.field + nationality + birth + sexCharacter(holder) + expiry + optional + composite];
}

/** Composes three lines of 30 for an identity card. Throws RangeError if an element does not fit. */
export function composeTd1(holder: MrzHolder): readonly [string, string, string] {
  const number = splitNumber(holder.documentNumber);
  const birth = withDigit(sixDigits(holder.birthdate));
  const expiry = withDigit(sixDigits(holder.expiryDate));
  const optional = fill(number.continuation + plain(holder.optional ?? ''), 15);
  const optionalSecond = fill('', 11);
  const composite = checkDigit(number.field + optional + birth + expiry + optionalSecond);
  return [
    code(holder.documentCode, 2) + code(holder.issuingState, 3) + number.field + optional,
    birth + sexCharacter(holder) + expiry + code(holder.nationality, 3) + optionalSecond + composite,
    nameField(holder, 30),
  ];
}

function visaLines(holder: MrzHolder, length: 44 | 36): readonly [string, string] {
  const number = withDigit(fill(plain(holder.documentNumber), 9));
  const birth = withDigit(sixDigits(holder.birthdate));
  const expiry = withDigit(sixDigits(holder.expiryDate));
  const first = code(holder.documentCode, 2) + code(holder.issuingState, 3) + nameField(holder, length - 5);
  const optional = fill(plain(holder.optional ?? ''), length - 28);
  return [first, number + code(holder.nationality, 3) + birth + sexCharacter(holder) + expiry + optional];
}

/**
 * Composes two lines of 44 without a composite digit for a visa of full size. Throws RangeError if an element does not
 * fit.
 */
export function composeMrvA(holder: MrzHolder): readonly [string, string] {
  return visaLines(holder, 44);
}

/**
 * Composes two lines of 36 without a composite digit for a small visa. Throws RangeError if an element does not fit.
 */
export function composeMrvB(holder: MrzHolder): readonly [string, string] {
  return visaLines(holder, 36);
}
