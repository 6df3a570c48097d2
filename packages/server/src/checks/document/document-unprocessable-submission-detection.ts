/** document_unprocessable_submission_detection: the submitted file could be opened. */
import { defineCheck, failed, notApplicable, passed } from '../check.ts';

export const documentUnprocessableSubmissionDetection = defineCheck({
  name: 'document_unprocessable_submission_detection',
  extension: true,
  kind: 'document',
  type: 'user_action',
  asks: { part: 'paper', remedy: 'file_unreadable' },
  summary: 'Checks that the submitted file could be opened within the limits of format, size and time.',
  limits: 'Does not examine what the paper is.',
  fooledBy: 'Nothing: other checks judge a file that opens.',
  measuredBy: ['hostile'],
  needs: {},
  reasons: ['corrupt', 'submission_invalid'],
  defaultRequirement: 'required',
  defaultSettings: {},
  revision: 1,
  evaluate({ paper, refusal }) {
    if (refusal)
      return failed([refusal === 'corrupt' || refusal === 'empty' ? 'corrupt' : 'submission_invalid'], { refusal });
    return paper ? passed() : notApplicable();
  },
});
