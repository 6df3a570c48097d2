import { testCheck } from '../../../test/support/check-cases.ts';
import { inquiryCases } from '../../../test/support/record-cases.ts';
import { databaseTinInquiryComparison } from './database-tin-inquiry-comparison.ts';

testCheck(databaseTinInquiryComparison, inquiryCases);
