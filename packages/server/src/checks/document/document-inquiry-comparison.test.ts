import { fails, isNotApplicable, passes, testCheck } from '../../../test/support/check-cases.ts';
import { checkFacts, withPaper } from '../../../test/support/check-facts.ts';
import { documentInquiryComparison } from './document-inquiry-comparison.ts';

const settings = { compareAddress: true };
const fields = { 'name-first': 'Ava', 'name-last': 'Lindqvist', 'address-city': 'Oakland' };

testCheck(documentInquiryComparison, [
  passes('the name agrees', withPaper({})),
  passes('one letter of the name was misread', withPaper({ values: { name: 'Ava Lindqvlst' } })),
  fails('the paper is made out to another person', withPaper({ values: { name: 'Jane Doe' } }), ['property_mismatch']),
  passes('the address agrees', withPaper({}, { inquiryFields: fields }), { settings }),
  fails(
    'the city differs',
    withPaper({}, { inquiryFields: { ...fields, 'address-city': 'Fresno' } }),
    ['property_mismatch'],
    {
      settings,
    },
  ),
  passes(
    'the city is not compared unless required',
    withPaper({}, { inquiryFields: { ...fields, 'address-city': 'Fresno' } }),
  ),
  isNotApplicable(
    'the paper has a name in a script that cannot be compared',
    withPaper({ values: { name: '王小明' } }),
    ['not_comparable'],
  ),
  isNotApplicable('no name was read', withPaper({ values: {} }), ['missing_properties']),
  isNotApplicable('there is no inquiry', withPaper({}, { inquiryFields: null }), ['no_inquiry']),
  isNotApplicable('no paper was read', checkFacts({ paper: null }), []),
]);
