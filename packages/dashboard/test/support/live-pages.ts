/** Pages that listen for changes, and what they ask the service for meanwhile. */
import type { Page } from 'playwright-core';
import type { Dashboard } from './dashboard.ts';

/** Paths that the page asks the server for from now on, but for the stream itself. */
export function listenTo(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(dashboard\/)?api\//.test(pathname) && !pathname.endsWith('/stream')) asked.push(pathname);
  });
  return asked;
}

/** An open page that has all that it asks for, and listens. */
export async function openIdle(dashboard: Dashboard, path: string): Promise<Page> {
  const page = await dashboard.open('/sign-in', { as: { role: 'admin' } });
  const isListening = page.waitForRequest((request) => request.url().includes('/api/stream'));
  await page.goto(`${dashboard.service.baseUrl}/dashboard${path}`);
  await isListening;
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  return page;
}

/** As the browser tells a page that another tab is before it, or no more. */
export const setHidden = (page: Page, isHidden: boolean): Promise<void> =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (hidden ? 'hidden' : 'visible'),
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
