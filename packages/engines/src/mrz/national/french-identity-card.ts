/**
 * Identity card of France of 1988 to 2021: two lines of 36 that begin like TD2 and differ in the second line. Source:
 * arrêté du 22 octobre 1987, and the tests of the library `mrz`.
 */
import { field, type MrzLayout, rule, span } from '../layouts.ts';

export const frenchIdentityCard: MrzLayout = {
  format: 'FRENCH_NATIONAL_ID',
  lineLengths: [36, 36],
  longNumberField: null,
  marks: ([first = '', second = '']) =>
    // The second line has a name in the place where TD2 has the expiry date.
    /^[I1][D0]FRA/.test(first) && (/^[A-Z]{2}/.test(second.slice(13, 15)) || /^[<A-Z]{3}/.test(second.slice(24, 27))),
  meaning: { nationality: 'FRA' },
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
