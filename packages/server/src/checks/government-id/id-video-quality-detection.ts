/**
 * id_video_quality_detection: never answers, because documents are not captured as video; it is always not_applicable.
 */
import { defineCheck, notApplicable } from '../check.ts';

/** Always not_applicable with `disabled`. */
export const idVideoQualityDetection = defineCheck({
  name: 'id_video_quality_detection',
  kind: 'government-id',
  type: 'user_action',
  neverAnswers: true,
  summary: 'Never answers: it would judge a video of the document.',
  limits: 'Never measured here. Documents are captured as pictures, not as video.',
  fooledBy: 'Not applicable: the check asserts nothing.',
  needs: { unmeasured: 'disabled' },
  reasons: ['disabled', 'disabled_by_check_config', 'duration_too_short', 'low_bit_rate', 'low_frame_rate'],
  reserved: ['duration_too_short', 'low_bit_rate', 'low_frame_rate'],
  defaultRequirement: 'not_required',
  defaultSettings: {},
  revision: 1,
  evaluate: () => notApplicable(['disabled']),
});
