import { fails, isNotApplicable, passes, testCheck } from '../../../test/support/check-cases.ts';
import { checkFacts } from '../../../test/support/check-facts.ts';
import { selfieRepeatDetection } from './selfie-repeat-detection.ts';

testCheck(selfieRepeatDetection, [
  passes('the pictures are new', checkFacts()),
  passes('only the document number was seen before', checkFacts({ repeats: { documentNumber: true, picture: false } })),
  fails('a picture was seen under another account', checkFacts({ repeats: { documentNumber: false, picture: true } }), [
    'repeat',
  ]),
  isNotApplicable('nothing was looked up', checkFacts({ repeats: null }), ['not_enabled']),
  isNotApplicable('no selfie was taken', checkFacts({ selfies: null }), []),
]);
