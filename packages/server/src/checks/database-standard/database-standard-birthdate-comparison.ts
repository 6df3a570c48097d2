/** database_standard_birthdate_comparison: the birthdate on record is the one that was typed. */
import { propertyComparison } from '../shared/record-comparisons.ts';

export const databaseStandardBirthdateComparison = propertyComparison(
  { name: 'database_standard_birthdate_comparison', kind: 'database-standard', source: 'the database' },
  { what: 'the birthdate', properties: ['birthdate'] },
);
