/**
 * id_public_figure_detection: never answers, because no collection of public faces is shipped; it is always
 * not_applicable.
 */
import { defineCheck, notApplicable } from '../check.ts';

/** Always not_applicable with `not_enabled`. */
export const idPublicFigureDetection = defineCheck({
  name: 'id_public_figure_detection',
  kind: 'government-id',
  type: 'fraud',
  summary: 'Would compare the portrait with faces of publicly known people.',
  limits: 'Never measured here: no collection of such faces is shipped.',
  fooledBy: 'Not applicable: nothing is asserted.',
  needs: {},
  reasons: ['not_enabled', 'public_figure_detected'],
  reserved: ['public_figure_detected'],
  defaultRequirement: 'not_required',
  defaultSettings: {},
  revision: 1,
  evaluate: () => notApplicable(['not_enabled']),
});
