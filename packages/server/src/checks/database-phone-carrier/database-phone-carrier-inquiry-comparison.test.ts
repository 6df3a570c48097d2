import { testCheck } from '../../../test/support/check-cases.ts';
import { inquiryCases } from '../../../test/support/record-cases.ts';
import { databasePhoneCarrierInquiryComparison } from './database-phone-carrier-inquiry-comparison.ts';

testCheck(databasePhoneCarrierInquiryComparison, inquiryCases);
