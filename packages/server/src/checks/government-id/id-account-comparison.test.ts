import { fails, isNotApplicable, passes, testCheck } from '../../../test/support/check-cases.ts';
import { checkFacts, withDocument } from '../../../test/support/check-facts.ts';
import { idAccountComparison } from './id-account-comparison.ts';

testCheck(idAccountComparison, [
  passes('names and birthdate agree', checkFacts()),
  passes(
    'the account holds both given names and an accent',
    checkFacts({ accountFields: { 'name-first': 'Áva Marie', 'name-last': 'Lindqvist' } }),
  ),
  fails('the birthdate is another', checkFacts({ accountFields: { birthdate: '1990-12-04' } }), ['property_mismatch']),
  fails('the family name is another', checkFacts({ accountFields: { 'name-last': 'Okonkwo' } }), ['property_mismatch']),
  passes(
    'a property that the template does not compare differs',
    checkFacts({ accountFields: { 'name-last': 'Okonkwo', birthdate: '1990-04-12' } }),
    { settings: { properties: ['birthdate'] } },
  ),
  isNotApplicable(
    'the account has the name in a script that cannot be compared',
    checkFacts({ accountFields: { 'name-last': '王' } }),
    ['not_comparable'],
  ),
  isNotApplicable('the account states nothing to compare', checkFacts({ accountFields: { 'name-first': null } }), [
    'missing_properties',
  ]),
  isNotApplicable('there is no account', checkFacts({ accountFields: null }), ['no_account']),
  isNotApplicable('nothing was submitted', withDocument(null), []),
]);
