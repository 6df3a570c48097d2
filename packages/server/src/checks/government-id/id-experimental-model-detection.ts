/** id_experimental_model_detection: never answers, because no model is under trial; it is always not_applicable. */
import { defineCheck, notApplicable } from '../check.ts';

/** Always not_applicable with `not_enabled`. */
export const idExperimentalModelDetection = defineCheck({
  name: 'id_experimental_model_detection',
  kind: 'government-id',
  type: 'fraud',
  neverAnswers: true,
  summary: 'A place for an additional model under trial.',
  limits: 'No such model is part of this server.',
  fooledBy: 'Not applicable: nothing is asserted.',
  needs: { unmeasured: 'not_enabled' },
  reasons: ['not_enabled'],
  defaultRequirement: 'not_required',
  defaultSettings: {},
  revision: 1,
  evaluate: () => notApplicable(['not_enabled']),
});
