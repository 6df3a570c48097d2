/**
 * selfie_public_figure_detection: never answers, because no collection of public faces is shipped; it is always
 * not_applicable.
 */
import { defineCheck, notApplicable } from '../check.ts';

/** Always not_applicable with `not_enabled`. */
export const selfiePublicFigureDetection = defineCheck({
  name: 'selfie_public_figure_detection',
  kind: 'selfie',
  type: 'fraud',
  summary: 'Would compare the selfie with faces of publicly known people.',
  limits: 'Never measured here: no collection of such faces is shipped.',
  fooledBy: 'Not applicable: nothing is asserted.',
  needs: {},
  reasons: ['not_enabled', 'public_figure'],
  reserved: ['public_figure'],
  defaultRequirement: 'not_required',
  defaultSettings: {},
  revision: 1,
  evaluate: () => notApplicable(['not_enabled']),
});
