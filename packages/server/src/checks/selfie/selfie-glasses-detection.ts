/** selfie_glasses_detection: never answers, because no engine looks for glasses; it is always not_applicable. */
import { defineCheck, notApplicable } from '../check.ts';

/** Always not_applicable with `not_enabled`. */
export const selfieGlassesDetection = defineCheck({
  name: 'selfie_glasses_detection',
  kind: 'selfie',
  type: 'user_action',
  summary: 'Would find glasses or sunglasses.',
  limits: 'Never measured here: no engine looks for glasses.',
  fooledBy: 'Not applicable: nothing is asserted.',
  needs: {},
  reasons: ['not_enabled', 'glasses', 'sunglasses'],
  reserved: ['glasses', 'sunglasses'],
  defaultRequirement: 'not_required',
  defaultSettings: {},
  revision: 1,
  evaluate: () => notApplicable(['not_enabled']),
});
