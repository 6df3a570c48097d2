import { fails, isNotApplicable, passes, testCheck } from '../../../test/support/check-cases.ts';
import { checkFacts, repeats, withDocument } from '../../../test/support/check-facts.ts';
import { idRepeatDetection } from './id-repeat-detection.ts';

testCheck(idRepeatDetection, [
  passes('neither was seen before', checkFacts()),
  fails('the number was seen before', repeats({ documentNumber: true }), ['repeat'], {
    metadata: { 'document-number': true, picture: false },
  }),
  fails('the picture was seen before', repeats({ picture: true }), ['repeat']),
  fails('a copy of the picture was seen before', repeats({ similarPicture: true }), ['repeat'], {
    metadata: { 'similar-picture': true, picture: false },
  }),
  isNotApplicable('nothing was looked up', checkFacts({ repeats: null }), ['not_enabled']),
  isNotApplicable('nothing was submitted', withDocument(null), []),
]);
