/** database_serpro_name_comparison: the typed name is the one on record. */
import { propertyComparison } from '../shared/record-comparisons.ts';

export const databaseSerproNameComparison = propertyComparison(
  { name: 'database_serpro_name_comparison', kind: 'database-serpro', source: 'the register of taxpayers' },
  { what: 'the name', properties: ['name-full', 'name-first', 'name-last'] },
);
