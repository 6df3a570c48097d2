import { fails, isNotApplicable, passes, testCheck } from '../../../test/support/check-cases.ts';
import { checkFacts, passport, side, withDocument, withPassport, withType } from '../../../test/support/check-facts.ts';
import { idMrzDetection } from './id-mrz-detection.ts';

testCheck(idMrzDetection, [
  fails(
    'one line of the zone is too short',
    withPassport({ lines: ['P<SWELINDQVIST<<AVA<MARIE'.padEnd(44, '<'), 'AA12345678SWE'] }),
    ['mrz_incomplete'],
  ),
  passes('a passport with its zone', withPassport(), { metadata: { format: 'TD3' } }),
  fails('a passport without', withDocument(passport({ front: side() })), ['mrz_not_found'], {
    metadata: { pages: ['front'] },
  }),
  fails('one line of the zone is cut off', withPassport({ lines: ['P<SWELINDQVIST<<AVA<MARIE'.padEnd(44, '<')] }), [
    'mrz_incomplete',
  ]),
  fails('the back of a German identity card without', withType('DE', 'id'), ['mrz_not_found'], {
    metadata: { pages: ['back'] },
  }),
  isNotApplicable('the back of a German identity card was not submitted', withType('DE', 'id', { back: null }), []),
  isNotApplicable('a licence has none', checkFacts(), []),
  isNotApplicable('identity cards of the country do not all have one', withType('MX', 'id'), []),
  isNotApplicable('the class is not known', withType('SE', null), []),
  isNotApplicable('nothing was submitted', withDocument(null), []),
]);
