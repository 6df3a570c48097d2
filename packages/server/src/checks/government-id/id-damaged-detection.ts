/** id_damaged_detection: never answers, because no engine looks for damage; it is always not_applicable. */
import { defineCheck, notApplicable } from '../check.ts';

/** Always not_applicable with `not_enabled`. */
export const idDamagedDetection = defineCheck({
  name: 'id_damaged_detection',
  kind: 'government-id',
  type: 'user_action',
  summary: 'Would find physical damage that makes a document invalid, such as a punched hole.',
  limits: 'Never measured here: no engine looks for holes or cuts.',
  fooledBy: 'Not applicable: nothing is asserted.',
  needs: {},
  reasons: ['not_enabled', 'holepunch_detected'],
  reserved: ['holepunch_detected'],
  defaultRequirement: 'not_required',
  defaultSettings: {},
  revision: 1,
  evaluate: () => notApplicable(['not_enabled']),
});
