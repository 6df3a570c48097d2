/** selfie_glasses_detection: neither glasses nor sunglasses are worn in the center picture. */
import { defineCheck, failed, notApplicable, passed } from '../check.ts';
import { largestFace } from '../shared/largest-face.ts';

export const selfieGlassesDetection = defineCheck({
  name: 'selfie_glasses_detection',
  kind: 'selfie',
  type: 'user_action',
  asks: { part: 'selfie', remedy: 'face_hidden' },
  readFrom: ['selfie'],
  judgesCapture: true,
  summary: 'Detects a frame on the bridge of the nose and below the eyes, and dark lenses, in the center picture.',
  limits:
    'A weak signal. Rimless and thin light frames are missed. A strong shadow next to the nose is mistaken for a frame.',
  fooledBy: 'Glasses without rims.',
  measuredBy: ['selfie'],
  needs: { selfies: null },
  reasons: ['glasses', 'sunglasses'],
  defaultRequirement: 'not_required',
  /**
   * Lowest signals that count, 0 to 1. With a covering only sunglasses are detected, because the edge of a mask
   * resembles a frame.
   */
  defaultSettings: { minimumSignal: 0.5, coveringSignal: 0.42 },
  revision: 2,
  evaluate({ selfies }, { minimumSignal, coveringSignal }) {
    const face = selfies?.center && largestFace(selfies.center);
    if (!face) return notApplicable();
    const { glasses, sunglasses, covering } = face.appearance;
    const metadata = { glasses, sunglasses };
    if (sunglasses >= minimumSignal) return failed(['sunglasses'], metadata);
    return covering < coveringSignal && glasses >= minimumSignal ? failed(['glasses'], metadata) : passed(metadata);
  },
});
