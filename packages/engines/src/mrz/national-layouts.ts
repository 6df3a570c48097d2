/**
 * Layouts of single states that are not in ICAO Doc 9303: the French identity card of 1988 to 2021, the French driving
 * licence of 2013 and the Swiss one of 2003 (with Liechtenstein's).
 */
import { field, type MrzLayout, rule, span } from './layouts.ts';

export const frenchIdentityCard: MrzLayout = {
  format: 'FRENCH_NATIONAL_ID',
  lineLengths: [36, 36],
  longNumberField: null,
  fields: [
    field('documentCode', 0, 0, 2, 'letters'),
    field('issuingState', 0, 2, 5, 'letters'),
    field('surname', 0, 5, 30, 'name'),
    // Department and office of issue.
    field('optional1', 0, 30, 36, 'alphanumeric'),
    field('documentNumber', 1, 0, 12, 'alphanumeric'),
    // The number begins with the year and month of issue.
    field('issueMonth', 1, 0, 4, 'digits'),
    field('givenNames', 1, 13, 27, 'name'),
    field('birthdate', 1, 27, 33, 'digits'),
    field('sex', 1, 34, 35, 'sex'),
  ],
  checkDigits: [
    rule('document-number', 1, 12, [span(1, 0, 12)]),
    rule('birthdate', 1, 33, [span(1, 27, 33)]),
    rule('composite', 1, 35, [span(0, 0, 36), span(1, 0, 35)]),
  ],
};

/** Layout of one line; the surname is cut after eight letters. */
export const frenchDrivingLicence: MrzLayout = {
  format: 'FRENCH_DRIVING_LICENSE',
  lineLengths: [30],
  longNumberField: null,
  fields: [
    field('documentCode', 0, 0, 2, 'alphanumeric'),
    field('issuingState', 0, 2, 5, 'letters'),
    field('documentNumber', 0, 5, 14, 'alphanumeric'),
    field('expirationDate', 0, 15, 21, 'digits'),
    field('surname', 0, 21, 29, 'name'),
  ],
  checkDigits: [rule('document-number', 0, 14, [span(0, 0, 14)]), rule('composite', 0, 29, [span(0, 0, 29)])],
};

/** Layout without check digits: it is valid if its fixed parts are, see `isWellFormed`. */
export const swissDrivingLicence: MrzLayout = {
  format: 'SWISS_DRIVING_LICENSE',
  lineLengths: [9, 30, 30],
  longNumberField: null,
  fields: [
    field('documentNumber', 0, 0, 7, 'alphanumeric'),
    field('languageCode', 0, 6, 7, 'letters'),
    field('documentCode', 1, 0, 2, 'letters'),
    field('issuingState', 1, 2, 5, 'letters'),
    // Register number and version of the card.
    field('optional1', 1, 5, 14, 'digits'),
    field('optional2', 1, 14, 17, 'digits'),
    field('birthdate', 1, 19, 25, 'digits'),
    field('names', 2, 0, 30, 'name'),
  ],
  checkDigits: [],
};

/** True if the constant parts of a layout without check digits are correct. */
export function isWellFormed(lines: readonly string[], layout: MrzLayout): boolean {
  if (layout !== swissDrivingLicence) return true;
  return /^[A-Z0-9]{3}\d{3}[DFIR]<<$/.test(lines[0] ?? '') && /^FA(?:CHE|LIE)\d{12}<<\d{6}<{5}$/.test(lines[1] ?? '');
}
