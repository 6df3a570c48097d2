import { testCheck } from '../../../test/support/check-cases.ts';
import { birthdateCases } from '../../../test/support/record-cases.ts';
import { databaseStandardBirthdateComparison } from './database-standard-birthdate-comparison.ts';

testCheck(databaseStandardBirthdateComparison, birthdateCases);
