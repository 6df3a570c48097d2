/** database_standard_attribute_comparison: what was typed agrees with values that the caller supplied to compare with alone. */
import { attributeComparison } from '../shared/given-comparisons.ts';

export const databaseStandardAttributeComparison = attributeComparison({
  name: 'database_standard_attribute_comparison',
  kind: 'database-standard',
});
