import { fails, isNotApplicable, passes, testCheck } from '../../../test/support/check-cases.ts';
import { checkFacts, gratings, surface, withDocument, withSides } from '../../../test/support/check-facts.ts';
import { idElectronicReplicaDetection } from './id-electronic-replica-detection.ts';

const failing = { settings: { failingSigns: ['aligned-grating'] } };

testCheck(idElectronicReplicaDetection, [
  passes('no grating is prominent', checkFacts()),
  passes('a grating at an angle, as of a print', withSides(gratings({ oblique: [30, 4.2, 20] }))),
  passes('both, the print by far the stronger', withSides(gratings({ aligned: [8, 2.9, 1], oblique: [24, 2.9, 136] }))),
  isNotApplicable('the rows and columns of a display, which inform', withSides(gratings({ aligned: [9, 2.5, 90] })), [
    'sign_for_review',
  ]),
  fails(
    'the same, where the template wants that to fail',
    withSides(gratings({ aligned: [9, 2.5, 90] })),
    ['replica_detected'],
    {
      ...failing,
      metadata: {
        'aligned-grating': { 'prominence-db': 9, 'period-px': 2.5, 'angle-degrees': 90 },
        pages: ['front'],
      },
    },
  ),
  fails(
    'a display that leaves out every other red, with its diagonal',
    withSides(gratings({ aligned: [22, 2.9, 180], oblique: [27, 4.1, 135] })),
    ['replica_detected'],
    failing,
  ),
  passes('a limit above what is there', withSides(gratings({ aligned: [9, 2.5, 90] })), {
    settings: { minimumAlignedDb: 12 },
  }),
  isNotApplicable('a picture too small to tell', withSides({ surface: surface({ gratings: null }) }), [
    'not_measurable',
  ]),
  isNotApplicable('the surface was not looked at', withSides({ surface: null }), ['not_enabled']),
  isNotApplicable('nothing was submitted', withDocument(null), []),
]);
