/** database_phone_carrier_birthdate_comparison: the typed birthdate is the one on record. */
import { propertyComparison } from '../shared/record-comparisons.ts';

export const databasePhoneCarrierBirthdateComparison = propertyComparison(
  { name: 'database_phone_carrier_birthdate_comparison', kind: 'database-phone-carrier', source: 'the phone carrier' },
  { what: 'the birthdate', properties: ['birthdate'] },
);
