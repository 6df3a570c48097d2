/** selfie_portrait_quality_detection: the center selfie is good enough to serve as a portrait. */
import { defineCheck, failed, notApplicable, passed } from '../check.ts';
import { largestFace } from '../largest-face.ts';

export const selfiePortraitQualityDetection = defineCheck({
  name: 'selfie_portrait_quality_detection',
  kind: 'selfie',
  type: 'user_action',
  summary: 'Measures size of the face and certainty of the detector in the center selfie.',
  limits: 'A clear portrait says nothing of whose it is.',
  fooledBy: 'Nothing to gain: a better picture only makes the comparison more reliable.',
  needs: { selfies: null },
  reasons: ['low_quality_portrait', 'face_quality'],
  defaultRequirement: 'not_required',
  /** Pixels of the shorter side of the face, and score of the face detector, 0 to 1. */
  defaultSettings: { minimumShortSidePx: 112, minimumScore: 0.6 },
  revision: 1,
  evaluate({ selfies }, { minimumShortSidePx, minimumScore }) {
    const face = selfies?.center && largestFace(selfies.center);
    if (!face) return notApplicable();
    const metadata = { 'short-side-px': face.quality.subjectShortSidePx, score: face.score };
    if (face.quality.subjectShortSidePx < minimumShortSidePx) return failed(['low_quality_portrait'], metadata);
    return face.score < minimumScore ? failed(['face_quality'], metadata) : passed(metadata);
  },
});
