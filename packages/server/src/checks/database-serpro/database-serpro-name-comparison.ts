/** database_serpro_name_comparison: the name on record is the one that was typed. */
import { propertyComparison } from '../shared/record-comparisons.ts';

export const databaseSerproNameComparison = propertyComparison(
  { name: 'database_serpro_name_comparison', kind: 'database-serpro', source: 'the register of taxpayers' },
  { what: 'the name', properties: ['name-full', 'name-first', 'name-last'] },
);
