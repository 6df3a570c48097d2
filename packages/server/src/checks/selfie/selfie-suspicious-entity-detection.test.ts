import { fails, isNotApplicable, passes, testCheck } from '../../../test/support/check-cases.ts';
import { checkFacts, selfie, selfies } from '../../../test/support/check-facts.ts';
import { selfieSuspiciousEntityDetection } from './selfie-suspicious-entity-detection.ts';

const print = (printedLines: number | null) =>
  checkFacts({ selfies: selfies({ center: selfie('center', { printedLines }) }) });

testCheck(selfieSuspiciousEntityDetection, [
  passes('no print is around the face', checkFacts(), { metadata: { 'printed-lines': 0 } }),
  passes('a shirt with four lines on it', print(4)),
  fails('print is around the face as on a document', print(5), ['suspicious_photo'], {
    metadata: { 'printed-lines': 5 },
  }),
  passes('the template asks for more', print(8), { settings: { minimumPrintedLines: 12 } }),

  isNotApplicable('no print was looked for', print(null), []),
  isNotApplicable('only turned pictures were taken', checkFacts({ selfies: { left: selfie('left') } }), []),
  isNotApplicable('no selfie was taken', checkFacts({ selfies: null }), []),
]);
