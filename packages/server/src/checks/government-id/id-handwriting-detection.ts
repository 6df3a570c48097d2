/**
 * id_handwriting_detection: never answers. Genuine documents contain handwriting too, the signature, and the specimens
 * have none, so that no error could be measured; it is always not_applicable.
 */
import { defineCheck, notApplicable } from '../check.ts';

/** Always not_applicable with `not_enabled`. */
export const idHandwritingDetection = defineCheck({
  name: 'id_handwriting_detection',
  kind: 'government-id',
  type: 'fraud',
  neverAnswers: true,
  summary: 'Would find handwriting where a document has print.',
  limits:
    'Never measured here: genuine documents carry a signature, and no specimens with written entries are at hand that would tell how often one is taken for the other.',
  fooledBy: 'Not applicable: nothing is asserted.',
  needs: { unmeasured: 'not_enabled' },
  reasons: ['not_enabled'],
  defaultRequirement: 'not_required',
  defaultSettings: {},
  revision: 1,
  evaluate: () => notApplicable(['not_enabled']),
});
