/** Scripts of a page, loaded before it is shown. */
import { loadSandboxBar } from './load-sandbox-bar.ts';
import { type FlowPage, isOfInquiry } from './page.ts';
import { loadStep } from './steps/later-steps.ts';

/** Loads the components of the page. Rejects without a connection. */
export async function loadPage(page: FlowPage): Promise<void> {
  const hasBar = isOfInquiry(page) && page.sandbox !== undefined;
  await Promise.all([loadStep(page.step), hasBar && loadSandboxBar()]);
}
