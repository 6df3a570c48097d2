/** database_birthdate_comparison: the birthdate on record is the one that was typed. */
import { propertyComparison } from '../shared/record-comparisons.ts';

export const databaseBirthdateComparison = propertyComparison(
  { name: 'database_birthdate_comparison', kind: 'database', source: 'the database' },
  { what: 'the birthdate', properties: ['birthdate'] },
);
