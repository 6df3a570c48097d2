/** aamva_identity_comparison: the typed person is on record. */
import { identityComparison } from '../shared/record-comparisons.ts';

export const aamvaIdentityComparison = identityComparison(
  { name: 'aamva_identity_comparison', kind: 'aamva', source: 'the licence authority' },
  ['identification-number name-last birthdate'],
);
