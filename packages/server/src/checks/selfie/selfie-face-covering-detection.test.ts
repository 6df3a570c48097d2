import { fails, isNotApplicable, passes, testCheck } from '../../../test/support/check-cases.ts';
import { appearance, checkFacts, face, selfie, selfies } from '../../../test/support/check-facts.ts';
import { selfieFaceCoveringDetection } from './selfie-face-covering-detection.ts';

const covered = (covering: number) =>
  checkFacts({
    selfies: selfies({ center: selfie('center', { faces: [face({ appearance: appearance({ covering }) })] }) }),
  });

testCheck(selfieFaceCoveringDetection, [
  passes('mouth and chin are to be seen', checkFacts(), { metadata: { covering: 0 } }),
  fails('they are hidden', covered(0.42), ['face_covering_detected'], { metadata: { covering: 0.42 } }),
  passes('the signal is just too weak', covered(0.419)),
  passes('the template asks for more', covered(0.6), { settings: { minimumSignal: 0.9 } }),

  isNotApplicable(
    'no face was found',
    checkFacts({ selfies: selfies({ center: selfie('center', { faces: [] }) }) }),
    [],
  ),
  isNotApplicable('no selfie was taken', checkFacts({ selfies: null }), []),
]);
