/** database_serpro_inquiry_comparison: the typed values agree with the fields of the inquiry. */
import { inquiryComparison } from '../shared/given-comparisons.ts';

export const databaseSerproInquiryComparison = inquiryComparison({
  name: 'database_serpro_inquiry_comparison',
  kind: 'database-serpro',
});
