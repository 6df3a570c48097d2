/**
 * Driving licence of Switzerland since 2003, and of Liechtenstein: lines of 9, 30 and 30 without a check digit. Source:
 * the tests of the library `mrz`.
 */
import { field, type MrzLayout } from '../layouts.ts';

/** The zone is valid if its constant parts are correct. */
export const swissDrivingLicence: MrzLayout = {
  format: 'SWISS_DRIVING_LICENSE',
  lineLengths: [9, 30, 30],
  longNumberField: null,
  meaning: {
    isWellFormed: ([first = '', second = '']) =>
      /^[A-Z0-9]{3}\d{3}[DFIR]<<$/.test(first) && /^FA(?:CHE|LIE)\d{12}<<\d{6}<{5}$/.test(second),
  },
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
