import { fails, isNotApplicable, passes, testCheck } from '../../../test/support/check-cases.ts';
import { checkFacts, face, selfie, selfies } from '../../../test/support/check-facts.ts';
import { selfieAgeThresholdComparison } from './selfie-age-threshold-comparison.ts';

const looks = (years: number) =>
  checkFacts({ selfies: selfies({ center: selfie('center', { faces: [face({ age: { years, within95: 8 } })] }) }) });
const adults = { settings: { minimumAge: 18 } };
const young = { settings: { maximumAge: 25 } };

testCheck(selfieAgeThresholdComparison, [
  passes('the face looks older than the limit', looks(30), { ...adults, metadata: { 'minimum-age': 18 } }),
  passes('the face looks younger, within the error of the model', looks(10), adults),
  fails('the face looks younger beyond it', looks(9.9), ['age_outside_limits'], adults),
  passes('the face looks older than the upper limit, within the error', looks(34), young),
  fails('the face looks older beyond it', looks(34.1), ['age_outside_limits'], young),

  isNotApplicable('the template sets no limit', looks(30), ['no_age_limits']),
  isNotApplicable('no age model is connected', checkFacts(), ['no_selfie_age_estimation'], adults),
  isNotApplicable('no selfie was taken', checkFacts({ selfies: null }), []),
]);
