import { fails, isNotApplicable, passes, testCheck } from '../../../test/support/check-cases.ts';
import { checkFacts, face, INCONCLUSIVE, MATCH, MISMATCH, selfie, selfies } from '../../../test/support/check-facts.ts';
import { selfieMultipleFacesDetection } from './selfie-multiple-faces-detection.ts';

testCheck(selfieMultipleFacesDetection, [
  passes('one person in all poses', checkFacts()),
  passes(
    'a small face in the background',
    checkFacts({
      selfies: selfies({
        left: selfie('left', { faces: [face(), face({ box: { x: 0, y: 0, width: 60, height: 70 } })] }),
      }),
    }),
  ),
  passes('a turned face that compares less well', checkFacts({ selfieToSelfie: { left: INCONCLUSIVE, right: MATCH } })),
  fails(
    'two people side by side',
    checkFacts({ selfies: selfies({ center: selfie('center', { faces: [face(), face()] }) }) }),
    ['multiple_faces_detected'],
    { metadata: { 'poses-with-several-faces': ['center'] } },
  ),
  fails('another person turns the head', checkFacts({ selfieToSelfie: { left: MATCH, right: MISMATCH } }), [
    'face_conflict',
  ]),
  isNotApplicable('no selfie was taken', checkFacts({ selfies: null }), []),
]);
