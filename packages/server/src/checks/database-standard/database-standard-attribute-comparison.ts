/**
 * database_standard_attribute_comparison: the typed values agree with values that the caller supplied only for
 * comparison.
 */
import { attributeComparison } from '../shared/given-comparisons.ts';

export const databaseStandardAttributeComparison = attributeComparison({
  name: 'database_standard_attribute_comparison',
  kind: 'database-standard',
});
