/** selfie_image_quality_detection: light, sharpness, size, framing and open eyes allow a comparison of the face. */
import type { FaceFacts, SelfieFacts } from '@countersign/engines/facts';
import { defineCheck, failed, notApplicable, passed } from '../check.ts';
import { largestFace } from '../shared/largest-face.ts';

interface Limits {
  readonly minimumSharpness: number;
  readonly minimumBrightness: number;
  readonly maximumBrightness: number;
  readonly minimumShortSidePx: number;
  readonly maximumOutsideShare: number;
  readonly maximumSaturatedShare: number;
  readonly minimumEyesOpen: number;
}

type Fault =
  | 'image_quality_low'
  | 'insufficient_illumination'
  | 'excessive_illumination'
  | 'face_too_far'
  | 'face_cropped'
  | 'eyes_closed';

/**
 * Returns true for closed eyes. Eyes behind dark lenses or under a covering are not judged; a turned eye looks narrow.
 */
function eyesAreClosed({ appearance }: FaceFacts, selfie: SelfieFacts, limits: Limits): boolean {
  const isJudged = selfie.pose === 'center' && appearance.sunglasses < 0.5 && appearance.covering < 0.42;
  return isJudged && appearance.eyesOpen < limits.minimumEyesOpen;
}

/** Returns the share of the face's box that is outside the picture, 0 to 1. */
function outsideShare({ box }: FaceFacts, selfie: SelfieFacts): number {
  const width = Math.max(0, Math.min(box.x + box.width, selfie.width) - Math.max(box.x, 0));
  const height = Math.max(0, Math.min(box.y + box.height, selfie.height) - Math.max(box.y, 0));
  const area = box.width * box.height;
  return area > 0 ? 1 - (width * height) / area : 1;
}

function faultsOf(face: FaceFacts, selfie: SelfieFacts, limits: Limits): Fault[] {
  const { quality } = face;
  const faults: [Fault, boolean][] = [
    ['image_quality_low', quality.sharpness < limits.minimumSharpness],
    ['insufficient_illumination', quality.brightness < limits.minimumBrightness],
    [
      'excessive_illumination',
      quality.brightness > limits.maximumBrightness || quality.glareShare > limits.maximumSaturatedShare,
    ],
    ['face_too_far', quality.subjectShortSidePx < limits.minimumShortSidePx],
    ['face_cropped', outsideShare(face, selfie) > limits.maximumOutsideShare],
    ['eyes_closed', eyesAreClosed(face, selfie, limits)],
  ];
  return faults.filter(([, present]) => present).map(([fault]) => fault);
}

/** Returns only faults of the light: selfie_pose_detection reports the others of a picture without a face. */
function faultsWithoutFace({ brightness }: SelfieFacts, limits: Limits): Fault[] {
  if (brightness < limits.minimumBrightness) return ['insufficient_illumination'];
  return brightness > limits.maximumBrightness ? ['excessive_illumination'] : [];
}

export const selfieImageQualityDetection = defineCheck({
  name: 'selfie_image_quality_detection',
  kind: 'selfie',
  type: 'user_action',
  asks: { part: 'selfie', remedy: 'face_quality' },
  readFrom: ['selfie'],
  judgesCapture: true,
  summary:
    'Measures sharpness, brightness, size and framing of the face in each pose. Checks that the eyes are open in the center picture.',
  limits:
    'The signal of open eyes is weak: only eyes that are closed without doubt fail. A picture without a face is judged only by its light, and selfie_pose_detection reports the rest.',
  fooledBy: 'Nothing to gain: a better picture only makes the comparison more reliable.',
  measuredBy: ['selfie'],
  needs: { selfies: null },
  reasons: [
    'image_quality_low',
    'insufficient_illumination',
    'excessive_illumination',
    'face_too_far',
    'face_cropped',
    'eyes_closed',
  ],
  defaultRequirement: 'required',
  /**
   * Lenient limits: variance of the Laplacian on the face, mean luma 0 to 255, pixels, shares of the face's box that
   * are outside or saturated, 0 to 1, and the signal of open eyes, 0 to 1. Dark skin in weak light measures near 25 and
   * still compares well, so the lower limit of light is below that.
   */
  defaultSettings: {
    minimumSharpness: 5,
    minimumBrightness: 20,
    maximumBrightness: 240,
    minimumShortSidePx: 80,
    maximumOutsideShare: 0.25,
    maximumSaturatedShare: 0.5,
    minimumEyesOpen: 0.3,
  },
  revision: 2,
  evaluate({ selfies }, limits) {
    const judged = Object.values(selfies ?? {}).flatMap((selfie) => {
      const face = largestFace(selfie);
      if (face) return [{ pose: selfie.pose, faults: faultsOf(face, selfie, limits) }];
      const faults = faultsWithoutFace(selfie, limits);
      return faults.length > 0 ? [{ pose: selfie.pose, faults }] : [];
    });
    if (judged.length === 0) return notApplicable();
    const reasons = [...new Set(judged.flatMap(({ faults }) => faults))];
    const poses = judged.filter(({ faults }) => faults.length > 0).map(({ pose }) => pose);
    return reasons.length > 0 ? failed(reasons, { poses }) : passed();
  },
});
