/** database_phone_carrier_name_comparison: the typed name is the one on record. */
import { propertyComparison } from '../shared/record-comparisons.ts';

export const databasePhoneCarrierNameComparison = propertyComparison(
  { name: 'database_phone_carrier_name_comparison', kind: 'database-phone-carrier', source: 'the phone carrier' },
  { what: 'the name', properties: ['name-first', 'name-last'] },
);
