/** database_tin_name_comparison: the typed name is the one on record. */
import { propertyComparison } from '../shared/record-comparisons.ts';

export const databaseTinNameComparison = propertyComparison(
  { name: 'database_tin_name_comparison', kind: 'database-tin', source: 'the tax authority' },
  { what: 'the name', properties: ['name-first', 'name-last', 'name-business'] },
);
