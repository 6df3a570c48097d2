/** Unmodified examples in a real browser, with the host and the template of a running service. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, afterEach, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { simulate } from '../../server/test/support/inquiries.ts';
import { useService as serviceOfFile } from '../../server/test/support/service.ts';
import { pageLimitMs, sharedBrowser } from '../../server/test/support/shared-browser.ts';
import { flowFrame, openPage, openShop, type Shop } from '../../server/test/support/shop.ts';
import { createTemplate, documentStep, published } from '../../server/test/support/templates.ts';
import { POST } from '../examples/next/app/api/inquiries/route.ts';
import { bundleReactPage } from './support/react-page.ts';

const service = serviceOfFile({ host: 'localhost', worker: false, settings: { LINK_CREATIONS_PER_MINUTE: '1000' } });
const pathOf = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Settings of the route of Next.js. */
const settings = ['COUNTERSIGN_URL', 'COUNTERSIGN_KEY', 'COUNTERSIGN_TEMPLATE'] as const;

let shop: Shop;
let templateId = '';

/** Returns the text with the example's host and template replaced by those of the service. */
const filled = (text: string): string =>
  text
    .replaceAll('https://verify.shop.example', service.current.baseUrl)
    .replaceAll('verify.shop.example', new URL(service.current.baseUrl).host)
    .replaceAll('itmpl_...', templateId);

const html = (body: string) => ({ type: 'text/html', text: `<!doctype html><title>Shop</title>${body}` });

describe('the example', () => {
  before(async () => {
    const { sandbox, baseUrl } = service.current;
    templateId = await createTemplate(sandbox);
    await published(sandbox, templateId, { steps: [documentStep] });
    const exampleOf = (name: string) => filled(readFileSync(pathOf(`examples/${name}`), 'utf8'));
    const bundled = async (name: string, element: string) => ({
      type: 'text/javascript',
      text: await bundleReactPage(pathOf(`examples/${name}`), element, filled),
    });
    shop = await openShop(
      {
        '/': { type: 'text/html', text: exampleOf('plain.html') },
        '/plain.js': { type: 'text/javascript', text: exampleOf('plain.js') },
        '/webview': { type: 'text/html', text: exampleOf('webview/page.html') },
        '/verified': html('Verified'),
        '/left': html('Left'),
        '/page.js': { type: 'text/javascript', text: exampleOf('webview/page.js') },
        '/react': html('<main id="here"></main><script type="module" src="/react.js"></script>'),
        '/react.js': await bundled('react.tsx', 'createElement(example.VerifyButton, { referenceId: "customer-7" })'),
        '/next': html('<main id="here"></main><script type="module" src="/next.js"></script>'),
        '/next.js': await bundled('next/app/verify/page.tsx', 'createElement(example.default)'),
      },
      `default-src 'none'; script-src 'self' ${baseUrl}; frame-src ${baseUrl}; connect-src 'self'`,
    );
  });
  after(() => {
    for (const name of settings) delete process.env[name];
    return shop.close();
  });
  // A page left open by a failed test would keep the service from closing.
  afterEach(async () => {
    for (const context of (await sharedBrowser()).contexts()) await context.close();
  });

  const idsOf = async (): Promise<readonly string[]> => {
    const { body } = await service.current.sandbox.get(`/inquiries?filter[inquiry-template-id]=${templateId}`);
    return (body.data as unknown as readonly { readonly id: string }[]).map(({ id }) => id);
  };

  /** Completes the flow that the page's button opens, and returns its inquiry. */
  async function complete(page: Page, begin = () => page.click('button')): Promise<string> {
    page.setDefaultTimeout(pageLimitMs);
    const earlier = await idsOf();
    await begin();
    const start = await flowFrame(page, 'start');
    await start.click('button[name="consent"][value="yes"]');
    const country = await flowFrame(page, 'country');
    const made = (await idsOf()).filter((id) => !earlier.includes(id));
    assert.equal(made.length, 1, 'inquiries that the page made');
    await simulate(service.current, made[0] ?? '', 'complete_inquiry');
    await country.evaluate(() => (document.querySelector('main form') as HTMLFormElement).requestSubmit());
    return made[0] ?? '';
  }

  it('of a plain page completes an inquiry and shows its status', async () => {
    const page = await openPage(await sharedBrowser(), shop.url);
    const id = await complete(page);
    await page.getByText(`Inquiry ${id}: completed`).waitFor();
  });

  it('of React completes one inquiry under StrictMode, and leaves no frame when it is unmounted', async () => {
    const page = await openPage(await sharedBrowser(), `${shop.url}/react`);
    await page.waitForSelector('iframe', { state: 'attached' });
    assert.equal(await page.locator('iframe').count(), 1);
    const id = await complete(page);
    await page.getByRole('status').getByText('completed').waitFor();
    const { body } = await service.current.sandbox.get(`/inquiries/${id}`);
    assert.equal(body.data.attributes['reference-id'], 'customer-7');
    await page.evaluate(() => (globalThis as unknown as { unmount(): void }).unmount());
    assert.equal(await page.locator('iframe, dialog').count(), 0);
  });

  it('of Next.js completes the inquiry that its route creates with the key', async () => {
    process.env['COUNTERSIGN_URL'] = service.current.baseUrl;
    process.env['COUNTERSIGN_KEY'] = service.current.seeded.sandbox.apiKey;
    process.env['COUNTERSIGN_TEMPLATE'] = templateId;
    const page = await openPage(await sharedBrowser(), 'about:blank');
    await page.route('**/api/inquiries', async (route) => {
      const response = await POST();
      await route.fulfill({ status: response.status, json: await response.json() });
    });
    await page.goto(`${shop.url}/next`);
    const id = await complete(page);
    await page.getByRole('status').getByText('completed').waitFor();
    const { body } = await service.current.sandbox.get(`/inquiries/${id}`);
    assert.equal(body.data.attributes['reference-id'], 'customer-7');
  });

  it('of a web view goes to the addresses that the app catches, at the end and when the person leaves', async () => {
    const page = await openPage(await sharedBrowser(), 'about:blank');
    const begin = async () => void (await page.goto(`${shop.url}/webview`));
    const id = await complete(page, begin);
    await page.waitForURL(`${shop.url}/verified?inquiry-id=${id}&status=completed`);
    await begin();
    const start = await flowFrame(page, 'start');
    await start.click('.leave');
    await start.click('dialog[open] .button.quiet');
    await page.waitForURL(/\/left\?inquiry-id=inq_/);
  });
});
