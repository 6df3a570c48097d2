/** selfie_attribute_comparison: the selfie shows the same face as the picture supplied by the caller. */
import { defineCheck, failed, notApplicable } from '../check.ts';
import { judgeFaceComparison } from '../shared/judge-face-comparison.ts';

export const selfieAttributeComparison = defineCheck({
  name: 'selfie_attribute_comparison',
  kind: 'selfie',
  type: 'fraud',
  readFrom: ['selfie'],
  summary:
    'Compares the center selfie with the picture that the caller supplied in the file field comparison-selfie of the inquiry.',
  limits: 'The result is only as reliable as the supplied picture: the check recognizes the person in that picture.',
  fooledBy: 'A photograph of that person in front of the camera.',
  measuredBy: ['face'],
  needs: { selfies: null },
  reasons: ['no_comparison_inputs', 'missing_face', 'face_mismatch'],
  defaultRequirement: 'not_required',
  defaultSettings: {},
  revision: 2,
  evaluate({ suppliedSelfie }) {
    if (suppliedSelfie === null) return notApplicable(['no_comparison_inputs']);
    // A picture without a face is the caller's, so the individual cannot fix it.
    if (!suppliedSelfie.showsFace) return notApplicable(['no_comparison_inputs'], { 'supplied-face': false });
    const { comparison } = suppliedSelfie;
    return comparison === null ? failed(['missing_face']) : judgeFaceComparison(comparison);
  },
});
