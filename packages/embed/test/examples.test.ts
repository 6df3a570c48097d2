/** The examples as they stand, with the host and the template of a running service, in a real browser. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, afterEach, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { build, type Rollup } from 'vite';
import { simulate } from '../../server/test/support/inquiries.ts';
import { useService as serviceOfFile } from '../../server/test/support/service.ts';
import { pageLimitMs, sharedBrowser } from '../../server/test/support/shared-browser.ts';
import { flowFrame, openPage, openShop, type Shop } from '../../server/test/support/shop.ts';
import { createTemplate, documentStep, published } from '../../server/test/support/templates.ts';

const service = serviceOfFile({ host: 'localhost', worker: false, settings: { LINK_CREATIONS_PER_MINUTE: '1000' } });
const pathOf = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

let shop: Shop;
let templateId = '';

/** Returns the text with the host and the template of the service in place of those of the example. */
const filled = (text: string): string =>
  text
    .replaceAll('https://verify.shop.example', service.current.baseUrl)
    .replaceAll('verify.shop.example', new URL(service.current.baseUrl).host)
    .replaceAll('itmpl_...', templateId);

const reactPage = `
import { createElement, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { VerifyButton } from ${JSON.stringify(pathOf('examples/react.tsx'))};
const root = createRoot(document.getElementById('here'));
root.render(createElement(StrictMode, null, createElement(VerifyButton, { referenceId: 'customer-7' })));
globalThis.unmount = () => root.unmount();`;

/** Bundles the example for React as an application under development would, where StrictMode mounts twice. */
async function bundleReact(): Promise<string> {
  const { NODE_ENV: before } = process.env;
  const built = await build({
    configFile: false,
    root: pathOf('.'),
    logLevel: 'error',
    mode: 'development',
    define: { 'process.env.NODE_ENV': '"development"' },
    oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
    resolve: { alias: { '@countersign/embed/react': pathOf('src/react.ts') } },
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id.endsWith('virtual:page') ? '\0page' : null),
        load: (id) => (id === '\0page' ? reactPage : null),
        transform: (code, id) => (id === pathOf('examples/react.tsx') ? filled(code) : null),
      },
    ],
    build: { write: false, minify: false, lib: { entry: 'virtual:page', formats: ['es'], fileName: 'page' } },
  });
  // The build sets it for the whole process.
  if (before === undefined) delete process.env['NODE_ENV'];
  else process.env['NODE_ENV'] = before;
  const [first] = Array.isArray(built) ? built : [built as Rollup.RollupOutput];
  return first?.output[0].code ?? '';
}

const html = (body: string) => ({ type: 'text/html', text: `<!doctype html><title>Shop</title>${body}` });

describe('the examples', () => {
  before(async () => {
    const { sandbox, baseUrl } = service.current;
    templateId = await createTemplate(sandbox);
    await published(sandbox, templateId, { steps: [documentStep] });
    const exampleOf = (name: string) => filled(readFileSync(pathOf(`examples/${name}`), 'utf8'));
    shop = await openShop(
      {
        '/': { type: 'text/html', text: exampleOf('plain.html') },
        '/plain.js': { type: 'text/javascript', text: exampleOf('plain.js') },
        '/react': html('<main id="here"></main><script type="module" src="/react.js"></script>'),
        '/react.js': { type: 'text/javascript', text: await bundleReact() },
      },
      `default-src 'none'; script-src 'self' ${baseUrl}; frame-src ${baseUrl}`,
    );
  });
  after(() => shop.close());
  // A page that a failed test left open would keep the service from closing.
  afterEach(async () => {
    for (const context of (await sharedBrowser()).contexts()) await context.close();
  });

  const idsOf = async (): Promise<readonly string[]> => {
    const { body } = await service.current.sandbox.get(`/inquiries?filter[inquiry-template-id]=${templateId}`);
    return (body.data as unknown as readonly { readonly id: string }[]).map(({ id }) => id);
  };

  /** Goes through the flow that the page's button opens, and returns its inquiry. */
  async function complete(page: Page): Promise<string> {
    page.setDefaultTimeout(pageLimitMs);
    const earlier = await idsOf();
    await page.click('button');
    const start = await flowFrame(page, 'start');
    await start.click('button[name="consent"][value="yes"]');
    const country = await flowFrame(page, 'country');
    const made = (await idsOf()).filter((id) => !earlier.includes(id));
    assert.equal(made.length, 1, 'inquiries that the page made');
    await simulate(service.current, made[0] ?? '', 'complete_inquiry');
    await country.evaluate(() => (document.querySelector('form') as HTMLFormElement).requestSubmit());
    return made[0] ?? '';
  }

  it('of a plain page completes an inquiry and says so', async () => {
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
});
