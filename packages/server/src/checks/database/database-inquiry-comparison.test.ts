import { testCheck } from '../../../test/support/check-cases.ts';
import { inquiryCases } from '../../../test/support/record-cases.ts';
import { databaseInquiryComparison } from './database-inquiry-comparison.ts';

testCheck(databaseInquiryComparison, inquiryCases);
