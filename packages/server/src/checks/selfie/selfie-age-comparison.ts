/** selfie_age_comparison: never answers, because age is not estimated from faces; it is always not_applicable. */
import { defineCheck, notApplicable } from '../check.ts';

/** Always not_applicable with `not_enabled`. */
export const selfieAgeComparison = defineCheck({
  name: 'selfie_age_comparison',
  kind: 'selfie',
  type: 'fraud',
  summary: 'Would compare the age the selfie suggests with a known birthdate.',
  limits: 'Never measured here: estimates of age from a face are wrong by years and unevenly so between people.',
  fooledBy: 'Not applicable: nothing is asserted.',
  needs: {},
  reasons: ['not_enabled', 'no_reference_birthdate', 'age_mismatch'],
  reserved: ['no_reference_birthdate', 'age_mismatch'],
  defaultRequirement: 'not_required',
  defaultSettings: {},
  revision: 1,
  evaluate: () => notApplicable(['not_enabled']),
});
