/**
 * id_attribute_comparison: never answers, because callers give no values besides inquiry fields; it is always
 * not_applicable.
 */
import { defineCheck, notApplicable } from '../check.ts';

/** Always not_applicable with `missing_properties`. */
export const idAttributeComparison = defineCheck({
  name: 'id_attribute_comparison',
  kind: 'government-id',
  type: 'fraud',
  summary: 'Would compare the document with values the caller supplies for the verification alone.',
  limits: 'Never compared here: callers give values as inquiry fields, which id_inquiry_comparison compares.',
  fooledBy: 'Not applicable: nothing is asserted.',
  needs: {},
  reasons: ['missing_properties'],
  defaultRequirement: 'not_required',
  defaultSettings: {},
  revision: 1,
  evaluate: () => notApplicable(['missing_properties']),
});
