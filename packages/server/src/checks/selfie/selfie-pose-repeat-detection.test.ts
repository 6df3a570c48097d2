import { fails, isNotApplicable, passes, testCheck } from '../../../test/support/check-cases.ts';
import { checkFacts, selfie, selfies } from '../../../test/support/check-facts.ts';
import { selfiePoseRepeatDetection } from './selfie-pose-repeat-detection.ts';

testCheck(selfiePoseRepeatDetection, [
  fails(
    'as similar as the limit allows',
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
    'the same picture saved again',
    checkFacts({ selfies: selfies({ left: selfie('left', { perceptualHash: '00ff00ff00ff00fe' }) }) }),
    ['poses_repeated'],
  ),
  passes(
    'a small turn before a plain wall, which only the finer hash distinguishes from a copy',
    checkFacts({
      selfies: selfies({
        center: selfie('center', { fineHash: '0'.repeat(64) }),
        left: selfie('left', { perceptualHash: '00ff00ff00ff00fe', fineHash: `${'0'.repeat(56)}3fffffff` }),
      }),
    }),
  ),
  fails(
    'the same picture saved again, by both hashes',
    checkFacts({
      selfies: selfies({
        center: selfie('center', { fineHash: '0'.repeat(64) }),
        left: selfie('left', { perceptualHash: '00ff00ff00ff00fe', fineHash: `${'0'.repeat(58)}ffffff` }),
      }),
    }),
    ['poses_repeated'],
  ),
  isNotApplicable('there is only one picture', checkFacts({ selfies: { center: selfie('center') } }), []),
  isNotApplicable('no selfie was taken', checkFacts({ selfies: null }), []),
]);
