import { fails, isNotApplicable, passes, testCheck } from '../../../test/support/check-cases.ts';
import { checkFacts } from '../../../test/support/check-facts.ts';
import { documentUnprocessableSubmissionDetection } from './document-unprocessable-submission-detection.ts';

testCheck(documentUnprocessableSubmissionDetection, [
  passes('the file could be opened', checkFacts()),
  fails('the file is broken', checkFacts({ paper: null, refusal: 'corrupt' }), ['corrupt']),
  fails('the file is empty', checkFacts({ paper: null, refusal: 'empty' }), ['corrupt']),
  fails('the file is too large', checkFacts({ paper: null, refusal: 'too_large' }), ['submission_invalid'], {
    metadata: { refusal: 'too_large' },
  }),
  isNotApplicable('no paper was submitted', checkFacts({ paper: null }), []),
]);
