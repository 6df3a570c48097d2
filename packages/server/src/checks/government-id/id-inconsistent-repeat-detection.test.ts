import { fails, isNotApplicable, passes, testCheck } from '../../../test/support/check-cases.ts';
import { checkFacts, withDocument } from '../../../test/support/check-facts.ts';
import { idInconsistentRepeatDetection } from './id-inconsistent-repeat-detection.ts';

testCheck(idInconsistentRepeatDetection, [
  passes('neither was seen before', checkFacts()),
  passes(
    'both were seen before, which id_repeat_detection reports',
    checkFacts({ repeats: { documentNumber: true, picture: true } }),
  ),
  fails('the number was seen with another picture', checkFacts({ repeats: { documentNumber: true, picture: false } }), [
    'details_only_repeat',
  ]),
  fails('the picture was seen with another number', checkFacts({ repeats: { documentNumber: false, picture: true } }), [
    'inconsistent_details',
  ]),
  isNotApplicable('nothing was looked up', checkFacts({ repeats: null }), ['not_enabled']),
  isNotApplicable('nothing was submitted', withDocument(null), []),
]);
