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
  summary: 'Looks for lips, and for a lower face of another colour than the upper one, in the center picture.',
  limits:
    'A weak signal: a covering of the colour of the skin with a fold where the mouth would be is missed. A face covered so far that none is found is reported by selfie_pose_detection.',
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
