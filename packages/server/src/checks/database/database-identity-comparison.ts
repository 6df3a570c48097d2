/** database_identity_comparison: the typed person is on record. */
import { identityComparison } from '../shared/record-comparisons.ts';

export const databaseIdentityComparison = identityComparison(
  { name: 'database_identity_comparison', kind: 'database', source: 'the database' },
  [
    'name-first name-last birthdate',
    'name-first name-last address-street-1 address-postal-code',
    'name-first name-last identification-number',
  ],
);
