import { fails, isNotApplicable, passes, testCheck } from '../../../test/support/check-cases.ts';
import { checkFacts, quality, withDocument, withSides } from '../../../test/support/check-facts.ts';
import { idBlurDetection } from './id-blur-detection.ts';

testCheck(idBlurDetection, [
  passes('as sharp as the limit asks', withSides({ quality: quality({ sharpness: 40 }) })),
  passes('both sides are sharp', checkFacts(), { metadata: { sharpness: { front: 420, back: 420 } } }),
  passes('the front is soft and can still be read', withSides({ quality: quality({ sharpness: 45 }) })),
  fails('the back is blurred', withSides({}, { quality: quality({ sharpness: 12 }) }), ['too_blurry'], {
    metadata: { pages: ['back'] },
  }),
  fails('the template asks for more', checkFacts(), ['too_blurry'], {
    settings: { minimumSharpness: 500 },
    metadata: { pages: ['front', 'back'] },
  }),
  fails('a picture taken in the dark', withSides({ quality: quality({ brightness: 41, sharpness: 30 }) }), [
    'insufficient_illumination',
  ]),
  fails('a document far away', withSides({ quality: quality({ subjectShortSidePx: 250, sharpness: 20 }) }), [
    'image_quality_low',
  ]),
  fails(
    'a dark front and a blurred back',
    withSides({ quality: quality({ brightness: 41 }) }, { quality: quality({ sharpness: 12 }) }),
    ['insufficient_illumination', 'too_blurry'],
    { metadata: { pages: ['front', 'back'], brightness: { front: 41, back: 135 } } },
  ),
  isNotApplicable('nothing was submitted', withDocument(null), []),
]);
