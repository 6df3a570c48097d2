/**
 * Embedding (contract, inquiries 9): the reference's published browser client, connected to this service, completes an
 * inquiry on a page of another origin, in a real browser.
 */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, afterEach, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { simulate } from '../support/inquiries.ts';
import { useService } from '../support/service.ts';
import { pageLimitMs, sharedBrowser } from '../support/shared-browser.ts';
import { closePages, flowFrame, heardBy, hears, openPage, openShop, type Shop } from '../support/shop.ts';
import { createTemplate, documentStep, published } from '../support/templates.ts';

const service = useService({ host: 'localhost', worker: false, settings: { LINK_CREATIONS_PER_MINUTE: '1000' } });

const script = `
import { Client } from '/client.js';
globalThis.heard = [];
globalThis.embed = (options, openAtOnce = true) => {
  const client = new Client({
    ...options,
    eventsAllowlist: 'all',
    onReady: () => openAtOnce && client.open(),
    onEvent: (name, metadata) => heard.push({ name, metadata }),
    onComplete: (result) => (globalThis.completed = result),
    onCancel: (result) => (globalThis.cancelled = result),
    onError: (error) => heard.push({ name: 'onError', error }),
  });
  return (globalThis.client = client);
};`;

let shop: Shop;

before(async () => {
  const client = await readFile(fileURLToPath(import.meta.resolve('persona')), 'utf8');
  shop = await openShop({
    '/': {
      type: 'text/html',
      text: '<!doctype html><title>Shop</title><script type="module" src="/page.js"></script>',
    },
    '/page.js': { type: 'text/javascript', text: script },
    '/client.js': { type: 'text/javascript', text: client },
  });
});
after(() => shop.close());

interface ShopPage {
  readonly embed: (options: object, openAtOnce?: boolean) => void;
  readonly client: { open(): void; cancel(force: boolean): void; destroy(): void };
}

/** Opens the shop's page with a client for the service. */
async function embed(options: object, { host = '127.0.0.1', opens = true } = {}): Promise<Page> {
  const page = await openPage(await sharedBrowser(), shop.url.replace('127.0.0.1', host));
  page.setDefaultTimeout(pageLimitMs);
  await page.waitForFunction(() => 'embed' in globalThis);
  const settings = { customHost: new URL(service.current.baseUrl).host, ...options };
  await page.evaluate(([given, open]) => (globalThis as unknown as ShopPage).embed(given as object, open as boolean), [
    settings,
    opens,
  ] as const);
  return page;
}

afterEach(closePages);

const closePage = (page: Page): Promise<void> => page.context().close();
const names = async (page: Page): Promise<string[]> => (await heardBy(page)).map(({ name }) => name);
const readGlobal = <Value>(page: Page, name: string): Promise<Value> =>
  page.evaluate((key) => (globalThis as unknown as Record<string, Value>)[key] as Value, name);

/** Consents, ends the inquiry by simulation, then answers the country: the next screen is the end. */
async function endBy(page: Page, action: string): Promise<string> {
  const start = await flowFrame(page, 'start');
  await start.click('button[name="consent"][value="yes"]');
  const country = await flowFrame(page, 'country');
  const started = await hears(page, 'start');
  const id = String(started.metadata?.['inquiryId']);
  await simulate(service.current, id, action);
  await country.evaluate(() => (document.querySelector('main form') as HTMLFormElement).requestSubmit());
  return id;
}

async function shortTemplate(attributes: object = {}): Promise<string> {
  const { sandbox } = service.current;
  const templateId = await createTemplate(sandbox, { ...attributes });
  await published(sandbox, templateId, { steps: [documentStep] });
  return templateId;
}

describe("the reference's published client", () => {
  it('completes an inquiry of a template: load, ready, start, page changes, complete with the fields', async () => {
    const templateId = await shortTemplate();
    const page = await embed({ templateId, referenceId: 'customer-9', fields: { nameFirst: 'Zelda' } });
    const id = await endBy(page, 'complete_inquiry');
    await hears(page, 'complete');
    await hears(page, 'success');
    const heard = await names(page);
    assert.deepEqual(heard.slice(0, 3), ['load', 'ready', 'start']);
    assert.ok(heard.filter((name) => name === 'page-change').length >= 3, heard.join());
    const done = await readGlobal<{ inquiryId: string; status: string; fields: Record<string, { value: unknown }> }>(
      page,
      'completed',
    );
    assert.deepEqual([done.inquiryId, done.status, done.fields['name-first']?.value], [id, 'completed', 'Zelda']);
    const { body } = await service.current.sandbox.get(`/inquiries/${id}`);
    assert.equal(body.data.attributes['reference-id'], 'customer-9');
    await closePage(page);
  });

  it('receives a failure', async () => {
    const page = await embed({ templateId: await shortTemplate() });
    const id = await endBy(page, 'fail_inquiry');
    assert.equal((await hears(page, 'fail')).metadata?.['inquiryId'], id);
    await closePage(page);
  });

  it('creates nothing until it is opened, and one inquiry when it is opened twice', async () => {
    const templateId = await shortTemplate();
    const count = async () => {
      const listed = await service.current.sandbox.get(`/inquiries?filter[inquiry-template-id]=${templateId}`);
      return listed.body.data.length;
    };
    const page = await embed({ templateId }, { opens: false });
    await hears(page, 'ready');
    assert.equal(await count(), 0);
    await page.evaluate(() => (globalThis as unknown as ShopPage).client.open());
    await flowFrame(page, 'start');
    await page.evaluate(() => (globalThis as unknown as ShopPage).client.open());
    assert.equal(await count(), 1);
    await page.evaluate(() => (globalThis as unknown as ShopPage).client.destroy());
    assert.equal(await page.locator('iframe').count(), 0);
    await closePage(page);
  });

  it('leaves: by the page at once, by the person after a question, and resumes with the session token', async () => {
    const page = await embed({ templateId: await shortTemplate() });
    const start = await flowFrame(page, 'start');
    await start.click('button[name="consent"][value="yes"]');
    const country = await flowFrame(page, 'country');
    await page.evaluate(() => (globalThis as unknown as ShopPage).client.cancel(false));
    await country.waitForSelector('dialog[open]');
    assert.ok(!(await names(page)).includes('exit'));
    await country.click('dialog[open] .button.quiet');
    await hears(page, 'exit');
    const left = await readGlobal<{ inquiryId: string; sessionToken: string }>(page, 'cancelled');
    await closePage(page);
    const again = await embed({ inquiryId: left.inquiryId, sessionToken: left.sessionToken });
    await flowFrame(again, 'start');
    await again.evaluate(() => (globalThis as unknown as ShopPage).client.cancel(true));
    await hears(again, 'exit');
    await closePage(again);
  });

  it('opens an inquiry that the API created', async () => {
    const templateId = await shortTemplate();
    const made = await service.current.sandbox.post('/inquiries', {
      data: { attributes: { 'inquiry-template-id': templateId } },
    });
    const page = await embed({ inquiryId: made.body.data.id });
    await flowFrame(page, 'start');
    assert.equal((await hears(page, 'start')).metadata?.['inquiryId'], made.body.data.id);
    await closePage(page);
  });
});

const refused: readonly (readonly [title: string, options: object, status: number, code: string])[] = [
  ['an unknown template', { templateId: 'itmpl_AAAAAAAAAAAAAAAAAAAAAAAA' }, 400, 'invalid_config'],
  ['an unknown inquiry', { inquiryId: 'inq_AAAAAAAAAAAAAAAAAAAAAAAA' }, 400, 'invalid_config'],
];

describe('a page that may not embed', () => {
  for (const [title, options, status, code] of refused) {
    it(`receives an error for ${title}`, async () => {
      const page = await embed(options);
      const { error } = await hears(page, 'onError');
      assert.deepEqual([error?.status, error?.code], [status, code]);
      await closePage(page);
    });
  }

  it('receives an error, and its visitor gets a link out of the frame', async () => {
    const templateId = await shortTemplate({ 'embedded-flow-domain-allowlist': ['shop.example'] });
    const page = await embed({ templateId });
    const { error } = await hears(page, 'onError');
    assert.equal(error?.code, 'invalid_config');
    await page.evaluate(() => (globalThis as unknown as ShopPage).client.open());
    const frame = await flowFrame(page, 'widget');
    const link = frame.locator('a[target="_blank"]');
    assert.match((await link.getAttribute('href')) ?? '', new RegExp(`^/verify\\?.*${templateId}`));
    await closePage(page);
  });

  it('gets no document of the flow, regardless of the origin that it claims', async () => {
    const templateId = await shortTemplate({ 'embedded-flow-domain-allowlist': ['shop.example'] });
    const page = await openPage(await sharedBrowser(), shop.url);
    const claimed = new URLSearchParams({
      'inquiry-template-id': templateId,
      'container-id': 'c-1',
      'flow-type': 'inline',
      'iframe-origin': 'https://shop.example',
    });
    const blocked = page.waitForEvent('console', { predicate: (line) => line.text().includes('frame-ancestors') });
    await page.evaluate((src) => {
      const frame = document.createElement('iframe');
      frame.src = src;
      document.body.append(frame);
    }, `${service.current.baseUrl}/widget?${claimed}`);
    await blocked;
    await closePage(page);
  });
});

describe('frame-ancestors', () => {
  async function ancestorsOf(path: string): Promise<string> {
    const response = await fetch(new URL(path, service.current.baseUrl), { headers: { accept: 'text/html' } });
    return /frame-ancestors ([^;]*)/.exec(response.headers.get('content-security-policy') ?? '')?.[1] ?? '';
  }

  it('are the domains of the template, loopback names in the sandbox without any, and none in production', async () => {
    const listed = await shortTemplate({ 'embedded-flow-domain-allowlist': ['shop.example', '*.shop.example'] });
    assert.equal(await ancestorsOf(`/verify?inquiry-template-id=${listed}`), 'shop.example *.shop.example');
    assert.match(await ancestorsOf(`/verify?inquiry-template-id=${await shortTemplate()}`), /http:\/\/localhost:\*/);
    const { production, seeded } = service.current;
    const templateId = seeded.production.templates[0]?.id ?? '';
    const made = await production.post('/inquiries', { data: { attributes: { 'inquiry-template-id': templateId } } });
    assert.equal(await ancestorsOf(`/verify?inquiry-id=${made.body.data.id}`), "'none'");
    assert.equal(await ancestorsOf('/verify?inquiry-id=inq_unknown'), "'none'");
  });
});
