import { fails, isNotApplicable, passes, testCheck } from '../../../test/support/check-cases.ts';
import {
  checkFacts,
  INCONCLUSIVE,
  LOOKALIKE,
  MATCH,
  MISMATCH,
  repeats,
  SAME_FACE,
  withDocument,
} from '../../../test/support/check-facts.ts';
import { idInconsistentRepeatDetection } from './id-inconsistent-repeat-detection.ts';

testCheck(idInconsistentRepeatDetection, [
  passes('nothing was seen before', checkFacts()),
  passes(
    'everything was seen before, which id_repeat_detection reports',
    repeats({ documentNumber: true, person: true, sameNumberFace: MATCH, nearestFace: SAME_FACE }),
    { metadata: { face: true } },
  ),
  fails('the number was seen with another face', repeats({ documentNumber: true, sameNumberFace: MISMATCH }), [
    'inconsistent_face',
  ]),
  passes(
    'the faces of the same number are neither clearly different nor clearly the same',
    repeats({ documentNumber: true, sameNumberFace: INCONCLUSIVE }),
  ),
  fails('the number was seen, and no face to compare with', repeats({ documentNumber: true }), ['details_only_repeat']),
  fails('the face was seen with other details', repeats({ nearestFace: SAME_FACE }), ['inconsistent_details'], {
    metadata: { face: true, 'searched-faces': 3 },
  }),
  passes('one person with a second document', repeats({ nearestFace: SAME_FACE, person: true })),
  passes('a match of two is too weak where many are searched', repeats({ nearestFace: LOOKALIKE })),
  fails('unless the template says so', repeats({ nearestFace: LOOKALIKE }), ['inconsistent_details'], {
    settings: { maximumDistance: 0.45 },
  }),
  fails('the picture was seen with other details', repeats({ picture: true }), ['inconsistent_details']),
  passes('the same details in the same picture', repeats({ documentNumber: true, picture: true })),
  isNotApplicable('nothing was looked up', checkFacts({ repeats: null }), ['not_enabled']),
  isNotApplicable('nothing was submitted', withDocument(null), []),
]);
