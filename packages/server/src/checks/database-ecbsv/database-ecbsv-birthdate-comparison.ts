/** database_ecbsv_birthdate_comparison: the typed birthdate is the one on record. */
import { propertyComparison } from '../shared/record-comparisons.ts';

export const databaseEcbsvBirthdateComparison = propertyComparison(
  { name: 'database_ecbsv_birthdate_comparison', kind: 'database-ecbsv', source: 'the social security administration' },
  { what: 'the birthdate', properties: ['birthdate'] },
);
