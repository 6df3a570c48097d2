import type { Box } from '@countersign/engines/facts';
import { fails, isNotApplicable, passes, testCheck } from '../../../test/support/check-cases.ts';
import { backSide, checkFacts, surface, textLine, withDocument, withSides } from '../../../test/support/check-facts.ts';
import { idTamperDetection } from './id-tamper-detection.ts';

const text = [{ ...textLine('LINDQVIST'), box: { x: 840, y: 310, width: 200, height: 30 } }];
const onText = { x: 800, y: 300, width: 260, height: 40 };
const onPortrait = { x: 290, y: 240, width: 420, height: 500 };

const changed = (box: Box, score = 80) => ({
  text,
  compression: { level: 6, isMeasurable: true, foreign: [{ box, score }] },
});
const quiet = (box: Box, blocks = 60) => ({
  text,
  surface: surface({ noise: { level: 5, isMeasurable: true, quiet: [{ box, blocks }] } }),
});
const unmeasured = { compression: { level: 0.1, isMeasurable: false, foreign: [] } };
const line = { box: onText, sharpness: -6 };
const taken = (takenAt: string) => ({ capture: { make: null, model: null, software: null, takenAt } });
const edited = { capture: { make: null, model: null, software: 'Adobe Photoshop 25.0', takenAt: null } };
const all = {
  settings: { failingSigns: ['earlier-compression', 'sensor-noise', 'editor-name', 'capture-day', 'no-such-day'] },
};

testCheck(idTamperDetection, [
  passes('the earlier compression is everywhere', checkFacts(), {
    metadata: {
      signs: [
        { sign: 'earlier-compression', measured: 0, border: 60, raised: false, effect: 'fails' },
        { sign: 'sensor-noise', measured: 0, border: 20, raised: false, effect: 'informs' },
        { sign: 'line-sharpness', measured: null, border: 4, raised: false, effect: 'informs' },
        { sign: 'editor-name', measured: null, border: 1, raised: false, effect: 'informs' },
        { sign: 'capture-day', measured: null, border: 1, raised: false, effect: 'informs' },
        { sign: 'no-such-day', measured: null, border: 1, raised: false, effect: 'informs' },
      ],
      pages: [],
    },
  }),
  fails('a line of print was compressed once', withSides(changed(onText)), ['digital_text_found'], {
    metadata: { pages: ['front'] },
  }),
  fails('the portrait was compressed once', withSides(changed(onPortrait)), ['tamper_detected']),
  fails('a part of the back was compressed once', withSides({}, changed(onText)), ['tamper_detected'], {
    metadata: { pages: ['back'] },
  }),
  passes('a part says too little', withSides(changed(onText, 20))),
  isNotApplicable(
    'the front was compressed once as a whole, and the back was not measured',
    withSides(unmeasured, unmeasured),
    ['not_measurable'],
  ),
  passes('only the back could be measured', withSides(unmeasured, backSide())),
  isNotApplicable('a line of print has no noise, which informs', withSides(quiet(onText)), ['sign_for_review'], {
    metadata: { pages: ['front'] },
  }),
  fails(
    'a line of print has no noise, where the template wants that to fail',
    withSides(quiet(onText)),
    ['digital_text_found'],
    all,
  ),
  fails(
    'the portrait has no noise, where the template wants that to fail',
    withSides(quiet(onPortrait)),
    ['tamper_detected'],
    all,
  ),
  passes('a small place has no noise', withSides(quiet({ x: 600, y: 300, width: 40, height: 20 }, 9))),
  isNotApplicable('a line is not like its neighbours', withSides({ surface: surface({ lines: [line] }) }), [
    'sign_for_review',
  ]),
  passes(
    'a phone names its own software and the day before',
    withSides({ capture: { make: 'Apple', model: 'iPhone 15', software: '18.1', takenAt: '2026:06:14 10:00:00' } }),
  ),
  isNotApplicable(
    'the file names a picture editor, as honest ones that were cut do',
    withSides(edited),
    ['sign_for_review'],
    { metadata: { pages: ['front'] } },
  ),
  fails(
    'the file names a picture editor, where the template wants that to fail',
    withSides(edited),
    ['image_manipulated'],
    all,
  ),
  fails('the picture was taken next week', withSides({}, taken('2026-06-22T10:00:00')), ['exif_inconsistency'], {
    ...all,
    metadata: { pages: ['back'] },
  }),
  passes('the clock of the phone is in another time zone', withSides(taken('2026:06:16 01:00:00')), all),
  fails('the picture is older than the card', withSides(taken('2022-04-20T10:00:00')), ['exif_inconsistency'], all),
  fails(
    'the file was taken on a day that is none',
    withSides({ capture: { ...taken('2026-13-01T10:00:00').capture, isInvalid: true } }),
    ['metadata_invalid'],
    all,
  ),
  isNotApplicable('nothing was submitted', withDocument(null), []),
]);
