import { fails, isNotApplicable, passes, testCheck } from '../../../test/support/check-cases.ts';
import {
  checkFacts,
  INCONCLUSIVE,
  licence,
  MISMATCH,
  selfie,
  selfies,
  withDocument,
} from '../../../test/support/check-facts.ts';
import { selfieIdComparison } from './selfie-id-comparison.ts';

testCheck(selfieIdComparison, [
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

  fails(
    'the selfie shows no face',
    checkFacts({ portraitToSelfie: null, selfies: selfies({ center: selfie('center', { faces: [] }) }) }),
    ['missing_face'],
  ),
  fails('another model described the portrait, so neither was shown', checkFacts({ portraitToSelfie: null }), [], {
    metadata: { band: null, 'portrait-model': 'test', 'selfie-model': 'test' },
  }),
  isNotApplicable(
    'the document shows no portrait',
    withDocument(licence({ portrait: null }), { portraitToSelfie: null }),
    ['no_portrait'],
  ),
  isNotApplicable('no document was submitted', checkFacts({ document: null, portraitToSelfie: null }), [
    'no_government_id',
  ]),
  isNotApplicable('no selfie was taken', checkFacts({ selfies: null }), []),
]);
