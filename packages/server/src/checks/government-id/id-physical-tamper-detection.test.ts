import type { Box } from '@countersign/engines/facts';
import { fails, isNotApplicable, passes, testCheck } from '../../../test/support/check-cases.ts';
import { checkFacts, licence, surface, withDocument, withSides } from '../../../test/support/check-facts.ts';
import { idPhysicalTamperDetection } from './id-physical-tamper-detection.ts';

/** The face of the portrait is 400 x 480 pixels at (300, 250). */
const quiet = (box: Box, blocks = 900, isMeasurable = true) =>
  withSides({ surface: surface({ noise: { level: 5, isMeasurable, quiet: [{ box, blocks }] } }) });
const wholePortrait = { x: 250, y: 150, width: 500, height: 700 };

testCheck(idPhysicalTamperDetection, [
  passes('noise is everywhere', checkFacts(), { metadata: { 'quiet-share': 0 } }),
  fails('the portrait has no noise', quiet(wholePortrait), ['portrait_tampering'], {
    metadata: { 'quiet-share': 1, pages: ['front'] },
  }),
  passes('a line beside the portrait has none', quiet({ x: 800, y: 300, width: 300, height: 40 })),
  passes('a small part of the portrait has none', quiet({ x: 300, y: 250, width: 400, height: 100 })),
  passes('scattered places in the portrait have none', quiet(wholePortrait, 40)),
  isNotApplicable('a smooth photograph has nothing to compare', quiet(wholePortrait, 900, false), ['not_enabled']),
  isNotApplicable('no portrait was found', withDocument(licence({ portrait: null })), []),
  isNotApplicable('the surface was not looked at', withSides({ surface: null }), ['not_enabled']),
  isNotApplicable('nothing was submitted', withDocument(null), []),
]);
