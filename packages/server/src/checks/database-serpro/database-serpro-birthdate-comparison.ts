/** database_serpro_birthdate_comparison: the birthdate on record is the one that was typed. */
import { propertyComparison } from '../shared/record-comparisons.ts';

export const databaseSerproBirthdateComparison = propertyComparison(
  { name: 'database_serpro_birthdate_comparison', kind: 'database-serpro', source: 'the register of taxpayers' },
  { what: 'the birthdate', properties: ['birthdate'] },
);
