import { fails, isNotApplicable, passes, testCheck } from '../../../test/support/check-cases.ts';
import { checkFacts, withDocument } from '../../../test/support/check-facts.ts';
import { idUnprocessableSubmissionDetection } from './id-unprocessable-submission-detection.ts';

testCheck(idUnprocessableSubmissionDetection, [
  passes('the pictures were opened', checkFacts()),
  fails('the file is damaged', withDocument(null, { refusal: 'corrupt' }), ['corrupt'], {
    metadata: { refusal: 'corrupt' },
  }),
  fails('the file is empty', withDocument(null, { refusal: 'empty' }), ['corrupt']),
  fails('the picture has too many pixels', withDocument(null, { refusal: 'too_many_pixels' }), ['submission_invalid']),
  fails('the format is not one of those accepted', withDocument(null, { refusal: 'unsupported_format' }), [
    'submission_invalid',
  ]),
  isNotApplicable('nothing was submitted', withDocument(null), []),
]);
