/** Machine readable zones with right check digits, as ICAO Doc 9303 parts 4 to 7 arrange them: for specimens and tests. */
import { checkDigit } from './check-digit.ts';
import { toMrzName } from './transliterate.ts';

export interface MrzHolder {
  /** One or two letters, `P` for a passport, `ID` or `I` for a card. */
  readonly documentCode: string;
  /** Three-letter codes of Doc 9303 part 3, section 5 (`D` for Germany). */
  readonly issuingState: string;
  readonly nationality: string;
  readonly surname: string;
  readonly givenNames: string;
  /** Letters and digits; TD1 and TD2 take more than nine, TD3 does not. */
  readonly documentNumber: string;
  /** YYYY-MM-DD. */
  readonly birthdate: string;
  readonly sex: 'M' | 'F' | 'X';
  /** YYYY-MM-DD. */
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

/** Surname, two fillers, given names; a name that does not fit is cut so that an initial of the given names remains. */
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

/** The number field, its check digit, and what stands first in the optional field when the number is a long one. */
function splitNumber(documentNumber: string): { readonly field: string; readonly continuation: string } {
  const number = plain(documentNumber);
  if (number.length <= 9) return { field: withDigit(fill(number, 9)), continuation: '' };
  return { field: `${number.slice(0, 9)}<`, continuation: `${number.slice(9)}${checkDigit(number)}<` };
}

/** Two lines of 44: a passport. Throws RangeError when an element does not fit. */
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

/** Two lines of 36. Throws RangeError when an element does not fit. */
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

/** Three lines of 30: an identity card. Throws RangeError when an element does not fit. */
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

/** Two lines of 44 without a composite digit: a visa of full size. Throws RangeError when an element does not fit. */
export function composeMrvA(holder: MrzHolder): readonly [string, string] {
  return visaLines(holder, 44);
}

/** Two lines of 36 without a composite digit: a small visa. Throws RangeError when an element does not fit. */
export function composeMrvB(holder: MrzHolder): readonly [string, string] {
  return visaLines(holder, 36);
}
