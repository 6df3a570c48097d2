import { fails, isNotApplicable, passes, testCheck } from '../../../test/support/check-cases.ts';
import { checkFacts, selfie, selfies } from '../../../test/support/check-facts.ts';
import { selfiePoseRepeatDetection } from './selfie-pose-repeat-detection.ts';

testCheck(selfiePoseRepeatDetection, [
  fails(
    'as alike as the limit allows',
    checkFacts({ selfies: selfies({ left: selfie('left', { perceptualHash: '00ff00ff00ff00fc' }) }) }),
    ['poses_repeated'],
  ),
  passes('three different pictures', checkFacts()),
  fails(
    'the same file twice',
    checkFacts({ selfies: selfies({ left: selfie('left', { sha256: selfie('center').sha256 }) }) }),
    ['repeat_image'],
  ),
  fails(
    'the same picture saved anew',
    checkFacts({ selfies: selfies({ left: selfie('left', { perceptualHash: '00ff00ff00ff00fe' }) }) }),
    ['poses_repeated'],
  ),
  isNotApplicable('there is only one picture', checkFacts({ selfies: { center: selfie('center') } }), []),
  isNotApplicable('no selfie was taken', checkFacts({ selfies: null }), []),
]);
