import { testCheck } from '../../../test/support/check-cases.ts';
import { fullNameCases } from '../../../test/support/record-cases.ts';
import { databaseNameComparison } from './database-name-comparison.ts';

testCheck(databaseNameComparison, fullNameCases);
