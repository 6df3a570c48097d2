/**
 * Driving licence of France since 2013: one line of 30, in which the surname is cut after eight letters. Source: arrêté
 * du 20 avril 2012, annexe.
 */
import { field, type MrzLayout, rule, span } from '../layouts.ts';

export const frenchDrivingLicence: MrzLayout = {
  format: 'FRENCH_DRIVING_LICENSE',
  lineLengths: [30],
  longNumberField: null,
  marks: ([first = '']) => /^D[0-9A-Z<]FRA/.test(first),
  fields: [
    field('documentCode', 0, 0, 2, 'alphanumeric'),
    field('issuingState', 0, 2, 5, 'letters'),
    field('documentNumber', 0, 5, 14, 'alphanumeric'),
    field('expirationDate', 0, 15, 21, 'digits'),
    field('surname', 0, 21, 29, 'name'),
  ],
  checkDigits: [rule('document-number', 0, 14, [span(0, 0, 14)]), rule('composite', 0, 29, [span(0, 0, 29)])],
};
