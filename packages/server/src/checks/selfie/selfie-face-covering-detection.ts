/**
 * selfie_face_covering_detection: never answers, because no engine looks for coverings; it is always not_applicable.
 */
import { defineCheck, notApplicable } from '../check.ts';

/** Always not_applicable with `not_enabled`. */
export const selfieFaceCoveringDetection = defineCheck({
  name: 'selfie_face_covering_detection',
  kind: 'selfie',
  type: 'user_action',
  summary: 'Would find a mask, hand or scarf over the face.',
  limits: 'Never measured here: a covered face is often not found at all, which selfie_pose_detection reports.',
  fooledBy: 'Not applicable: nothing is asserted.',
  needs: {},
  reasons: ['not_enabled', 'face_covering_detected'],
  reserved: ['face_covering_detected'],
  defaultRequirement: 'not_required',
  defaultSettings: {},
  revision: 1,
  evaluate: () => notApplicable(['not_enabled']),
});
