/** Pages that listen for changes, and what they ask the service for meanwhile. */
import type { Page } from 'playwright-core';
import { eventually } from '../../../server/test/support/eventually.ts';
import type { Dashboard } from './dashboard.ts';
import { settled } from './settled.ts';

/** Paths that the page asks the server for from now on, but for the stream itself. */
export function listenTo(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(dashboard\/)?api\//.test(pathname) && !pathname.endsWith('/stream')) asked.push(pathname);
  });
  return asked;
}

const quietMs = 2000;

/** Resolves when the page has asked for nothing for a while: parts of it are loaded when others have come. */
async function quiet(page: Page): Promise<void> {
  let newest = performance.now();
  const onRequest = () => {
    newest = performance.now();
  };
  page.on('request', onRequest);
  await eventually('the page asks for nothing more', async () => performance.now() - newest > quietMs);
  page.off('request', onRequest);
}

/** An open page that has all that it asks for, and listens. */
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
