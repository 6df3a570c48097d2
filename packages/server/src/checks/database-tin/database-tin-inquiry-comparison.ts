/** database_tin_inquiry_comparison: the typed values agree with the fields of the inquiry. */
import { inquiryComparison } from '../shared/given-comparisons.ts';

export const databaseTinInquiryComparison = inquiryComparison({
  name: 'database_tin_inquiry_comparison',
  kind: 'database-tin',
});
