/** selfie_face_covering_detection: mouth and chin are visible in the center picture. */
import { defineCheck, failed, notApplicable, passed } from '../check.ts';
import { largestFace } from '../shared/largest-face.ts';

export const selfieFaceCoveringDetection = defineCheck({
  name: 'selfie_face_covering_detection',
  kind: 'selfie',
  type: 'user_action',
  asks: { part: 'selfie', remedy: 'face_hidden' },
  readFrom: ['selfie'],
  judgesCapture: true,
  summary: 'Examines the center picture for lips, and for a lower face in another colour than the upper face.',
  limits:
    'A weak signal. A covering in the colour of the skin is missed if it has a fold in the place of the mouth. If a covering hides so much that no face is found, selfie_pose_detection reports it.',
  fooledBy: 'A printed mouth on a mask.',
  measuredBy: ['selfie'],
  needs: { selfies: null },
  reasons: ['face_covering_detected'],
  defaultRequirement: 'not_required',
  /** Lowest signal that counts, 0 to 1. */
  defaultSettings: { minimumSignal: 0.42 },
  revision: 2,
  evaluate({ selfies }, { minimumSignal }) {
    const face = selfies?.center && largestFace(selfies.center);
    if (!face) return notApplicable();
    const { covering } = face.appearance;
    return covering >= minimumSignal ? failed(['face_covering_detected'], { covering }) : passed({ covering });
  },
});
