/** selfie_account_comparison: the selfie shows the same face as an earlier approved selfie of the account. */
import { defineCheck, notApplicable } from '../check.ts';
import { judgeFaceComparison } from '../shared/judge-face-comparison.ts';

export const selfieAccountComparison = defineCheck({
  name: 'selfie_account_comparison',
  kind: 'selfie',
  type: 'fraud',
  readFrom: ['selfie'],
  summary: 'Compares the center selfie with the face of an earlier approved selfie of the same account.',
  limits: 'The result is only as reliable as the earlier selfie: the check recognizes the person in that selfie.',
  fooledBy: 'A photograph of the holder in front of the camera.',
  measuredBy: ['face'],
  needs: { selfies: null },
  reasons: ['no_account_selfie_present', 'face_mismatch', 'missing_face'],
  // A selfie without a face has no comparison, the same as an account without a selfie.
  reserved: ['missing_face'],
  defaultRequirement: 'not_required',
  defaultSettings: {},
  revision: 1,
  evaluate({ accountToSelfie }) {
    return accountToSelfie ? judgeFaceComparison(accountToSelfie) : notApplicable(['no_account_selfie_present']);
  },
});
