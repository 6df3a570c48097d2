import { fails, isNotApplicable, passes, testCheck } from '../../../test/support/check-cases.ts';
import { checkFacts, withDocument, withType } from '../../../test/support/check-facts.ts';
import { idTypeDetection } from './id-type-detection.ts';

testCheck(idTypeDetection, [
  passes('a licence was recognized', checkFacts(), { metadata: { 'detected-id-class': 'dl' } }),
  fails('nothing was recognized', withType('US', null), ['type_not_detected']),
  isNotApplicable('nothing was submitted', withDocument(null), []),
]);
