/** id_aamva_database_lookup: the licence authorities have this record. */
import { type CheckFacts, type CheckOutcome, defineCheck, failed, notApplicable } from '../check.ts';
import { judgeRequirements, requirementResult } from '../shared/compare-properties.ts';

type Found = Extract<CheckFacts['licenceLookup'], { state: 'found' }>;

function judgeMatches({ matches }: Found): CheckOutcome<'property_mismatch' | 'missing_properties'> {
  const compared = Object.entries(matches).map(([name, agrees]) =>
    requirementResult(name, agrees ? 'full' : 'none', 'full'),
  );
  return compared.length === 0
    ? notApplicable(['missing_properties'])
    : judgeRequirements(compared, 'property_mismatch');
}

export const idAamvaDatabaseLookup = defineCheck({
  name: 'id_aamva_database_lookup',
  kind: 'government-id',
  type: 'fraud',
  summary:
    'Asks the US licence authorities whether they hold this record. Uses the look-up that the operator connects with AAMVA_LOOKUP_URL.',
  limits: 'The result is only as reliable as the look-up. The authorities know the record, but not who holds the card.',
  fooledBy: 'A forged card with the details of a real licence.',
  needs: { licenceLookup: 'disabled', document: null },
  reasons: [
    'disabled',
    'disabled_by_check_config',
    'unsupported_country',
    'missing_properties',
    'lookup_unavailable',
    'not_found',
    'property_mismatch',
  ],
  defaultRequirement: 'not_required',
  defaultSettings: {},
  revision: 2,
  evaluate({ licenceLookup }) {
    switch (licenceLookup?.state) {
      case 'found':
        return judgeMatches(licenceLookup);
      case 'not_found':
        return failed(['not_found']);
      case 'unsupported_country':
      case 'missing_properties':
        return notApplicable([licenceLookup.state]);
      default:
        return notApplicable(['lookup_unavailable']);
    }
  },
});
