import { fails, isNotApplicable, passes, testCheck } from '../../../test/support/check-cases.ts';
import { checkFacts, withDocument, withSides } from '../../../test/support/check-facts.ts';
import { idTamperDetection } from './id-tamper-detection.ts';

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
  isNotApplicable('nothing was submitted', withDocument(null), []),
]);
