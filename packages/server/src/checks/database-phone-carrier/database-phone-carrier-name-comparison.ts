/** database_phone_carrier_name_comparison: the name on record is the one that was typed. */
import { propertyComparison } from '../shared/record-comparisons.ts';

export const databasePhoneCarrierNameComparison = propertyComparison(
  { name: 'database_phone_carrier_name_comparison', kind: 'database-phone-carrier', source: 'the phone carrier' },
  { what: 'the name', properties: ['name-first', 'name-last'] },
);
