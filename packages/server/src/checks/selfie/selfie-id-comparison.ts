/** selfie_id_comparison: the center selfie and the portrait on the document show the same face. */
import { defineCheck, failed } from '../check.ts';
import { judgeFaceComparison } from '../shared/judge-face-comparison.ts';
import { largestFace } from '../shared/largest-face.ts';

export const selfieIdComparison = defineCheck({
  name: 'selfie_id_comparison',
  kind: 'selfie',
  type: 'fraud',
  asks: { part: 'selfie', remedy: 'face_mismatch' },
  readFrom: ['selfie'],
  summary:
    'Compares the center selfie with the portrait on the document. Between match and mismatch, it does not decide.',
  limits:
    'Close relatives and lookalikes can match, and an old portrait can fail. A pass does not prove that the person was present.',
  fooledBy: 'A photograph of the rightful holder in front of the camera, or a portrait morphed from two faces.',
  measuredBy: ['face'],
  needs: { selfies: null, document: 'no_government_id', portrait: 'no_portrait' },
  reasons: ['no_government_id', 'no_portrait', 'missing_face', 'face_mismatch'],
  defaultRequirement: 'required',
  defaultSettings: {},
  revision: 2,
  evaluate({ portraitToSelfie, selfies, document }) {
    if (portraitToSelfie) return judgeFaceComparison(portraitToSelfie);
    const selfie = selfies?.center && largestFace(selfies.center);
    // Two faces without a comparison were described by different face models: neither sameness nor difference was
    // shown.
    return selfie
      ? failed([], { band: null, 'portrait-model': document?.portrait?.model, 'selfie-model': selfie.model })
      : failed(['missing_face']);
  },
});
