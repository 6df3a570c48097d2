/** database_phone_carrier_identity_comparison: the typed person is on record. */
import { identityComparison } from '../shared/record-comparisons.ts';

export const databasePhoneCarrierIdentityComparison = identityComparison(
  { name: 'database_phone_carrier_identity_comparison', kind: 'database-phone-carrier', source: 'the phone carrier' },
  ['phone-number name-first name-last'],
);
