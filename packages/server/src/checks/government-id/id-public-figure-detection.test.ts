import { fails, isNotApplicable, passes, testCheck } from '../../../test/support/check-cases.ts';
import { checkFacts, LOOKALIKE, MISMATCH, SAME_FACE } from '../../../test/support/check-facts.ts';
import type { CheckFacts } from '../check.ts';
import { idPublicFigureDetection } from './id-public-figure-detection.ts';

const nearest = (comparison: typeof MISMATCH | null, changes: Partial<CheckFacts> = {}) =>
  checkFacts({
    publicFigure: { nearest: comparison, name: comparison && 'somebody known', searchedFaces: 2 },
    ...changes,
  });

testCheck(idPublicFigureDetection, [
  passes('not a person of the gallery', nearest(MISMATCH), { metadata: { name: null, 'searched-faces': 2 } }),
  passes('the gallery is empty', nearest(null)),
  passes('a match of two is too weak where many are searched', nearest(LOOKALIKE)),
  fails('unless the template says so', nearest(LOOKALIKE), ['public_figure_detected'], {
    settings: { maximumDistance: 0.45 },
  }),
  fails('a person of the gallery', nearest(SAME_FACE), ['public_figure_detected'], {
    metadata: { name: 'somebody known', distance: 0.3 },
  }),
  isNotApplicable('no gallery is connected', checkFacts({ publicFigure: null }), ['not_enabled']),
  isNotApplicable('nothing was submitted', nearest(SAME_FACE, { document: null }), []),
]);
