import { isNotApplicable, testCheck } from '../../../test/support/check-cases.ts';
import { checkFacts } from '../../../test/support/check-facts.ts';
import { idAamvaDatabaseLookup } from './id-aamva-database-lookup.ts';

testCheck(idAamvaDatabaseLookup, [
  isNotApplicable('nothing is asserted even when all facts are there', checkFacts(), ['disabled']),
  isNotApplicable('nothing was submitted', checkFacts({ document: null }), ['disabled']),
]);
