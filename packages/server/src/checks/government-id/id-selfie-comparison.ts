/** id_selfie_comparison: the portrait on the document and the selfie show the same face. */
import { defineCheck, failed } from '../check.ts';
import { judgeFaceComparison } from '../shared/judge-face-comparison.ts';

export const idSelfieComparison = defineCheck({
  name: 'id_selfie_comparison',
  kind: 'government-id',
  type: 'fraud',
  asks: { part: 'selfie', remedy: 'face_mismatch' },
  summary:
    'Compares the portrait on the document with the center selfie. Between match and mismatch, it does not decide.',
  limits:
    'Close relatives and lookalikes can match, and an old portrait can fail. A pass does not prove that the person was present.',
  fooledBy: 'A photograph of the rightful holder in front of the camera, or a portrait morphed from two faces.',
  measuredBy: ['face'],
  needs: { document: null, selfies: 'no_selfie' },
  reasons: ['no_selfie', 'missing_face', 'face_mismatch'],
  defaultRequirement: 'required',
  defaultSettings: {},
  revision: 1,
  evaluate({ portraitToSelfie }) {
    return portraitToSelfie ? judgeFaceComparison(portraitToSelfie) : failed(['missing_face']);
  },
});
