/** database_tin_identity_comparison: the typed person is on record. */
import { identityComparison } from '../shared/record-comparisons.ts';

export const databaseTinIdentityComparison = identityComparison(
  { name: 'database_tin_identity_comparison', kind: 'database-tin', source: 'the tax authority' },
  ['tin name-first name-last', 'tin name-business'],
);
