/** database_ecbsv_name_comparison: the name on record is the one that was typed. */
import { propertyComparison } from '../shared/record-comparisons.ts';

export const databaseEcbsvNameComparison = propertyComparison(
  { name: 'database_ecbsv_name_comparison', kind: 'database-ecbsv', source: 'the social security administration' },
  { what: 'the name', properties: ['name-first', 'name-last'] },
);
