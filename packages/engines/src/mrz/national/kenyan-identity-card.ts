/**
 * Identity card of Kenya of 2011: TD1 with the code KYA. The card has no expiry; the day of issue is in its place. The
 * number of the person follows a filler and a letter in the place of the nationality. The meaning of the characters
 * after the serial number in the first line is unknown. Source: foxanna/mrz_parser (issue 14), vvorld/mrz (issue 1);
 * the check digits are those of TD1.
 */
import { field, type MrzLayout, td1 } from '../layouts.ts';

const NUMBER = /^<?[A-Z]?0*(\d{5,9})[A-Z]?<*$/;

export const kenyanIdentityCard: MrzLayout = {
  ...td1,
  fields: [
    field('documentCode', 0, 0, 2, 'code'),
    field('issuingState', 0, 2, 5, 'letters'),
    field('documentNumber', 0, 5, 14, 'alphanumeric'),
    field('optional1', 0, 15, 30, 'alphanumeric'),
    field('birthdate', 1, 0, 6, 'digits'),
    field('sex', 1, 7, 8, 'sex'),
    field('issueDate', 1, 8, 14, 'digits'),
    field('personalNumber', 1, 15, 29, 'alphanumeric'),
    field('names', 2, 0, 30, 'name'),
  ],
  // No digit covers the three columns in which TD1 has the nationality.
  marks: ([first = '']) => /^..KYA/.test(first),
  meaning: {
    issuingState: 'KEN',
    identificationNumber: ({ personalNumber = '' }) => NUMBER.exec(personalNumber)?.[1] ?? null,
  },
};
