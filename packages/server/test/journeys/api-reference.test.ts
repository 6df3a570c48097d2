/** Pages for developers in a real browser: complete, runnable, and without third-party requests. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { refusals } from '../../src/lib/refusal.ts';
import { useService } from '../support/service.ts';
import { pageLimitMs, sharedBrowser } from '../support/shared-browser.ts';

const service = useService({ worker: false });
let browser: Browser;
before(async () => {
  browser = await sharedBrowser();
});
after(async () => {
  for (const context of browser.contexts()) await context.close();
});

interface Watched {
  readonly page: Page;
  /** Addresses of all requests of the page. */
  readonly requests: readonly string[];
  /** Errors of the browser, such as a violated policy. */
  readonly complaints: readonly string[];
}

async function open(path: string): Promise<Watched> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.setDefaultTimeout(pageLimitMs);
  const requests: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(`${service.current.baseUrl}${path}`);
  return { page, requests, complaints };
}

describe('the API reference', () => {
  it('lists the operations, runs one with the key of the reader, and sends no request elsewhere', async () => {
    const { baseUrl, seeded } = service.current;
    const { page, requests, complaints } = await open('/docs/try');
    await page.locator('.opblock-summary').first().waitFor();
    await page.locator('.authorize').first().click();
    await page.locator('.modal-ux input').fill(seeded.sandbox.apiKey);
    await page.locator('.modal-ux button.authorize').click();
    await page.locator('.modal-ux button.btn-done').click();
    // A document of this size renders only the visible part, so the test uses the search.
    await page.locator('.operation-filter-input').fill('inquiry-templates');
    await page.locator('#operations-inquiry-templates-list-all-inquiry-templates .opblock-summary-control').click();
    const ran = page.waitForResponse((response) => response.url().startsWith(`${baseUrl}/api/v1/inquiry-templates`));
    await page.locator('.opblock button.execute').click();
    assert.equal((await ran).status(), 200);
    await page.locator('.live-responses-table').waitFor();
    const elsewhere = requests.filter((url) => !url.startsWith(`${baseUrl}/`) && !url.startsWith('data:'));
    assert.deepEqual(elsewhere, []);
    assert.deepEqual(complaints, []);
    await page.close();
  });
});

describe('the errors page', () => {
  it('has an anchor for every code, and the link of an error leads to its own', async () => {
    const { page, requests } = await open('/docs/errors');
    for (const [code, { status, remedy }] of Object.entries(refusals)) {
      const entry = page.locator(`section#${code}`);
      assert.ok((await entry.innerText()).includes(remedy), code);
      const [example] = JSON.parse((await entry.locator('pre').textContent()) ?? '').errors;
      assert.equal(example.code, code);
      assert.match(example.links.about, new RegExp(`/docs/errors#${code}$`));
      assert.ok(status >= 400 && example.details.length > 0);
    }
    const refused = await service.current.sandbox.get('/inquiries/inq_unknown');
    const about = refused.body.errors?.[0]?.links.about ?? '';
    assert.equal(about, `${service.current.baseUrl}/docs/errors#not_found`);
    await page.goto(about);
    assert.ok(await page.locator('section:target code').first().isVisible());
    assert.ok(requests.every((url) => url.startsWith(service.current.baseUrl)));
    await page.close();
  });

  it('serves nothing of the library but what the page needs', async () => {
    const { baseUrl } = service.current;
    for (const name of ['package.json', 'swagger-ui-bundle.js.map', 'oauth2-redirect.html', '../package.json']) {
      assert.equal((await fetch(`${baseUrl}/docs/assets/${name}`)).status, 404, name);
    }
  });
});
