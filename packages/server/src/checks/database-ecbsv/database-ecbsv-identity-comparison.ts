/** database_ecbsv_identity_comparison: the typed person is on record. */
import { identityComparison } from '../shared/record-comparisons.ts';

export const databaseEcbsvIdentityComparison = identityComparison(
  { name: 'database_ecbsv_identity_comparison', kind: 'database-ecbsv', source: 'the social security administration' },
  ['name-first name-last birthdate identification-number'],
);
