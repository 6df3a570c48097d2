import { testCheck } from '../../../test/support/check-cases.ts';
import { inquiryCases } from '../../../test/support/record-cases.ts';
import { databaseEcbsvInquiryComparison } from './database-ecbsv-inquiry-comparison.ts';

testCheck(databaseEcbsvInquiryComparison, inquiryCases);
