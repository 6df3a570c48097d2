/** selfie_attribute_comparison: never answers, because callers cannot supply selfies; it is always not_applicable. */
import { defineCheck, notApplicable } from '../check.ts';

/** Always not_applicable with `no_comparison_inputs`. */
export const selfieAttributeComparison = defineCheck({
  name: 'selfie_attribute_comparison',
  kind: 'selfie',
  type: 'fraud',
  summary: 'Would compare the selfie with selfies supplied by the caller.',
  limits: 'Never measured here: the interface takes no selfies from callers.',
  fooledBy: 'Not applicable: nothing is asserted.',
  needs: {},
  reasons: ['no_comparison_inputs'],
  defaultRequirement: 'not_required',
  defaultSettings: {},
  revision: 1,
  evaluate: () => notApplicable(['no_comparison_inputs']),
});
