/** database_attribute_comparison: the typed values agree with values that the caller supplied only for comparison. */
import { attributeComparison } from '../shared/given-comparisons.ts';

export const databaseAttributeComparison = attributeComparison({
  name: 'database_attribute_comparison',
  kind: 'database',
});
