/**
 * id_physical_tamper_detection: never answers, because physical alteration does not show reliably in one still picture;
 * it is always not_applicable.
 */
import { defineCheck, notApplicable } from '../check.ts';

/** Always not_applicable with `not_enabled`. */
export const idPhysicalTamperDetection = defineCheck({
  name: 'id_physical_tamper_detection',
  kind: 'government-id',
  type: 'fraud',
  summary: 'Would find physical alteration, such as a replaced portrait.',
  limits: 'Never measured here: one still picture under unknown light does not show it reliably.',
  fooledBy: 'Not applicable: nothing is asserted.',
  needs: {},
  reasons: ['not_enabled', 'tamper_detected', 'portrait_tampering'],
  reserved: ['tamper_detected', 'portrait_tampering'],
  defaultRequirement: 'not_required',
  defaultSettings: {},
  revision: 1,
  evaluate: () => notApplicable(['not_enabled']),
});
