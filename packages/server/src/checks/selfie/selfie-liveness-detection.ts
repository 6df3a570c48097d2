/**
 * selfie_liveness_detection: never answers, because liveness cannot be certified from three still pictures; it is
 * always not_applicable.
 */
import { defineCheck, notApplicable } from '../check.ts';

/** Always not_applicable with `not_enabled`. */
export const selfieLivenessDetection = defineCheck({
  name: 'selfie_liveness_detection',
  kind: 'selfie',
  type: 'fraud',
  summary: 'Would tell a live person from a print, a screen, a mask or a generated face.',
  limits:
    'Never measured here: passive liveness without a labelled set of attacks would be a guess. The head turns of selfie_pose_detection raise the effort of an attack and are no proof of life.',
  fooledBy: 'Not applicable: nothing is asserted.',
  needs: {},
  reasons: [
    'not_enabled',
    'low_liveness_confidence',
    'replica_2d_detected',
    'deepfake_detected',
    'gen_ai_detected',
    'device_detected',
    'virtual_camera_detected',
  ],
  reserved: [
    'low_liveness_confidence',
    'replica_2d_detected',
    'deepfake_detected',
    'gen_ai_detected',
    'device_detected',
    'virtual_camera_detected',
  ],
  defaultRequirement: 'not_required',
  defaultSettings: {},
  revision: 1,
  evaluate: () => notApplicable(['not_enabled']),
});
