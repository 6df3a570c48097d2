/** database_standard_inquiry_comparison: the typed values agree with the fields of the inquiry. */
import { inquiryComparison } from '../shared/given-comparisons.ts';

export const databaseStandardInquiryComparison = inquiryComparison({
  name: 'database_standard_inquiry_comparison',
  kind: 'database-standard',
});
