import { testCheck } from '../../../test/support/check-cases.ts';
import { inquiryCases } from '../../../test/support/record-cases.ts';
import { databaseSerproInquiryComparison } from './database-serpro-inquiry-comparison.ts';

testCheck(databaseSerproInquiryComparison, inquiryCases);
