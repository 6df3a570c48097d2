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
  summary: 'Never answers: it would detect handwriting where a document has print.',
  limits:
    'Never measured here. Genuine documents contain a signature. The project has no specimens with handwritten entries that would show how often one is mistaken for the other.',
  fooledBy: 'Not applicable: the check asserts nothing.',
  needs: { unmeasured: 'not_enabled' },
  reasons: ['not_enabled'],
  defaultRequirement: 'not_required',
  defaultSettings: {},
  revision: 1,
  evaluate: () => notApplicable(['not_enabled']),
});
