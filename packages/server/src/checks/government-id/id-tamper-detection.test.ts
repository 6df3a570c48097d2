import type { Box } from '@countersign/engines/facts';
import { fails, isNotApplicable, passes, testCheck } from '../../../test/support/check-cases.ts';
import { checkFacts, surface, textLine, withDocument, withSides } from '../../../test/support/check-facts.ts';
import { idTamperDetection } from './id-tamper-detection.ts';

const drawn = (box: Box, blocks = 60) => ({
  text: [{ ...textLine('LINDQVIST'), box: { x: 840, y: 310, width: 200, height: 30 } }],
  surface: surface({ noise: { level: 5, isMeasurable: true, quiet: [{ box, blocks }] } }),
});

testCheck(idTamperDetection, [
  passes('the files say nothing', checkFacts()),
  passes(
    'a phone names its own software and the day before',
    withSides({ capture: { make: 'Apple', model: 'iPhone 15', software: '18.1', takenAt: '2026:06:14 10:00:00' } }),
  ),
  fails(
    'the file names a picture editor',
    withSides({ capture: { make: null, model: null, software: 'Adobe Photoshop 25.0', takenAt: null } }),
    ['image_manipulated'],
    { metadata: { pages: ['front'] } },
  ),
  fails(
    'the picture was taken next week',
    withSides({}, { capture: { make: null, model: null, software: null, takenAt: '2026-06-22T10:00:00' } }),
    ['exif_inconsistency'],
    { metadata: { pages: ['back'] } },
  ),
  passes(
    'the clock of the phone is in another time zone',
    withSides({ capture: { make: null, model: null, software: null, takenAt: '2026:06:16 01:00:00' } }),
  ),
  fails(
    'the picture is older than the card',
    withSides({ capture: { make: null, model: null, software: null, takenAt: '2022-04-20T10:00:00' } }),
    ['exif_inconsistency'],
  ),
  fails(
    'the file was taken on a day that is none',
    withSides({
      capture: { make: null, model: null, software: null, takenAt: '2026-13-01T10:00:00', isInvalid: true },
    }),
    ['metadata_invalid'],
  ),
  fails('a line of print has no noise', withSides(drawn({ x: 800, y: 300, width: 260, height: 40 })), [
    'digital_text_found',
  ]),
  fails(
    'the portrait has no noise',
    withSides(drawn({ x: 290, y: 240, width: 420, height: 500 })),
    ['tamper_detected'],
    {
      metadata: { pages: ['front'], 'noise-measurable': true },
    },
  ),
  passes('a small place has none', withSides(drawn({ x: 600, y: 300, width: 40, height: 20 }, 9))),
  isNotApplicable('nothing was submitted', withDocument(null), []),
]);
