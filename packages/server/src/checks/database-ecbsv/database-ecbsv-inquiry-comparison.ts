/** database_ecbsv_inquiry_comparison: the typed values agree with the fields of the inquiry. */
import { inquiryComparison } from '../shared/given-comparisons.ts';

export const databaseEcbsvInquiryComparison = inquiryComparison({
  name: 'database_ecbsv_inquiry_comparison',
  kind: 'database-ecbsv',
});
