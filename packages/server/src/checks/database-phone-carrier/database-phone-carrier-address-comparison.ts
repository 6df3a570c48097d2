/** database_phone_carrier_address_comparison: the typed address is the one on record. */
import { propertyComparison } from '../shared/record-comparisons.ts';

export const databasePhoneCarrierAddressComparison = propertyComparison(
  { name: 'database_phone_carrier_address_comparison', kind: 'database-phone-carrier', source: 'the phone carrier' },
  { what: 'the address', properties: ['address-street-1', 'address-postal-code'] },
);
