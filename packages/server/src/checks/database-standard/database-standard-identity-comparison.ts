/** database_standard_identity_comparison: the typed person is on record. */
import { identityComparison } from '../shared/record-comparisons.ts';

export const databaseStandardIdentityComparison = identityComparison(
  { name: 'database_standard_identity_comparison', kind: 'database-standard', source: 'the database' },
  [
    'name-first name-last birthdate',
    'name-first name-last address-street-1 address-postal-code',
    'name-first name-last phone-number',
  ],
);
