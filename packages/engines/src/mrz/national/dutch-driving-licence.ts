/**
 * Driving licence of the Netherlands since 2013: one line of 30 by ISO/IEC 18013-1, annex: the letter D, the protocol
 * of the chip, the state, the version of the card, the number of the licence, random characters, and a check digit over
 * all before it. The tests of datacheckerbv/MRZParser have a specimen.
 */
import { field, type MrzLayout, rule, span } from '../layouts.ts';

export const dutchDrivingLicence: MrzLayout = {
  format: 'DUTCH_DRIVING_LICENSE',
  lineLengths: [30],
  longNumberField: null,
  fields: [
    field('documentCode', 0, 0, 2, 'code'),
    field('issuingState', 0, 2, 5, 'letters'),
    field('documentNumber', 0, 6, 16, 'digits'),
    field('optional1', 0, 16, 29, 'alphanumeric'),
  ],
  checkDigits: [rule('composite', 0, 29, [span(0, 0, 29)])],
  marks: ([first = '']) => /^D[0-9A-Z<]NLD/.test(first),
  meaning: { identificationNumber: ({ documentNumber = '' }) => documentNumber },
};
