/**
 * selfie_video_quality_detection: never answers, because selfies are not captured as video; it is always
 * not_applicable.
 */
import { defineCheck, notApplicable } from '../check.ts';

/** Always not_applicable with `not_enabled`. */
export const selfieVideoQualityDetection = defineCheck({
  name: 'selfie_video_quality_detection',
  kind: 'selfie',
  type: 'user_action',
  summary: 'Would judge a video selfie.',
  limits: 'Never measured here: selfies are captured as three pictures, not as video.',
  fooledBy: 'Not applicable: nothing is asserted.',
  needs: {},
  reasons: ['not_enabled', 'duration_too_short', 'low_frame_rate'],
  reserved: ['duration_too_short', 'low_frame_rate'],
  defaultRequirement: 'not_required',
  defaultSettings: {},
  revision: 1,
  evaluate: () => notApplicable(['not_enabled']),
});
