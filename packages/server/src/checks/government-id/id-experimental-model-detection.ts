/** id_experimental_model_detection: never answers, because no model is under trial; it is always not_applicable. */
import { defineCheck, notApplicable } from '../check.ts';

/** Always not_applicable with `not_enabled`. */
export const idExperimentalModelDetection = defineCheck({
  name: 'id_experimental_model_detection',
  kind: 'government-id',
  type: 'fraud',
  neverAnswers: true,
  summary: 'Never answers: it is reserved for an additional model under trial.',
  limits: 'This server contains no such model.',
  fooledBy: 'Not applicable: the check asserts nothing.',
  needs: { unmeasured: 'not_enabled' },
  reasons: ['not_enabled'],
  defaultRequirement: 'not_required',
  defaultSettings: {},
  revision: 1,
  evaluate: () => notApplicable(['not_enabled']),
});
