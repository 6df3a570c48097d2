import { testCheck } from '../../../test/support/check-cases.ts';
import { deceasedCases } from '../../../test/support/record-cases.ts';
import { databaseSerproDeceasedDetection } from './database-serpro-deceased-detection.ts';

testCheck(databaseSerproDeceasedDetection, deceasedCases);
