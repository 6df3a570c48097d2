import { testCheck } from '../../../test/support/check-cases.ts';
import { nameCases } from '../../../test/support/record-cases.ts';
import { databaseEcbsvNameComparison } from './database-ecbsv-name-comparison.ts';

testCheck(databaseEcbsvNameComparison, nameCases);
