/** id_paper_detection: never answers, because no engine tells paper from card; it is always not_applicable. */
import { defineCheck, notApplicable } from '../check.ts';

/** Always not_applicable with `not_enabled`. */
export const idPaperDetection = defineCheck({
  name: 'id_paper_detection',
  kind: 'government-id',
  type: 'fraud',
  summary: 'Would tell a paper copy from the card or book itself.',
  limits:
    'Never measured here: a monochrome copy is noticed by id_color_inconsistency_detection, a colour copy by nothing.',
  fooledBy: 'Not applicable: nothing is asserted.',
  needs: {},
  reasons: ['not_enabled', 'paper_id_detected', 'photocopy_found', 'expected_paper_id_type'],
  reserved: ['paper_id_detected', 'photocopy_found', 'expected_paper_id_type'],
  defaultRequirement: 'not_required',
  defaultSettings: {},
  revision: 1,
  evaluate: () => notApplicable(['not_enabled']),
});
