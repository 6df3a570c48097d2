/** Texts of later steps, which the browser loads once a page needs them. */
import { type FlowPage, isOfInquiry } from '../page.ts';
import { isLater } from '../steps/later-step-names.ts';
import type { Texts } from './en-US/index.ts';

/** True if the page has sentences of a later step, or the bar of the sandbox. */
export const needsLaterTexts = (page: FlowPage): boolean =>
  isLater(page.step) || (isOfInquiry(page) && page.sandbox !== undefined);

/** True if the catalogue has the texts of later steps too. */
export const hasLaterTexts = (catalogue: Texts): boolean => 'primer.open' in catalogue;
