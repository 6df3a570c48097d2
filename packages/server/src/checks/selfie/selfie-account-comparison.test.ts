import { fails, isNotApplicable, passes, testCheck } from '../../../test/support/check-cases.ts';
import { checkFacts, INCONCLUSIVE, MISMATCH } from '../../../test/support/check-facts.ts';
import { selfieAccountComparison } from './selfie-account-comparison.ts';

testCheck(selfieAccountComparison, [
  passes('the faces match', checkFacts(), { metadata: { band: 'match' } }),
  fails('the faces do not match', checkFacts({ accountToSelfie: MISMATCH }), ['face_mismatch'], {
    metadata: { band: 'mismatch' },
  }),
  fails('the comparison does not decide, and no reason is made up', checkFacts({ accountToSelfie: INCONCLUSIVE }), [], {
    metadata: { band: 'inconclusive' },
  }),

  isNotApplicable('the account has no earlier selfie', checkFacts({ accountToSelfie: null }), [
    'no_account_selfie_present',
  ]),
  isNotApplicable('no selfie was taken', checkFacts({ selfies: null }), []),
]);
