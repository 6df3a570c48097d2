/** database_standard_name_comparison: the name on record is the one that was typed. */
import { propertyComparison } from '../shared/record-comparisons.ts';

export const databaseStandardNameComparison = propertyComparison(
  { name: 'database_standard_name_comparison', kind: 'database-standard', source: 'the database' },
  { what: 'the name', properties: ['name-first', 'name-middle', 'name-last'] },
);
