/**
 * id_handwriting_detection: never answers, because no engine tells handwriting from print; it is always not_applicable.
 */
import { defineCheck, notApplicable } from '../check.ts';

/** Always not_applicable with `not_enabled`. */
export const idHandwritingDetection = defineCheck({
  name: 'id_handwriting_detection',
  kind: 'government-id',
  type: 'fraud',
  summary: 'Would find handwriting where a document has print.',
  limits: 'Never measured here: no engine tells handwriting from print.',
  fooledBy: 'Not applicable: nothing is asserted.',
  needs: {},
  reasons: ['not_enabled'],
  defaultRequirement: 'not_required',
  defaultSettings: {},
  revision: 1,
  evaluate: () => notApplicable(['not_enabled']),
});
