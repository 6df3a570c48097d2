/** database_serpro_identity_comparison: the typed person is on record. */
import { identityComparison } from '../shared/record-comparisons.ts';

export const databaseSerproIdentityComparison = identityComparison(
  { name: 'database_serpro_identity_comparison', kind: 'database-serpro', source: 'the register of taxpayers' },
  ['cpf name-full birthdate', 'cpf name-first name-last birthdate'],
);
