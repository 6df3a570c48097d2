import { fails, isNotApplicable, passes, testCheck } from '../../../test/support/check-cases.ts';
import {
  backSide,
  checkFacts,
  licence,
  quality,
  reading,
  side,
  withDocument,
  withSides,
} from '../../../test/support/check-facts.ts';
import { idGlareDetection } from './id-glare-detection.ts';

const spot = { x: 910, y: 82, width: 390, height: 164 };
const glaring = side({
  quality: quality({ glareShare: 0.33, glareBox: { x: 1100, y: 200, width: 400, height: 180 } }),
  glareOnPage: spot,
});
const printed = (x: number) => ({
  ...reading('1990-04-12', 'visual-zone'),
  box: { x, y: 100, width: 120, height: 30 },
});

testCheck(idGlareDetection, [
  passes('no glare worth naming', checkFacts(), { metadata: { glare: [] } }),
  passes('as much glare as is allowed', withSides({ quality: quality({ glareShare: 0.08 }) })),
  fails('a third of the front is white with light', withSides(glaring), ['too_much_glare'], {
    metadata: {
      pages: ['front'],
      glare: [{ page: 'front', place: 'top-right', box: { x: 0.7, y: 0.1, width: 0.3, height: 0.2 }, covers: [] }],
    },
  }),
  fails(
    'the hidden values are named',
    withDocument(
      licence({
        front: glaring,
        back: backSide({ text: [] }),
        readings: { birthdate: [printed(950)], 'issue-date': [printed(300)] },
      }),
    ),
    ['too_much_glare'],
    {
      metadata: {
        glare: [
          {
            page: 'front',
            place: 'top-right',
            box: { x: 0.7, y: 0.1, width: 0.3, height: 0.2 },
            covers: ['birthdate'],
          },
        ],
      },
    },
  ),
  isNotApplicable('nothing was submitted', withDocument(null), []),
]);
