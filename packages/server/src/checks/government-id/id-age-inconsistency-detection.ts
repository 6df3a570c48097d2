/**
 * id_age_inconsistency_detection: never answers, because age is not estimated from pictures; it is always
 * not_applicable.
 */
import { defineCheck, notApplicable } from '../check.ts';

/** Always not_applicable with `disabled`. */
export const idAgeInconsistencyDetection = defineCheck({
  name: 'id_age_inconsistency_detection',
  kind: 'government-id',
  type: 'fraud',
  summary: 'Would compare the age the portrait suggests with the stated birthdate.',
  limits: 'Never measured here: estimating age from a small printed portrait is wrong by many years.',
  fooledBy: 'Not applicable: nothing is asserted.',
  needs: {},
  reasons: ['disabled', 'disabled_by_check_config', 'inconsistent_age'],
  reserved: ['inconsistent_age'],
  defaultRequirement: 'not_required',
  defaultSettings: {},
  revision: 1,
  evaluate: () => notApplicable(['disabled']),
});
