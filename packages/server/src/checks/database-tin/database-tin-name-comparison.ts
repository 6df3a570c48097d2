/** database_tin_name_comparison: the name on record is the one that was typed. */
import { propertyComparison } from '../shared/record-comparisons.ts';

export const databaseTinNameComparison = propertyComparison(
  { name: 'database_tin_name_comparison', kind: 'database-tin', source: 'the tax authority' },
  { what: 'the name', properties: ['name-first', 'name-last', 'name-business'] },
);
