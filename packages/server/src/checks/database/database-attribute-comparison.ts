/** database_attribute_comparison: what was typed agrees with values that the caller supplied to compare with alone. */
import { attributeComparison } from '../shared/given-comparisons.ts';

export const databaseAttributeComparison = attributeComparison({
  name: 'database_attribute_comparison',
  kind: 'database',
});
