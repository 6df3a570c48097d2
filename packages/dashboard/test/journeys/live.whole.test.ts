/** Requests of open pages under a steady rate of new inquiries: few and relevant, and none from a hidden tab. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { createInquiry } from '../../../server/test/support/inquiries.ts';
import { walkThrough } from '../../../server/test/support/sandbox-walk.ts';
import { runDashboard } from '../support/dashboard.ts';
import { listenTo, openIdle, setHidden } from '../support/live-pages.ts';

let untouched = '';
const dashboard = runDashboard(async (service) => {
  untouched = (await walkThrough(service, { 'reference-id': 'untouched' })).id;
});

const lastsMs = 5 * 60_000;

/** Creates several inquiries a second for five minutes and returns their number. */
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

describe('while many inquiries are created', () => {
  let ofHome: string[] = [];
  let ofInquiry: string[] = [];
  let ofHidden: string[] = [];
  let home: Page;
  let hidden: Page;

  before(async () => {
    home = await openIdle(dashboard, '/sandbox');
    hidden = await openIdle(dashboard, '/sandbox/inquiries');
    const inquiry = await openIdle(dashboard, `/sandbox/inquiries/${untouched}`);
    await setHidden(hidden, true);
    [ofHome, ofInquiry, ofHidden] = [listenTo(home), listenTo(inquiry), listenTo(hidden)];
    assert.ok((await keepCreating()) >= 10, 'too few were created to tell');
  });

  test('home shows the newest, and sends fewer than 60 requests a minute', async () => {
    assert.ok(ofHome.length > 0, 'home did not follow');
    assert.ok(ofHome.length < lastsMs / 1000, `${ofHome.length} requests in ${lastsMs} ms: ${ofHome}`);
    await createInquiry(dashboard.service, { 'reference-id': 'the newest' });
    await home.getByRole('link', { name: 'the newest' }).first().waitFor();
  });

  test('the page of an inquiry that does not change sends no requests for it', () => {
    assert.deepEqual(
      ofInquiry.filter((path) => path.includes(untouched)),
      [],
    );
    assert.ok(ofInquiry.length < lastsMs / 1000, `${ofInquiry.length} requests: ${ofInquiry}`);
  });

  test('a hidden tab sends no requests, and refreshes when it is shown', async () => {
    assert.deepEqual(ofHidden, []);
    await setHidden(hidden, false);
    await hidden.getByText('the newest').first().waitFor();
  });
});
