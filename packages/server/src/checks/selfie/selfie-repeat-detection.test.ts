import { fails, isNotApplicable, passes, testCheck } from '../../../test/support/check-cases.ts';
import { checkFacts, LOOKALIKE, repeats, SAME_FACE } from '../../../test/support/check-facts.ts';
import { selfieRepeatDetection } from './selfie-repeat-detection.ts';

testCheck(selfieRepeatDetection, [
  passes('face and pictures are new', checkFacts(), { metadata: { face: false, distance: null } }),
  passes('only the document number was seen before', repeats({ documentNumber: true })),
  fails('a picture was seen under another account', repeats({ picture: true }), ['repeat'], {
    metadata: { picture: true, face: false },
  }),
  fails('a copy of a picture was seen under another account', repeats({ similarPicture: true }), ['repeat'], {
    metadata: { picture: false, 'similar-picture': true },
  }),
  fails('the face was seen under another account', repeats({ nearestFace: SAME_FACE }), ['repeat'], {
    metadata: { picture: false, face: true, distance: 0.3, 'searched-faces': 3 },
  }),
  passes('a match of two is too weak where many are searched', repeats({ nearestFace: LOOKALIKE })),
  fails('unless the template says so', repeats({ nearestFace: LOOKALIKE }), ['repeat'], {
    settings: { maximumDistance: 0.45 },
  }),
  isNotApplicable('nothing was looked up', checkFacts({ repeats: null }), ['not_enabled']),
  isNotApplicable('no selfie was taken', checkFacts({ selfies: null }), []),
]);
