/** selfie_portrait_quality_detection: the center selfie is good enough to serve as a portrait. */
import { defineCheck, failed, notApplicable, passed } from '../check.ts';
import { largestFace } from '../shared/largest-face.ts';

export const selfiePortraitQualityDetection = defineCheck({
  name: 'selfie_portrait_quality_detection',
  kind: 'selfie',
  type: 'user_action',
  asks: { part: 'selfie', remedy: 'face_quality' },
  readFrom: ['selfie'],
  judgesCapture: true,
  summary:
    'Measures the size and the sharpness of the face in the center selfie, the confidence of the face detector, and whether the face is hidden.',
  limits: 'A clear portrait does not show whose face it is.',
  fooledBy: 'Nothing to gain: a better picture only makes the comparison more reliable.',
  measuredBy: ['selfie'],
  needs: { selfies: null },
  reasons: ['low_quality_portrait', 'face_quality'],
  defaultRequirement: 'not_required',
  /**
   * Pixels of the shorter side of the face, variance of the Laplacian on it, score of the face detector, and signal of a
   * covering or sunglasses, both 0 to 1.
   */
  defaultSettings: { minimumShortSidePx: 112, minimumSharpness: 20, minimumScore: 0.6, hidingSignal: 0.5 },
  revision: 2,
  evaluate({ selfies }, { minimumShortSidePx, minimumSharpness, minimumScore, hidingSignal }) {
    const face = selfies?.center && largestFace(selfies.center);
    if (!face) return notApplicable();
    const metadata = {
      'short-side-px': face.quality.subjectShortSidePx,
      sharpness: Math.round(face.quality.sharpness),
      score: face.score,
      covering: face.appearance.covering,
      sunglasses: face.appearance.sunglasses,
    };
    const { subjectShortSidePx, sharpness } = face.quality;
    if (subjectShortSidePx < minimumShortSidePx || sharpness < minimumSharpness) {
      return failed(['low_quality_portrait'], metadata);
    }
    const { covering, sunglasses } = face.appearance;
    const isHidden = Math.max(covering, sunglasses) >= hidingSignal;
    return face.score < minimumScore || isHidden ? failed(['face_quality'], metadata) : passed(metadata);
  },
});
