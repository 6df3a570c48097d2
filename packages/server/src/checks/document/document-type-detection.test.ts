import { fails, isNotApplicable, passes, testCheck } from '../../../test/support/check-cases.ts';
import { checkFacts, withPaper } from '../../../test/support/check-facts.ts';
import { documentTypeDetection } from './document-type-detection.ts';

const settings = { enabledDocumentTypes: ['standard_utility_bill'] };

testCheck(documentTypeDetection, [
  passes('the kind was recognized and none is excluded', withPaper({}), {
    metadata: { 'detected-document-type': 'bank_statement' },
  }),
  passes('the kind is an accepted one', withPaper({ documentType: 'standard_utility_bill' }), { settings }),
  fails('the kind is not an accepted one', withPaper({}), ['restricted_type'], { settings }),
  fails('no kind was recognized', withPaper({ documentType: null }), ['type_not_detected']),
  isNotApplicable('no paper was read', checkFacts({ paper: null }), []),
]);
