/** database_ecbsv_name_comparison: the typed name is the one on record. */
import { propertyComparison } from '../shared/record-comparisons.ts';

export const databaseEcbsvNameComparison = propertyComparison(
  { name: 'database_ecbsv_name_comparison', kind: 'database-ecbsv', source: 'the social security administration' },
  { what: 'the name', properties: ['name-first', 'name-last'] },
);
