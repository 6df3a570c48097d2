/** database_phone_carrier_birthdate_comparison: the birthdate on record is the one that was typed. */
import { propertyComparison } from '../shared/record-comparisons.ts';

export const databasePhoneCarrierBirthdateComparison = propertyComparison(
  { name: 'database_phone_carrier_birthdate_comparison', kind: 'database-phone-carrier', source: 'the phone carrier' },
  { what: 'the birthdate', properties: ['birthdate'] },
);
