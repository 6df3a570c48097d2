/** database_name_comparison: the typed name is the one on record. */
import { propertyComparison } from '../shared/record-comparisons.ts';

export const databaseNameComparison = propertyComparison(
  { name: 'database_name_comparison', kind: 'database', source: 'the database' },
  { what: 'the name', properties: ['name-first', 'name-middle', 'name-last'] },
);
