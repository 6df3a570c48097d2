/** database_phone_carrier_inquiry_comparison: the typed values agree with the fields of the inquiry. */
import { inquiryComparison } from '../shared/given-comparisons.ts';

export const databasePhoneCarrierInquiryComparison = inquiryComparison({
  name: 'database_phone_carrier_inquiry_comparison',
  kind: 'database-phone-carrier',
});
