import { fails, isNotApplicable, passes, testCheck } from '../../../test/support/check-cases.ts';
import { checkFacts, face, selfie, selfies, withDocument } from '../../../test/support/check-facts.ts';
import { selfieAgeComparison } from './selfie-age-comparison.ts';

/** The holder is 36 on the day of the tests. */
const looks = (years: number) =>
  selfies({ center: selfie('center', { faces: [face({ age: { years, within95: 12 } })] }) });

testCheck(selfieAgeComparison, [
  passes('the face looks as old as it is', checkFacts({ selfies: looks(36) }), {
    metadata: { 'estimated-age': 36, 'estimated-age-within': 12 },
  }),
  passes('the face looks younger within the error of the model', checkFacts({ selfies: looks(24) })),
  fails('the face looks younger beyond it', checkFacts({ selfies: looks(23.9) }), ['age_mismatch']),
  passes('the face looks older within the error of the model', checkFacts({ selfies: looks(49) })),
  fails('the face looks older beyond it', checkFacts({ selfies: looks(49.1) }), ['age_mismatch']),
  fails('the inquiry has the birthdate when no document has', withDocument(null, { selfies: looks(70) }), [
    'age_mismatch',
  ]),

  isNotApplicable('no age model is connected', checkFacts(), ['not_enabled']),
  isNotApplicable(
    'no birthdate is known',
    checkFacts({ document: null, inquiryFields: null, accountFields: null, selfies: looks(36) }),
    ['no_reference_birthdate'],
  ),
  isNotApplicable(
    'no face was found',
    checkFacts({ selfies: selfies({ center: selfie('center', { faces: [] }) }) }),
    [],
  ),
  isNotApplicable('no selfie was taken', checkFacts({ selfies: null }), []),
]);
