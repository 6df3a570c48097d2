import { fails, isNotApplicable, passes, testCheck } from '../../../test/support/check-cases.ts';
import { checkFacts, withDocument, withType } from '../../../test/support/check-facts.ts';
import { idDisallowedCountryDetection } from './id-disallowed-country-detection.ts';

testCheck(idDisallowedCountryDetection, [
  passes('every country is allowed when none is named', checkFacts(), {
    metadata: { 'country-code': 'US', 'selected-country-code': 'US' },
  }),
  passes('the country is in the list', checkFacts(), { settings: { enabledCountryCodes: ['CA', 'US'] } }),
  passes(
    'the territory that was chosen issues US documents',
    checkFacts({ selected: { countryCode: 'PR', idClass: 'dl' } }),
  ),
  fails('the country is not in the list', checkFacts(), ['invalid_country'], {
    settings: { enabledCountryCodes: ['SE'] },
  }),
  fails('another country was chosen', checkFacts({ selected: { countryCode: 'SE', idClass: 'dl' } }), [
    'selected_country_mismatch',
  ]),
  passes('nothing was chosen', checkFacts({ selected: { countryCode: null, idClass: null } })),
  isNotApplicable('the document names no country', withType(null, 'dl'), ['no_country']),
  isNotApplicable('nothing was submitted', withDocument(null), []),
]);
