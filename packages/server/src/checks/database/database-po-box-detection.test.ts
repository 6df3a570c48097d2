import { testCheck } from '../../../test/support/check-cases.ts';
import { poBoxCases } from '../../../test/support/record-cases.ts';
import { databasePoBoxDetection } from './database-po-box-detection.ts';

testCheck(databasePoBoxDetection, poBoxCases);
