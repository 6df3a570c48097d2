/** Documentation in a real browser: size, completeness, search, phone layout, and no requests to other hosts. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { AxeResults } from 'axe-core';
import type { Browser, BrowserContextOptions, Page, Request } from 'playwright-core';
import { useService } from '../../server/test/support/service.ts';
import { pageLimitMs, sharedBrowser } from '../../server/test/support/shared-browser.ts';

const site = fileURLToPath(new URL('../dist/site/', import.meta.url));
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const addresses = readdirSync(site, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('index.html'))
  .map((path) => `/docs/${path}`.replace(/\/index\.html$/, ''))
  .sort();

/** Maximum transferred bytes of the first page with all that it loads. */
const firstPageLimit = 150_000;

const service = useService({ worker: false });
let browser: Browser;
before(async () => {
  browser = await sharedBrowser();
});
after(async () => {
  for (const context of browser.contexts()) await context.close();
});

interface Visit {
  readonly page: Page;
  /** Addresses outside the service that the page requested. */
  readonly elsewhere: readonly string[];
  /** Errors of the browser, such as a violated policy. */
  readonly complaints: readonly string[];
  /** Bytes of all responses, without headers. */
  transferred(): Promise<number>;
}

async function visit(path: string, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  page.setDefaultTimeout(pageLimitMs);
  const elsewhere: string[] = [];
  const complaints: string[] = [];
  const finished: Request[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${service.current.baseUrl}/`)) elsewhere.push(request.url());
  });
  page.on('requestfinished', (request) => finished.push(request));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(`${service.current.baseUrl}${path}`, { waitUntil: 'networkidle' });
  const transferred = async () => {
    const sizes = await Promise.all(finished.map((request) => request.sizes()));
    return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  };
  return { page, elsewhere, complaints, transferred };
}

describe('every page of the documentation', () => {
  it('has a policy that allows no other host and no foreign script, and has no dead link', async () => {
    const { baseUrl } = service.current;
    assert.ok(addresses.length > 2);
    const links = new Set<string>();
    for (const path of addresses) {
      const answer = await fetch(`${baseUrl}${path}`);
      assert.equal(answer.status, 200, path);
      const policy = answer.headers.get('content-security-policy') ?? '';
      assert.match(policy, /default-src 'none'/, path);
      assert.doesNotMatch(policy, /unsafe-inline|unsafe-eval'(?<!wasm-unsafe-eval')|https?:|\*/, path);
      for (const [, link = ''] of (await answer.text()).matchAll(/href="(\/[^"#]*)/g)) links.add(link);
    }
    for (const link of links) assert.equal((await fetch(`${baseUrl}${link}`)).status, 200, link);
  });

  it('runs under its policy without errors and sends no requests to other hosts', async () => {
    for (const path of addresses) {
      const { page, elsewhere, complaints } = await visit(path);
      assert.deepEqual({ path, elsewhere, complaints }, { path, elsewhere: [], complaints: [] });
      await page.context().close();
    }
  });
});

describe('the first page', () => {
  it('weighs less than 150 kB with everything that it loads', async () => {
    const { page, transferred } = await visit('/docs');
    const bytes = await transferred();
    assert.ok(bytes > 5_000 && bytes < firstPageLimit, `${bytes} bytes`);
    await page.context().close();
  });

  it('is answered with 304 as long as it is unchanged', async () => {
    const first = await fetch(`${service.current.baseUrl}/docs`);
    const etag = first.headers.get('etag') ?? '';
    // The second header is required: without it, fetch requests the whole page.
    const headers = { 'if-none-match': etag, 'cache-control': 'max-age=0' };
    const again = await fetch(`${service.current.baseUrl}/docs`, { headers });
    assert.equal(again.status, 304);
  });

  it('finds a word by its search, under the policy', async () => {
    const { page, complaints, elsewhere } = await visit('/docs');
    await page.locator('button[data-open-modal]').click();
    await page.locator('#starlight__search input').fill('signature');
    const found = page.locator('.pagefind-ui__result-link, [id^=starlight__search] a[href*="/docs/guides/webhooks"]');
    await found.first().waitFor();
    await found.first().click();
    await page.waitForURL(/\/docs\/guides\/webhooks/);
    assert.deepEqual({ complaints, elsewhere }, { complaints: [], elsewhere: [] });
    await page.context().close();
  });
});

const looks: Readonly<Record<string, BrowserContextOptions>> = {
  'in light colours': { colorScheme: 'light', viewport: { width: 1280, height: 900 } },
  'in dark colours': { colorScheme: 'dark', viewport: { width: 1280, height: 900 } },
  'on a phone': { colorScheme: 'light', viewport: { width: 390, height: 844 } },
  'on a phone in dark colours': { colorScheme: 'dark', viewport: { width: 390, height: 844 } },
};

for (const path of ['/docs', '/docs/guides/webhooks', '/docs/reference/inquiries', '/docs/errors']) {
  for (const [look, options] of Object.entries(looks)) {
    it(`axe finds nothing on ${path} ${look}, and nothing is wider than the screen`, async () => {
      const { page } = await visit(path, options);
      await page.evaluate(axeSource);
      const { violations } = (await page.evaluate('axe.run()')) as AxeResults;
      const told = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`);
      assert.deepEqual(told, []);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(width <= (options.viewport?.width ?? 0), `${width} pixels`);
      await page.context().close();
    });
  }
}
