/** Pages that listen for changes, and the requests they make meanwhile. */
import type { Page } from 'playwright-core';
import { eventually } from '../../../server/test/support/eventually.ts';
import type { Dashboard } from './dashboard.ts';
import { settled } from './settled.ts';

/** Collects the paths of the page's API requests from now on, except the event stream. */
export function listenTo(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(dashboard\/)?api\//.test(pathname) && !pathname.endsWith('/stream')) asked.push(pathname);
  });
  return asked;
}

const quietMs = 2000;

/** Resolves when the page has made no request for a while: some parts load after others. */
async function quiet(page: Page): Promise<void> {
  let newest = performance.now();
  const onRequest = () => {
    newest = performance.now();
  };
  page.on('request', onRequest);
  await eventually('the page asks for nothing more', async () => performance.now() - newest > quietMs);
  page.off('request', onRequest);
}

/** Opens a page that has loaded its data and listens for changes. */
export async function openIdle(dashboard: Dashboard, path: string): Promise<Page> {
  const page = await dashboard.open('/sign-in', { as: { role: 'admin' } });
  const isListening = page.waitForRequest((request) => request.url().includes('/api/stream'));
  await page.goto(`${dashboard.service.baseUrl}/dashboard${path}`);
  await isListening;
  await page.getByRole('heading', { level: 1 }).waitFor();
  await settled(page);
  await quiet(page);
  return page;
}

/** Simulates that the tab is hidden by another one, or visible again. */
export const setHidden = (page: Page, isHidden: boolean): Promise<void> =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (hidden ? 'hidden' : 'visible'),
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
