import { fails, isNotApplicable, passes, testCheck } from '../../../test/support/check-cases.ts';
import { checkFacts, licence, withDocument } from '../../../test/support/check-facts.ts';
import { idPortraitDetection } from './id-portrait-detection.ts';

testCheck(idPortraitDetection, [
  passes('a portrait was found', checkFacts(), { metadata: { score: 0.96 } }),
  fails('no face was found', withDocument(licence({ portrait: null })), ['portrait_not_found']),
  isNotApplicable('nothing was submitted', withDocument(null), []),
]);
