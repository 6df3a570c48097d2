import { testCheck } from '../../../test/support/check-cases.ts';
import { deceasedCases } from '../../../test/support/record-cases.ts';
import { databaseStandardDeceasedDetection } from './database-standard-deceased-detection.ts';

testCheck(databaseStandardDeceasedDetection, deceasedCases);
