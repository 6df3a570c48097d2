import { testCheck } from '../../../test/support/check-cases.ts';
import { deceasedCases } from '../../../test/support/record-cases.ts';
import { databaseDeceasedDetection } from './database-deceased-detection.ts';

testCheck(databaseDeceasedDetection, deceasedCases);
