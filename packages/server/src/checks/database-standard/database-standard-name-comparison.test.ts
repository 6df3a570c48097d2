import { testCheck } from '../../../test/support/check-cases.ts';
import { fullNameCases } from '../../../test/support/record-cases.ts';
import { databaseStandardNameComparison } from './database-standard-name-comparison.ts';

testCheck(databaseStandardNameComparison, fullNameCases);
