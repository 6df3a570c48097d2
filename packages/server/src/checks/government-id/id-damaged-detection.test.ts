import { fails, isNotApplicable, passes, testCheck } from '../../../test/support/check-cases.ts';
import { checkFacts, surface, withDocument, withSides } from '../../../test/support/check-facts.ts';
import { idDamagedDetection } from './id-damaged-detection.ts';

const hole = { x: 40, y: 380, width: 94, height: 94 };

testCheck(idDamagedDetection, [
  passes('no hole is found', checkFacts()),
  fails('a hole in the front', withSides({ surface: surface({ holes: [hole] }) }), ['holepunch_detected'], {
    metadata: { holes: [hole], pages: ['front'] },
  }),
  isNotApplicable('no outline, nothing to tell what lies around', withSides({ surface: surface({ holes: null }) }), [
    'not_enabled',
  ]),
  isNotApplicable('the surface was not looked at', withSides({ surface: null }), ['not_enabled']),
  isNotApplicable('nothing was submitted', withDocument(null), []),
]);
