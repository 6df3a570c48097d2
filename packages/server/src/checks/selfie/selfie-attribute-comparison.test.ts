import type { FaceComparison } from '@countersign/engines/facts';
import { fails, isNotApplicable, passes, testCheck } from '../../../test/support/check-cases.ts';
import { checkFacts, INCONCLUSIVE, MISMATCH } from '../../../test/support/check-facts.ts';
import { selfieAttributeComparison } from './selfie-attribute-comparison.ts';

const supplied = (comparison: FaceComparison | null, showsFace = true) =>
  checkFacts({ suppliedSelfie: { showsFace, comparison } });

testCheck(selfieAttributeComparison, [
  passes('the faces match', checkFacts(), { metadata: { band: 'match' } }),
  fails('the faces do not match', supplied(MISMATCH), ['face_mismatch'], { metadata: { band: 'mismatch' } }),
  fails('the comparison does not decide, and no reason is made up', supplied(INCONCLUSIVE), []),
  fails('the selfie shows no face', supplied(null), ['missing_face']),

  isNotApplicable('the supplied picture shows no face', supplied(null, false), ['no_comparison_inputs'], {
    metadata: { 'supplied-face': false },
  }),
  isNotApplicable('the caller supplied none', checkFacts({ suppliedSelfie: null }), ['no_comparison_inputs']),
  isNotApplicable('no selfie was taken', checkFacts({ selfies: null }), []),
]);
