import { fails, isNotApplicable, passes, testCheck } from '../../../test/support/check-cases.ts';
import { checkFacts, face, quality, selfie, selfies } from '../../../test/support/check-facts.ts';
import { selfieGlareDetection } from './selfie-glare-detection.ts';

testCheck(selfieGlareDetection, [
  passes(
    'as much glare as is allowed',
    checkFacts({
      selfies: selfies({ right: selfie('right', { faces: [face({ quality: quality({ glareShare: 0.2 }) })] }) }),
    }),
  ),
  passes('soft light', checkFacts()),
  fails(
    'a lamp shines on the face',
    checkFacts({
      selfies: selfies({ right: selfie('right', { faces: [face({ quality: quality({ glareShare: 0.4 }) })] }) }),
    }),
    ['too_much_glare'],
    { metadata: { poses: ['right'], places: [{ pose: 'right', share: 0.4, box: null }] } },
  ),
  passes(
    'no face was found, which selfie_pose_detection reports',
    checkFacts({ selfies: { center: selfie('center', { faces: [] }) } }),
  ),
  isNotApplicable('no selfie was taken', checkFacts({ selfies: null }), []),
]);
