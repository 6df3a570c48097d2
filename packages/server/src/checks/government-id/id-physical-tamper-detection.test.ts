import type { Box } from '@countersign/engines/facts';
import { fails, isNotApplicable, passes, testCheck } from '../../../test/support/check-cases.ts';
import { checkFacts, licence, surface, withDocument, withSides } from '../../../test/support/check-facts.ts';
import { idPhysicalTamperDetection } from './id-physical-tamper-detection.ts';

/** The face of the portrait is 400 x 480 pixels at (300, 250). */
const wholePortrait = { x: 250, y: 150, width: 500, height: 700 };
const changed = (box: Box, score = 900) =>
  withSides({ compression: { level: 6, isMeasurable: true, foreign: [{ box, score }] } });
const quiet = (box: Box, blocks = 900) =>
  withSides({ surface: surface({ noise: { level: 5, isMeasurable: true, quiet: [{ box, blocks }] } }) });
const smooth = surface({ noise: { level: 1, isMeasurable: false, quiet: [] } });
const unmeasured = { compression: null, surface: smooth };

testCheck(idPhysicalTamperDetection, [
  passes('the earlier compression is everywhere', checkFacts()),
  fails('the portrait was compressed once', changed(wholePortrait), ['portrait_tampering'], {
    metadata: { pages: ['front'] },
  }),
  passes('a line next to the portrait was', changed({ x: 800, y: 300, width: 300, height: 40 })),
  passes('a small part of the portrait was', changed({ x: 300, y: 250, width: 400, height: 100 })),
  passes('a part that says too little covers it', changed(wholePortrait, 12)),
  isNotApplicable('the portrait has no noise, which informs', quiet(wholePortrait), ['sign_for_review'], {
    metadata: {
      signs: [
        { sign: 'earlier-compression', measured: 0, border: 0.5, raised: false, effect: 'fails' },
        { sign: 'sensor-noise', measured: 1, border: 0.5, raised: true, effect: 'informs' },
      ],
    },
  }),
  fails(
    'the portrait has no noise, where the template wants that to fail',
    quiet(wholePortrait),
    ['portrait_tampering'],
    {
      settings: { failingSigns: ['sensor-noise'] },
    },
  ),
  passes('scattered places in the portrait have no noise', quiet(wholePortrait, 40)),
  isNotApplicable('a picture that was compressed once', withSides(unmeasured), ['not_measurable']),
  isNotApplicable('no portrait was found', withDocument(licence({ portrait: null })), []),
  isNotApplicable('the surface was not looked at', withSides({ surface: null }), ['not_enabled']),
  isNotApplicable('nothing was submitted', withDocument(null), []),
]);
