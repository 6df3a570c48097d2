/**
 * id_aamva_database_lookup: never answers, because no connection to the licence authorities exists; it is always
 * not_applicable.
 */
import { defineCheck, notApplicable } from '../check.ts';

/** Always not_applicable with `disabled`. */
export const idAamvaDatabaseLookup = defineCheck({
  name: 'id_aamva_database_lookup',
  kind: 'government-id',
  type: 'fraud',
  summary: 'Would ask the US licence authorities whether they hold this record.',
  limits: 'Never asked here: the look-up needs a contract with AAMVA and a connection this server does not have.',
  fooledBy: 'Not applicable: nothing is asserted.',
  needs: {},
  reasons: ['disabled', 'disabled_by_check_config'],
  defaultRequirement: 'not_required',
  defaultSettings: {},
  revision: 1,
  evaluate: () => notApplicable(['disabled']),
});
