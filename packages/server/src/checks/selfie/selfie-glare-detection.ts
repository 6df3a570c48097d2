/** selfie_glare_detection: light covers no large part of the face. */
import { defineCheck, failed, passed } from '../check.ts';
import { largestFace } from '../shared/largest-face.ts';

export const selfieGlareDetection = defineCheck({
  name: 'selfie_glare_detection',
  kind: 'selfie',
  type: 'user_action',
  asks: { part: 'selfie', remedy: 'face_quality' },
  readFrom: ['selfie'],
  judgesCapture: true,
  summary: 'Measures the share of saturated pixels on the face in each pose, and reports where they are.',
  limits: 'Very light skin under a lamp measures high without any reflection.',
  fooledBy: 'Nothing to gain: glare only makes a match less likely.',
  measuredBy: ['selfie'],
  needs: { selfies: null },
  reasons: ['too_much_glare'],
  defaultRequirement: 'not_required',
  /** Lenient: a fifth of the face, 0 to 1. */
  defaultSettings: { maximumGlareShare: 0.2 },
  revision: 2,
  evaluate({ selfies }, { maximumGlareShare }) {
    const places = Object.values(selfies ?? {}).flatMap((selfie) => {
      const quality = largestFace(selfie)?.quality;
      return quality === undefined || quality.glareShare <= maximumGlareShare
        ? []
        : [{ pose: selfie.pose, share: quality.glareShare, box: quality.glareBox }];
    });
    return places.length > 0 ? failed(['too_much_glare'], { poses: places.map(({ pose }) => pose), places }) : passed();
  },
});
