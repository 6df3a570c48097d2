import { fails, isNotApplicable, passes, testCheck } from '../../../test/support/check-cases.ts';
import { checkFacts, INCONCLUSIVE, MISMATCH, withDocument } from '../../../test/support/check-facts.ts';
import { idSelfieComparison } from './id-selfie-comparison.ts';

testCheck(idSelfieComparison, [
  passes('the faces match', checkFacts(), { metadata: { band: 'match' } }),
  fails('the faces do not match', checkFacts({ portraitToSelfie: MISMATCH }), ['face_mismatch'], {
    metadata: { band: 'mismatch' },
  }),
  fails(
    'the comparison does not decide, and no reason is made up',
    checkFacts({ portraitToSelfie: INCONCLUSIVE }),
    [],
    { metadata: { band: 'inconclusive' } },
  ),

  fails('one of the two shows no face', checkFacts({ portraitToSelfie: null }), ['missing_face']),
  isNotApplicable('no selfie was taken', checkFacts({ selfies: null }), ['no_selfie']),
  isNotApplicable('nothing was submitted', withDocument(null), []),
]);
