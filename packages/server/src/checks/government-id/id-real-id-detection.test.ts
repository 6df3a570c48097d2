import { fails, isNotApplicable, passes, testCheck } from '../../../test/support/check-cases.ts';
import {
  aamva,
  barcode,
  checkFacts,
  textLine,
  withDocument,
  withPassport,
  withSides,
  withType,
} from '../../../test/support/check-facts.ts';
import { idRealIdDetection } from './id-real-id-detection.ts';

testCheck(idRealIdDetection, [
  passes('an identification card with the mark', withType('US', 'id')),
  isNotApplicable('a Canadian licence', withType('CA', 'dl'), []),
  isNotApplicable('a permanent resident card', withType('US', 'pr'), []),
  passes('the barcode states compliance', checkFacts()),
  fails(
    'the barcode states that it does not comply',
    withSides({}, { barcode: barcode({ aamva: aamva({ elements: { DDA: 'N' } }) }) }),
    ['federal_limits_apply'],
  ),
  fails('the front says so in words', withSides({ text: [textLine('FEDERAL LIMITS'), textLine('APPLY')] }), [
    'federal_limits_apply',
  ]),
  fails('nothing is said', withSides({}, { barcode: null }), ['federal_limits_undetected']),
  isNotApplicable('a passport is another kind of document', withPassport(), []),
  isNotApplicable('nothing was submitted', withDocument(null), []),
]);
