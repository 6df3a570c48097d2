/** database_standard_name_comparison: the typed name is the one on record. */
import { propertyComparison } from '../shared/record-comparisons.ts';

export const databaseStandardNameComparison = propertyComparison(
  { name: 'database_standard_name_comparison', kind: 'database-standard', source: 'the database' },
  { what: 'the name', properties: ['name-first', 'name-middle', 'name-last'] },
);
