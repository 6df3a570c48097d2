import { fails, isNotApplicable, passes, testCheck } from '../../../test/support/check-cases.ts';
import { checkFacts, quality, withDocument, withSides } from '../../../test/support/check-facts.ts';
import { idGlareDetection } from './id-glare-detection.ts';

testCheck(idGlareDetection, [
  passes('no glare worth naming', checkFacts()),
  passes('as much glare as is allowed', withSides({ quality: quality({ glareShare: 0.2 }) })),
  fails(
    'a third of the front is white with light',
    withSides({ quality: quality({ glareShare: 0.33 }) }),
    ['too_much_glare'],
    { metadata: { pages: ['front'] } },
  ),
  isNotApplicable('nothing was submitted', withDocument(null), []),
]);
