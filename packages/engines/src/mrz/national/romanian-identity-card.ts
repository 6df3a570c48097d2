/**
 * Identity card of Romania until 2021, and those of that design still valid: TD2. The optional data hold the first and
 * the last six digits of the personal number (CNP), which has the birthdate between them. Source: Law 105/1996, and
 * tetrahydra/SolidusMRZ (issue 11).
 */
import { field, type MrzLayout, replaceFields, td2 } from '../layouts.ts';

export const romanianIdentityCard: MrzLayout = {
  ...td2,
  longNumberField: null,
  fields: replaceFields(td2, [field('personalNumber', 1, 28, 35, 'digits')], ['optional1']),
  marks: ([first = '']) => /^[I1L][D0O]R[O0]U/.test(first),
  meaning: {
    identificationNumber: ({ personalNumber = '', birthdate = '' }) =>
      /^\d{7}$/.test(personalNumber) && /^\d{6}$/.test(birthdate)
        ? personalNumber.slice(0, 1) + birthdate + personalNumber.slice(1)
        : null,
  },
};
