import { testCheck } from '../../../test/support/check-cases.ts';
import { inquiryCases } from '../../../test/support/record-cases.ts';
import { databaseStandardInquiryComparison } from './database-standard-inquiry-comparison.ts';

testCheck(databaseStandardInquiryComparison, inquiryCases);
