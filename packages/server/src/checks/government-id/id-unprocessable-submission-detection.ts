/** id_unprocessable_submission_detection: the submitted files could be opened as pictures. */
import { defineCheck, failed, notApplicable, passed } from '../check.ts';

export const idUnprocessableSubmissionDetection = defineCheck({
  name: 'id_unprocessable_submission_detection',
  kind: 'government-id',
  type: 'user_action',
  asks: { part: 'document', remedy: 'file_unreadable' },
  summary: 'Checks that the submitted files could be decoded within the limits of format, size and time.',
  limits: 'Does not examine what the picture shows.',
  fooledBy: 'Nothing: other checks judge a file that opens.',
  needs: {},
  reasons: ['corrupt', 'submission_invalid'],
  defaultRequirement: 'required',
  defaultSettings: {},
  revision: 1,
  evaluate({ document, refusal }) {
    if (refusal)
      return failed([refusal === 'corrupt' || refusal === 'empty' ? 'corrupt' : 'submission_invalid'], { refusal });
    return document ? passed() : notApplicable();
  },
});
