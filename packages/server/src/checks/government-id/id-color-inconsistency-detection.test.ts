import { fails, isNotApplicable, passes, testCheck } from '../../../test/support/check-cases.ts';
import { checkFacts, quality, withDocument, withSides } from '../../../test/support/check-facts.ts';
import { idColorInconsistencyDetection } from './id-color-inconsistency-detection.ts';

testCheck(idColorInconsistencyDetection, [
  passes('as colourful as the limit asks', withSides({ quality: quality({ colorfulness: 0.02 }) })),
  passes('a front in colour', checkFacts()),
  fails('a black-and-white copy', withSides({ quality: quality({ colorfulness: 0.004 }) }), ['image_is_monochrome']),
  passes('only the back is black and white', withSides({}, { quality: quality({ colorfulness: 0.004 }) })),
  isNotApplicable('nothing was submitted', withDocument(null), []),
]);
