import { testCheck } from '../../../test/support/check-cases.ts';
import { deceasedCases } from '../../../test/support/record-cases.ts';
import { databaseEcbsvDeceasedDetection } from './database-ecbsv-deceased-detection.ts';

testCheck(databaseEcbsvDeceasedDetection, deceasedCases);
