/** database_standard_birthdate_comparison: the typed birthdate is the one on record. */
import { propertyComparison } from '../shared/record-comparisons.ts';

export const databaseStandardBirthdateComparison = propertyComparison(
  { name: 'database_standard_birthdate_comparison', kind: 'database-standard', source: 'the database' },
  { what: 'the birthdate', properties: ['birthdate'] },
);
