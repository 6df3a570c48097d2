/**
 * Identity card of Slovakia before 2008: two lines of 34, TD2 without its last two columns and so without the composite
 * digit. Source: the records of innovatrics/mrz-java.
 */
import { field, type MrzLayout, td2 } from '../layouts.ts';

const LENGTH = 34;

export const slovakIdentityCard: MrzLayout = {
  format: 'SLOVAK_NATIONAL_ID',
  lineLengths: [LENGTH, LENGTH],
  longNumberField: null,
  fields: [
    ...td2.fields.filter(({ name }) => name !== 'names' && name !== 'optional1'),
    field('names', 0, 5, LENGTH, 'name'),
    field('optional1', 1, 28, LENGTH, 'alphanumeric'),
  ],
  checkDigits: td2.checkDigits.filter(({ name }) => name !== 'composite'),
};
