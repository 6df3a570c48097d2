/** Conversion of a request for an export. */
import type { InquiryFilterTexts } from '../inquiries/index.ts';

/** Returns the filter without empty members, which the page sends for what is not chosen. */
export const readFilter = (sent: InquiryFilterTexts): InquiryFilterTexts =>
  Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== ''));
