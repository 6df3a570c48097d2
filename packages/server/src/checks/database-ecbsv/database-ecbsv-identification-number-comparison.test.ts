import { testCheck } from '../../../test/support/check-cases.ts';
import { identificationNumberCases } from '../../../test/support/record-cases.ts';
import { databaseEcbsvIdentificationNumberComparison } from './database-ecbsv-identification-number-comparison.ts';

testCheck(databaseEcbsvIdentificationNumberComparison, identificationNumberCases);
