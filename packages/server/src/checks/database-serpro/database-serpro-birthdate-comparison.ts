/** database_serpro_birthdate_comparison: the typed birthdate is the one on record. */
import { propertyComparison } from '../shared/record-comparisons.ts';

export const databaseSerproBirthdateComparison = propertyComparison(
  { name: 'database_serpro_birthdate_comparison', kind: 'database-serpro', source: 'the register of taxpayers' },
  { what: 'the birthdate', properties: ['birthdate'] },
);
