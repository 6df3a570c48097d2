/**
 * selfie_age_threshold_comparison: never answers, because age is not estimated from faces; it is always not_applicable.
 */
import { defineCheck, notApplicable } from '../check.ts';

/** Always not_applicable with `no_selfie_age_estimation`. */
export const selfieAgeThresholdComparison = defineCheck({
  name: 'selfie_age_threshold_comparison',
  kind: 'selfie',
  type: 'fraud',
  summary: 'Would compare the age the selfie suggests with the limits of the template.',
  limits: 'Never measured here: id_age_comparison decides on age by the birthdate of a document.',
  fooledBy: 'Not applicable: nothing is asserted.',
  needs: {},
  reasons: ['no_selfie_age_estimation', 'no_age_limits', 'age_outside_limits'],
  reserved: ['no_age_limits', 'age_outside_limits'],
  defaultRequirement: 'not_required',
  defaultSettings: {},
  revision: 1,
  evaluate: () => notApplicable(['no_selfie_age_estimation']),
});
