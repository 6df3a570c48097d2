/**
 * Cards of Mexico. The voter card (INE) is TD1 with the letters of the Spanish words in the place of the sex: H for
 * hombre, M for mujer. Source: Instituto Nacional Electoral, "Modelos de la credencial para votar"; the same is
 * reported for vvorld/mrz (issue 1). Which letters other cards of Mexico write is not known, so that an M is withheld
 * there.
 */
import { field, type MrzLayout, replaceFields, td1 } from '../layouts.ts';

const fields = replaceFields(td1, [field('sex', 1, 7, 8, 'letters')]);

export const mexicanVoterCard: MrzLayout = {
  ...td1,
  fields,
  marks: ([first = '']) => /^[I1L][D0O]MEX/.test(first),
  meaning: {
    sexes: { H: 'M', M: 'F', X: 'X', '<': 'X' },
    // Number of the card (CIC); the other number identifies its production. The number of the person is only printed.
    identificationNumber: ({ documentNumber = '' }) => documentNumber.replaceAll('<', ''),
  },
};

export const mexicanCard: MrzLayout = {
  ...td1,
  fields,
  marks: ([first = '']) => /^..MEX/.test(first),
  meaning: { sexes: { H: 'M', F: 'F', X: 'X', '<': 'X' } },
};
