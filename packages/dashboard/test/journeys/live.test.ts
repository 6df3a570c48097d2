/** What is open follows what changes: by what a change names, every few seconds at most, and only while somebody looks. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { createInquiry, simulate } from '../../../server/test/support/inquiries.ts';
import { walkThrough } from '../../../server/test/support/sandbox-walk.ts';
import { runDashboard } from '../support/dashboard.ts';

let untouched = '';
const dashboard = runDashboard(async (service) => {
  untouched = (await walkThrough(service, { 'reference-id': 'untouched' })).id;
});

/** Paths that the page asks the server for from now on, but for the stream itself. */
function listenTo(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(dashboard\/)?api\//.test(pathname) && !pathname.endsWith('/stream')) asked.push(pathname);
  });
  return asked;
}

/** An open page that has all that it asks for, and listens. */
async function openIdle(path: string): Promise<Page> {
  const page = await dashboard.open('/sign-in', { as: { role: 'admin' } });
  const isListening = page.waitForRequest((request) => request.url().includes('/api/stream'));
  await page.goto(`${dashboard.service.baseUrl}/dashboard${path}`);
  await isListening;
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForTimeout(3000);
  return page;
}

const lastsMs = 30_000;

/** Creations for half a minute, some a second; gives how many there were. */
async function keepCreating(): Promise<number> {
  const until = performance.now() + lastsMs;
  let created = 0;
  while (performance.now() < until) {
    await createInquiry(dashboard.service, { 'reference-id': `another ${created}` });
    created += 1;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return created;
}

/** As the browser tells a page that another tab is before it, or no more. */
const setHidden = (page: Page, isHidden: boolean): Promise<void> =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (hidden ? 'hidden' : 'visible'),
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);

describe('while many inquiries are created', () => {
  let ofHome: string[] = [];
  let ofInquiry: string[] = [];
  let ofHidden: string[] = [];
  let home: Page;
  let hidden: Page;

  before(async () => {
    home = await openIdle('/sandbox');
    hidden = await openIdle('/sandbox/inquiries');
    const inquiry = await openIdle(`/sandbox/inquiries/${untouched}`);
    await setHidden(hidden, true);
    [ofHome, ofInquiry, ofHidden] = [listenTo(home), listenTo(inquiry), listenTo(hidden)];
    assert.ok((await keepCreating()) >= 10, 'too few were created to tell');
  });

  test('home shows the newest, and asks fewer than 60 times a minute', async () => {
    assert.ok(ofHome.length > 0, 'home did not follow');
    assert.ok(ofHome.length < lastsMs / 1000, `${ofHome.length} requests in ${lastsMs} ms: ${ofHome}`);
    await createInquiry(dashboard.service, { 'reference-id': 'the newest' });
    await home.getByRole('link', { name: 'the newest' }).first().waitFor();
  });

  test('the page of an inquiry that nobody touches asks for nothing of it', () => {
    assert.deepEqual(
      ofInquiry.filter((path) => path.includes(untouched)),
      [],
    );
    assert.ok(ofInquiry.length < lastsMs / 1000, `${ofInquiry.length} requests: ${ofInquiry}`);
  });

  test('a tab that is hidden asks for nothing, and catches up when it is shown', async () => {
    assert.deepEqual(ofHidden, []);
    await setHidden(hidden, false);
    await hidden.getByText('the newest').first().waitFor();
  });
});

test('the page of one inquiry follows that inquiry', async () => {
  const { id } = await createInquiry(dashboard.service, { 'reference-id': 'touched' });
  const page = await openIdle(`/sandbox/inquiries/${id}`);
  const asked = listenTo(page);
  await createInquiry(dashboard.service);
  await page.waitForTimeout(8000);
  assert.deepEqual(
    asked.filter((path) => path.includes(id)),
    [],
  );
  await simulate(dashboard.service, id, 'start_inquiry', 'mark_for_review_inquiry');
  await page.getByRole('region', { name: 'Decision' }).getByText('Needs review').waitFor();
  assert.ok(asked.some((path) => path.endsWith(`/inquiries/${id}`)));
});
