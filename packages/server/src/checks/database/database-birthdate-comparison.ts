/** database_birthdate_comparison: the typed birthdate is the one on record. */
import { propertyComparison } from '../shared/record-comparisons.ts';

export const databaseBirthdateComparison = propertyComparison(
  { name: 'database_birthdate_comparison', kind: 'database', source: 'the database' },
  { what: 'the birthdate', properties: ['birthdate'] },
);
