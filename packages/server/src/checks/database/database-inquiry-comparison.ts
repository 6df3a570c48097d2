/** database_inquiry_comparison: what was typed agrees with the fields of the inquiry. */
import { inquiryComparison } from '../shared/given-comparisons.ts';

export const databaseInquiryComparison = inquiryComparison({ name: 'database_inquiry_comparison', kind: 'database' });
