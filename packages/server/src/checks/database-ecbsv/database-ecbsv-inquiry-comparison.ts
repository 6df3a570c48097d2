/** database_ecbsv_inquiry_comparison: what was typed agrees with the fields of the inquiry. */
import { inquiryComparison } from '../shared/given-comparisons.ts';

export const databaseEcbsvInquiryComparison = inquiryComparison({
  name: 'database_ecbsv_inquiry_comparison',
  kind: 'database-ecbsv',
});
