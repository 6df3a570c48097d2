import { testCheck } from '../../../test/support/check-cases.ts';
import { poBoxCases } from '../../../test/support/record-cases.ts';
import { databaseStandardPoBoxDetection } from './database-standard-po-box-detection.ts';

testCheck(databaseStandardPoBoxDetection, poBoxCases);
