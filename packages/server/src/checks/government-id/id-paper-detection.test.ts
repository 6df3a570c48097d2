import { fails, isNotApplicable, passes, testCheck } from '../../../test/support/check-cases.ts';
import {
  checkFacts,
  gratings,
  quality,
  surface,
  withDocument,
  withSides,
  withType,
} from '../../../test/support/check-facts.ts';
import { idPaperDetection } from './id-paper-detection.ts';

const printed = withSides(gratings({ oblique: [24, 3.7, 137] }));

const failing = { settings: { failingSigns: ['oblique-grating', 'no-colour'] } };

testCheck(idPaperDetection, [
  passes('no grating is prominent', checkFacts()),
  passes('the rows and columns of a display', withSides(gratings({ aligned: [9, 2.5, 90] }))),
  passes('a display with its diagonal', withSides(gratings({ aligned: [22, 2.9, 180], oblique: [27, 4.1, 135] }))),
  isNotApplicable('the dots of a printer, which inform', printed, ['sign_for_review']),
  fails('the dots of a printer, where the template wants that to fail', printed, ['paper_id_detected'], {
    ...failing,
    metadata: {
      'oblique-grating': { 'prominence-db': 24, 'period-px': 3.7, 'angle-degrees': 137 },
      colorfulness: 0.28,
      pages: ['front'],
    },
  }),
  isNotApplicable(
    'no colour at all, as of a scanner set to grey',
    withSides({ quality: quality({ colorfulness: 0.004 }) }),
    ['sign_for_review'],
  ),
  fails(
    'no colour at all, where the template wants that to fail',
    withSides({ quality: quality({ colorfulness: 0.004 }) }),
    ['photocopy_found'],
    failing,
  ),
  isNotApplicable('a licence that its issuer made of paper', withType('DE', 'dl'), ['expected_paper_id_type']),
  isNotApplicable('a picture too small to tell', withSides({ surface: surface({ gratings: null }) }), [
    'not_measurable',
  ]),
  isNotApplicable('the surface was not looked at', withSides({ surface: null }), ['not_enabled']),
  isNotApplicable('nothing was submitted', withDocument(null), []),
]);
