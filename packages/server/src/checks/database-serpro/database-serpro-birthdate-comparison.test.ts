import { testCheck } from '../../../test/support/check-cases.ts';
import { birthdateCases } from '../../../test/support/record-cases.ts';
import { databaseSerproBirthdateComparison } from './database-serpro-birthdate-comparison.ts';

testCheck(databaseSerproBirthdateComparison, birthdateCases);
