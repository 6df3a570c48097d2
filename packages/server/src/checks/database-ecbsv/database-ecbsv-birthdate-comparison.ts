/** database_ecbsv_birthdate_comparison: the birthdate on record is the one that was typed. */
import { propertyComparison } from '../shared/record-comparisons.ts';

export const databaseEcbsvBirthdateComparison = propertyComparison(
  { name: 'database_ecbsv_birthdate_comparison', kind: 'database-ecbsv', source: 'the social security administration' },
  { what: 'the birthdate', properties: ['birthdate'] },
);
