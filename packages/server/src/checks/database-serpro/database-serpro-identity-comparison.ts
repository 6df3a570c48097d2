/** database_serpro_identity_comparison: somebody who is the one that was typed is on record. */
import { identityComparison } from '../shared/record-comparisons.ts';

export const databaseSerproIdentityComparison = identityComparison(
  { name: 'database_serpro_identity_comparison', kind: 'database-serpro', source: 'the register of taxpayers' },
  ['cpf name-full birthdate', 'cpf name-first name-last birthdate'],
);
