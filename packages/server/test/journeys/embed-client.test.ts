/** Client of `packages/embed`, served by this service, on a page of another origin under a strict policy. */
import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { simulate } from '../support/inquiries.ts';
import { useService } from '../support/service.ts';
import { pageLimitMs, sharedBrowser } from '../support/shared-browser.ts';
import {
  type ClientPage,
  clientFiles,
  closePages,
  flowFrame,
  heardBy,
  hears,
  openPage,
  openShop,
  type Shop,
} from '../support/shop.ts';
import { createTemplate, documentStep, published } from '../support/templates.ts';

const service = useService({ host: 'localhost', worker: false, settings: { LINK_CREATIONS_PER_MINUTE: '1000' } });

let shop: Shop;
let templateId = '';

async function openShopPage(): Promise<void> {
  const { baseUrl, sandbox } = service.current;
  templateId = await createTemplate(sandbox);
  await published(sandbox, templateId, { steps: [documentStep] });
  shop = await openShop(clientFiles(baseUrl), `default-src 'none'; script-src 'self' ${baseUrl}; frame-src ${baseUrl}`);
}

async function open(way: 'inDialog' | 'inline', options: object = {}): Promise<Page> {
  const page = await openPage(await sharedBrowser(), shop.url);
  page.setDefaultTimeout(pageLimitMs);
  await page.waitForFunction(() => 'inDialog' in globalThis);
  const settings = { host: new URL(service.current.baseUrl).host, templateId, ...options };
  await page.evaluate(([name, given]) => (globalThis as unknown as ClientPage)[name](given), [way, settings] as const);
  return page;
}

afterEach(closePages);

const closePage = (page: Page): Promise<void> => page.context().close();

async function complete(page: Page): Promise<string> {
  const start = await flowFrame(page, 'start');
  await start.click('button[name="consent"][value="yes"]');
  const country = await flowFrame(page, 'country');
  const id = String((await hears(page, 'start')).metadata?.['inquiryId']);
  await simulate(service.current, id, 'complete_inquiry');
  await country.evaluate(() => (document.querySelector('main form') as HTMLFormElement).requestSubmit());
  await hears(page, 'onComplete');
  return id;
}

describe('the client for other pages', () => {
  before(openShopPage);
  after(() => shop.close());

  describe('in a dialog', () => {
    it('opens, completes, and closes automatically', async () => {
      const page = await open('inDialog', { fields: { nameFirst: 'Zelda' } });
      await hears(page, 'ready');
      assert.equal(await page.locator('dialog').isVisible(), false);
      await page.evaluate(() => (globalThis as unknown as ClientPage).client.open());
      const id = await complete(page);
      const result = (await hears(page, 'onComplete')).metadata as {
        readonly inquiryId: string;
        readonly fields: Readonly<Record<string, { readonly value: unknown }>>;
      };
      assert.deepEqual([result.inquiryId, result.fields['name-first']?.value], [id, 'Zelda']);
      assert.equal(await page.locator('dialog').isVisible(), false);
      await closePage(page);
    });

    it('asks before it leaves on Escape, and continues after it is opened again', async () => {
      const page = await open('inDialog');
      await page.evaluate(() => (globalThis as unknown as ClientPage).client.open());
      const start = await flowFrame(page, 'start');
      await start.click('button[name="consent"][value="yes"]');
      const country = await flowFrame(page, 'country');
      await page.evaluate(() => document.querySelector('dialog')?.focus());
      await page.keyboard.press('Escape');
      await country.waitForSelector('dialog[open]');
      await country.click('dialog[open] .button.quiet');
      await hears(page, 'onCancel');
      assert.equal(await page.locator('dialog').isVisible(), false);
      await page.evaluate(() => (globalThis as unknown as ClientPage).client.open());
      await flowFrame(page, 'country');
      assert.equal((await heardBy(page)).filter(({ name }) => name === 'start').length, 1);
      await page.evaluate(() => (globalThis as unknown as ClientPage).client.destroy());
      assert.equal(await page.locator('iframe').count(), 0);
      await closePage(page);
    });

    it('reports an invalid template, and can be left', async () => {
      const page = await open('inDialog', { templateId: 'itmpl_AAAAAAAAAAAAAAAAAAAAAAAA' });
      assert.equal((await hears(page, 'onError')).error?.code, 'invalid_config');
      await page.evaluate(() => (globalThis as unknown as ClientPage).client.open());
      const frame = await flowFrame(page, 'widget');
      await frame.click('.leave');
      await hears(page, 'onCancel');
      assert.equal(await page.locator('dialog').isVisible(), false);
      await closePage(page);
    });

    it('ignores messages that the page sends itself', async () => {
      const page = await open('inDialog');
      await hears(page, 'ready');
      await page.evaluate(() => {
        const containerId = document.querySelector('dialog')?.id;
        postMessage({ name: 'complete', containerId, metadata: { status: 'approved' } }, '*');
      });
      await page.evaluate(() => new Promise((resolve) => void setTimeout(resolve, 0)));
      assert.ok(!(await heardBy(page)).some(({ name }) => name === 'onComplete'));
      await closePage(page);
    });
  });

  describe('inline', () => {
    it('begins at once, is as high as its screen, and is removed', async () => {
      const page = await open('inline');
      await flowFrame(page, 'start');
      const height = await page.locator('#here iframe').evaluate((frame) => frame.getBoundingClientRect().height);
      assert.ok(height >= 480, String(height));
      await complete(page);
      await page.evaluate(() => (globalThis as unknown as ClientPage).remove());
      assert.equal(await page.locator('iframe').count(), 0);
      await closePage(page);
    });
  });

  describe('its files', () => {
    it('are loaded by pages of any origin, each below 6 kB', async () => {
      for (const name of ['index.js', 'react.js', 'shared.js', 'global.js']) {
        const response = await fetch(`${service.current.baseUrl}/embed/${name}`);
        assert.equal(response.status, 200, name);
        assert.equal(response.headers.get('access-control-allow-origin'), '*');
        assert.ok(brotliCompressSync(await response.text()).length < 6000, name);
      }
      for (const name of ['.sources-sha256', 'types/index.d.ts', '../package.json']) {
        const response = await fetch(`${service.current.baseUrl}/embed/${name}`);
        assert.equal(response.status, 404, name);
      }
    });
  });
});
