import { testCheck } from '../../../test/support/check-cases.ts';
import { birthdateCases } from '../../../test/support/record-cases.ts';
import { databaseBirthdateComparison } from './database-birthdate-comparison.ts';

testCheck(databaseBirthdateComparison, birthdateCases);
