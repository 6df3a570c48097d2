/** id_disallowed_country_detection: the issuing country is allowed and is the one that the individual chose. */
import { defineCheck, failed, notApplicable, passed } from '../check.ts';

/** Territories that have an ISO 3166-1 code of their own and issue US documents. */
const UNITED_STATES_TERRITORIES: ReadonlySet<string> = new Set(['PR', 'GU', 'VI', 'AS', 'MP']);

function sameIssuer(detected: string, selected: string): boolean {
  return detected === selected || (detected === 'US' && UNITED_STATES_TERRITORIES.has(selected));
}

export const idDisallowedCountryDetection = defineCheck({
  name: 'id_disallowed_country_detection',
  kind: 'government-id',
  type: 'user_action',
  asks: { part: 'choice', remedy: 'country_not_accepted' },
  summary:
    'Compares the issuing country that the document states with the allowed countries and with the country that the individual chose.',
  limits: 'Trusts what the document states. A document without a readable country is left to a reviewer.',
  fooledBy: 'A forged document that states an allowed country.',
  measuredBy: ['genuine'],
  needs: { document: null },
  reasons: ['no_country', 'invalid_country', 'selected_country_mismatch'],
  defaultRequirement: 'required',
  /** ISO 3166-1 alpha-2, upper-case; empty allows every country. */
  defaultSettings: { enabledCountryCodes: [] as readonly string[] },
  revision: 1,
  evaluate({ document, selected }, { enabledCountryCodes }) {
    const detected = document?.detected.countryCode?.toUpperCase() ?? null;
    const chosen = selected.countryCode?.toUpperCase() ?? null;
    const metadata = {
      'country-code': detected,
      'selected-country-code': chosen,
      'enabled-country-codes': enabledCountryCodes,
    };
    if (!detected) return notApplicable(['no_country'], metadata);
    const allowed = enabledCountryCodes.length === 0 || enabledCountryCodes.some((code) => sameIssuer(detected, code));
    if (!allowed) return failed(['invalid_country'], metadata);
    if (chosen && !sameIssuer(detected, chosen)) return failed(['selected_country_mismatch'], metadata);
    return passed(metadata);
  },
});
