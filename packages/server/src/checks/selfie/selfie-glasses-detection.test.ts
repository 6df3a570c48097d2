import type { FaceAppearance } from '@countersign/engines/facts';
import { fails, isNotApplicable, passes, testCheck } from '../../../test/support/check-cases.ts';
import { appearance, checkFacts, face, selfie, selfies } from '../../../test/support/check-facts.ts';
import { selfieGlassesDetection } from './selfie-glasses-detection.ts';

const wearing = (changes: Partial<FaceAppearance>) =>
  checkFacts({
    selfies: selfies({ center: selfie('center', { faces: [face({ appearance: appearance(changes) })] }) }),
  });

testCheck(selfieGlassesDetection, [
  passes('nothing is worn', checkFacts(), { metadata: { glasses: 0.1, sunglasses: 0 } }),
  fails('a frame is worn', wearing({ glasses: 0.5 }), ['glasses']),
  passes('the signal is just too weak', wearing({ glasses: 0.499 })),
  fails('dark lenses are worn, with any frame', wearing({ glasses: 0.9, sunglasses: 0.7 }), ['sunglasses']),
  passes('the edge of a mask is no frame', wearing({ glasses: 0.9, covering: 0.8 })),
  fails('sunglasses over a mask', wearing({ sunglasses: 0.9, covering: 0.8 }), ['sunglasses']),
  passes('the template asks for more', wearing({ glasses: 0.6 }), { settings: { minimumSignal: 0.8 } }),

  isNotApplicable(
    'no face was found',
    checkFacts({ selfies: selfies({ center: selfie('center', { faces: [] }) }) }),
    [],
  ),
  isNotApplicable('no selfie was taken', checkFacts({ selfies: null }), []),
]);
