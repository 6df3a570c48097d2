import { testCheck } from '../../../test/support/check-cases.ts';
import { birthdateCases } from '../../../test/support/record-cases.ts';
import { databaseEcbsvBirthdateComparison } from './database-ecbsv-birthdate-comparison.ts';

testCheck(databaseEcbsvBirthdateComparison, birthdateCases);
