import { fails, isNotApplicable, passes, testCheck } from '../../../test/support/check-cases.ts';
import { checkFacts, licence, withDocument } from '../../../test/support/check-facts.ts';
import { idInquiryComparison } from './id-inquiry-comparison.ts';

testCheck(idInquiryComparison, [
  fails(
    'only the given name is in the place of the family name',
    checkFacts({ inquiryFields: { 'name-first': 'Jane', 'name-last': 'Ava' } }),
    ['property_mismatch'],
  ),
  fails(
    'the family name is right and the given name is another',
    checkFacts({ inquiryFields: { 'name-first': 'Jane', 'name-last': 'Lindqvist' } }),
    ['property_mismatch'],
  ),
  passes('names and birthdate agree', checkFacts()),
  passes('only one field was filled', checkFacts({ inquiryFields: { 'name-last': 'lindqvist' } })),
  passes('one letter of a long name is wrong', checkFacts({ inquiryFields: { 'name-last': 'Lindkvist' } })),
  fails('the birthdate is another', checkFacts({ inquiryFields: { birthdate: '1990-04-13' } }), ['property_mismatch']),
  fails('the name is another', checkFacts({ inquiryFields: { 'name-first': 'Jane', 'name-last': 'Doe' } }), [
    'property_mismatch',
  ]),
  fails(
    'given and family name are swapped',
    checkFacts({ inquiryFields: { 'name-first': 'Lindqvist', 'name-last': 'Ava' } }),
    ['names_swapped'],
  ),
  passes(
    'the family name was typed in Cyrillic letters',
    checkFacts({
      inquiryFields: { 'name-last': 'Ліндквіст' },
      document: licence({ attributes: { 'name-last': 'LINDKVIST' } }),
    }),
  ),
  fails('another name was typed in Cyrillic letters', checkFacts({ inquiryFields: { 'name-last': 'Шевченко' } }), [
    'property_mismatch',
  ]),
  isNotApplicable(
    'a name was typed in a script that cannot be compared, and the birthdate agrees',
    checkFacts({ inquiryFields: { 'name-last': 'محمد', birthdate: '1990-04-12' } }),
    ['not_comparable'],
  ),
  fails(
    'a name was typed in a script that cannot be compared, and the birthdate is another',
    checkFacts({ inquiryFields: { 'name-last': 'محمد', birthdate: '1990-04-13' } }),
    ['property_mismatch'],
  ),
  isNotApplicable('no field was filled', checkFacts({ inquiryFields: { 'name-first': '', 'name-last': null } }), [
    'missing_properties',
  ]),
  isNotApplicable('there is no inquiry', checkFacts({ inquiryFields: null }), ['no_inquiry']),
  isNotApplicable('nothing was submitted', withDocument(null), []),
]);
