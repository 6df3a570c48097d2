/** aamva_database_lookup: the licence authority has a record of this licence. */
import { defineCheck, failed, notApplicable, passed } from '../check.ts';
import { comparedOf } from '../shared/record-comparisons.ts';

export const aamvaDatabaseLookup = defineCheck({
  name: 'aamva_database_lookup',
  kind: 'aamva',
  type: 'user_action',
  asks: { part: 'details', remedy: 'details_not_confirmed' },
  summary: 'Checks that the licence authority of the state holds a record of this licence.',
  limits: 'The result is only as reliable as the look-up. Other checks compare the contents of the record.',
  fooledBy: 'A person who knows the number of someone else’s licence.',
  needs: { submitted: null, record: 'disabled' },
  reasons: ['disabled', 'disabled_by_check_config', 'lookup_unavailable', 'not_found'],
  defaultRequirement: 'required',
  defaultSettings: {},
  revision: 1,
  evaluate(facts) {
    const compared = comparedOf(facts);
    if (compared === 'not_found') return failed([compared]);
    return compared === 'lookup_unavailable' ? notApplicable([compared]) : passed();
  },
});
