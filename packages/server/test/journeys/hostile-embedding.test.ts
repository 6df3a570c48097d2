/**
 * Attacks on the embedded flow, in a real browser: other origins, forged messages, wrong containers, replayed tokens.
 * The shop is at `127.0.0.1`; `evil.localhost` is another site on the same port.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, describe, it } from 'node:test';
import type { AxeResults } from 'axe-core';
import type { Frame, Page } from 'playwright-core';
import { simulate } from '../support/inquiries.ts';
import { useService } from '../support/service.ts';
import { pageLimitMs, sharedBrowser } from '../support/shared-browser.ts';
import {
  type ClientPage,
  clientFiles,
  flowFrame,
  heardBy,
  hears,
  openPage,
  openShop,
  type Shop,
} from '../support/shop.ts';
import { createTemplate, documentStep, published } from '../support/templates.ts';

const service = useService({ host: 'localhost', worker: false, settings: { LINK_CREATIONS_PER_MINUTE: '1000' } });
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let shop: Shop;
let foreignUrl = '';
let host = '';

async function openShopPage(): Promise<void> {
  const { baseUrl } = service.current;
  shop = await openShop(
    { ...clientFiles(baseUrl), '/other': { type: 'text/html', text: '<!doctype html><title>Other</title>' } },
    `script-src 'self' ${baseUrl}`,
  );
  foreignUrl = shop.url.replace('127.0.0.1', 'evil.localhost');
  host = new URL(baseUrl).host;
}

/** Creates a template that only the shop may embed. */
async function shopTemplate(): Promise<string> {
  const { sandbox } = service.current;
  const id = await createTemplate(sandbox, { 'embedded-flow-domain-allowlist': [new URL(shop.url).host] });
  await published(sandbox, id, { steps: [documentStep] });
  return id;
}

async function inquiriesOf(templateId: string): Promise<readonly string[]> {
  const { body } = await service.current.sandbox.get(`/inquiries?filter[inquiry-template-id]=${templateId}`);
  return (body.data as unknown as readonly { readonly id: string }[]).map(({ id }) => id);
}

/** Returns all data that a change of an inquiry would affect. */
async function stateOf(id: string): Promise<unknown> {
  const { sandbox } = service.current;
  const inquiry = await sandbox.get(`/inquiries/${id}`);
  const sessions = await sandbox.get(`/inquiry-sessions?filter[inquiry-id]=${id}`);
  return { inquiry: inquiry.body.data, sessions: sessions.body.data };
}

async function openAt(url: string): Promise<Page> {
  const page = await openPage(await sharedBrowser(), url);
  page.setDefaultTimeout(pageLimitMs);
  await page.waitForFunction(() => 'inDialog' in globalThis);
  return page;
}

async function openDialog(page: Page | Frame, options: object): Promise<void> {
  await page.evaluate(
    (given) => {
      const shown = globalThis as unknown as ClientPage;
      shown.inDialog(given);
      shown.client.open();
    },
    { host, ...options },
  );
}

const closePage = (page: Page): Promise<void> => page.context().close();

async function consent(page: Page, next = 'country'): Promise<Frame> {
  const start = await flowFrame(page, 'start');
  await start.click('button[name="consent"][value="yes"]');
  return flowFrame(page, next);
}

const inquiryHeard = async (page: Page): Promise<string> =>
  String((await hears(page, 'start')).metadata?.['inquiryId']);

/** Counts the messages that reach a frame of the flow from now on. */
const countMessages = (frame: Frame): Promise<void> =>
  frame.evaluate(() => {
    const counted = globalThis as unknown as { received: number };
    counted.received = 0;
    addEventListener('message', () => (counted.received += 1));
  });

const received = (frame: Frame, count: number): Promise<unknown> =>
  frame.waitForFunction((wanted) => (globalThis as unknown as { received: number }).received >= wanted, count);

/** Sends forged messages to the flow's frame, as a hostile window; `forgedCount` is their number. */
const forge = (target: Window): void => {
  for (const action of ['open', 'exit', 'destroy']) {
    target.postMessage({ action, metadata: { force: true } }, '*');
  }
};
const forgedCount = 3;

/** Resolves when the page has read every message that the flow sent until now. */
async function allRead(page: Page, flow: Frame): Promise<void> {
  await page.evaluate(() => {
    const flushed = ({ data }: MessageEvent) => data === 'flushed' && Object.assign(globalThis, { flushed: true });
    addEventListener('message', flushed);
  });
  await flow.evaluate(() => parent.postMessage('flushed', '*'));
  await page.waitForFunction(() => 'flushed' in globalThis);
}

async function assertUntouched(page: Page, flow: Frame): Promise<void> {
  await allRead(page, flow);
  const heard = (await heardBy(page)).map(({ name }) => name);
  assert.ok(!heard.some((name) => ['exit', 'onCancel', 'onComplete', 'onError'].includes(name)), heard.join());
  assert.equal(await page.locator('dialog').isVisible(), true);
  assert.equal(await flow.locator('main').getAttribute('data-step'), 'country');
}

/** Client calls with an invisible container, and the error of each. */
const wrongContainers: readonly (readonly [title: string, call: string, message: RegExp])[] = [
  ['a dialog in a missing element', 'new Countersign.Client({ ...options, parent: null })', /^parent must be/],
  [
    'a dialog in an element outside of the page',
    'new Countersign.Client({ ...options, parent: apart })',
    /^parent must be/,
  ],
  ['a part of a missing element', 'Countersign.showInline({ ...options, parent: null })', /^parent must be/],
  [
    'a part of an element outside of the page',
    'Countersign.showInline({ ...options, parent: apart })',
    /^parent must be/,
  ],
  ['a missing frame', "Countersign.setupIframe(null, 'c-1', 'embedded', options)", /^frame must be/],
  ['a frame that is none', "Countersign.setupIframe(apart, 'c-1', 'embedded', options)", /^frame must be/],
];

/** Leaves the flow and returns the token that the page received. */
async function leave(page: Page): Promise<string> {
  await page.evaluate(() => (globalThis as unknown as ClientPage).client.cancel(true));
  return String((await hears(page, 'onCancel')).metadata?.['sessionToken']);
}

async function submitsCountry(country: Frame, next: string, page: Page): Promise<Frame> {
  await country.evaluate(() => (document.querySelector('main form') as HTMLFormElement).requestSubmit());
  return flowFrame(page, next);
}

/** Asserts that the token opens nothing at `inquiryId`: the page gets an error, and these inquiries do not change. */
async function assertRefused(inquiryId: string, sessionToken: string, ids: readonly string[]): Promise<Page> {
  const before = await Promise.all(ids.map(stateOf));
  const page = await openAt(shop.url);
  await openDialog(page, { inquiryId, sessionToken });
  const { error } = await hears(page, 'onError');
  assert.deepEqual([error?.status, error?.code], [409, 'unauthenticated']);
  const heard = await heardBy(page);
  assert.ok(!heard.some(({ name }) => name === 'start' || name === 'onComplete'), JSON.stringify(heard));
  assert.ok(!JSON.stringify(heard).includes('Zelda'));
  const frame = await page.waitForSelector('iframe').then((element) => element.contentFrame());
  assert.ok(frame);
  assert.ok(!(await frame.content()).includes('Zelda'));
  assert.equal(await frame.locator('button[name="consent"]').count(), 0);
  assert.deepEqual(await Promise.all(ids.map(stateOf)), before);
  return page;
}

describe('the flow in a frame', () => {
  before(openShopPage);
  after(() => shop.close());

  describe('a foreign page', () => {
    it('receives an error, creates nothing, and its visitor gets a sentence with a link to the flow', async () => {
      const templateId = await shopTemplate();
      const page = await openAt(foreignUrl);
      await openDialog(page, { templateId });
      const { error } = await hears(page, 'onError');
      assert.deepEqual([error?.status, error?.code], [400, 'invalid_config']);
      const frame = await flowFrame(page, 'widget');
      assert.match(await frame.locator('main').innerText(), /\w+ \w+ \w+/);
      assert.deepEqual(await inquiriesOf(templateId), []);
      const opened = page.waitForEvent('popup');
      await frame.click('a[target="_blank"]');
      await (await opened).waitForSelector('main[data-step="start"][data-scripted]');
      assert.equal((await inquiriesOf(templateId)).length, 1);
      await closePage(page);
    });

    it('around an allowed page gets no document of the flow', async () => {
      const templateId = await shopTemplate();
      const page = await openAt(foreignUrl);
      await page.evaluate((src) => {
        const frame = document.createElement('iframe');
        frame.src = src;
        document.body.append(frame);
      }, shop.url);
      const inner = await page.waitForSelector('iframe').then((element) => element.contentFrame());
      assert.ok(inner);
      await inner.waitForFunction(() => 'inDialog' in globalThis);
      const blocked = page.waitForEvent('console', { predicate: (line) => line.text().includes('frame-ancestors') });
      await openDialog(inner, { templateId });
      await blocked;
      await closePage(page);
    });
  });

  describe('a forged message', () => {
    it('of a foreign frame next to the flow changes nothing, in the flow and in the page', async () => {
      const page = await openAt(shop.url);
      await openDialog(page, { templateId: await shopTemplate() });
      const country = await consent(page);
      const id = await inquiryHeard(page);
      const before = await stateOf(id);
      await countMessages(country);
      await page.evaluate((src) => {
        const frame = document.createElement('iframe');
        frame.name = 'hostile';
        frame.src = src;
        document.body.append(frame);
      }, `${foreignUrl}/other`);
      const containerId = await page.locator('dialog').getAttribute('id');
      const element = await page.waitForSelector('iframe[name=hostile]', { state: 'attached' });
      const hostile = await element.contentFrame();
      assert.ok(hostile);
      await hostile.waitForURL(`${foreignUrl}/other`);
      await page.waitForFunction(() => frames.length === 2);
      await hostile.evaluate(`(${forge})(parent.frames[0])`);
      await hostile.evaluate((container) => {
        for (const name of ['complete', 'exit', 'error']) {
          parent.postMessage({ name, containerId: container, metadata: { status: 'approved' } }, '*');
        }
      }, containerId);
      await received(country, forgedCount);
      await assertUntouched(page, country);
      assert.deepEqual(await stateOf(id), before);
      await closePage(page);
    });

    it('of a foreign opener changes nothing, in the frame and in a window of the flow', async () => {
      const templateId = await shopTemplate();
      const foreign = await openAt(foreignUrl);
      const opening = foreign.waitForEvent('popup');
      await foreign.evaluate((url) => {
        (globalThis as unknown as { opened: Window | null }).opened = open(url);
      }, shop.url);
      const page = await opening;
      page.setDefaultTimeout(pageLimitMs);
      await page.waitForFunction(() => 'inDialog' in globalThis);
      await openDialog(page, { templateId });
      const country = await consent(page);
      const id = await inquiryHeard(page);
      const before = await stateOf(id);
      await countMessages(country);
      await foreign.evaluate(`(${forge})(opened.frames[0])`);
      await received(country, forgedCount);
      await assertUntouched(page, country);
      assert.deepEqual(await stateOf(id), before);
      await closePage(foreign);
    });
  });

  describe('a wrong container', () => {
    let page: Page;
    before(async () => {
      page = await openAt(shop.url);
    });
    after(() => closePage(page));

    for (const [title, call, message] of wrongContainers) {
      it(`is refused with a sentence and leaves nothing behind: ${title}`, async () => {
        const said = await page.evaluate(`(() => {
          const options = ${JSON.stringify({ host, templateId: 'itmpl_1' })};
          const apart = document.createElement('div');
          try { ${call}; return 'nothing'; } catch (error) { return error.message; }
        })()`);
        assert.match(String(said), message);
        assert.equal(await page.locator('iframe, dialog').count(), 0);
      });
    }

    it('is reported as an error when the page removed the dialog before it opened it', async () => {
      await page.evaluate(
        (given) => {
          const shown = globalThis as unknown as ClientPage;
          shown.inDialog(given);
          document.querySelector('dialog')?.remove();
          shown.client.open();
        },
        { host, templateId: await shopTemplate() },
      );
      const { error } = await hears(page, 'onError');
      assert.deepEqual([error?.status, error?.code], [0, 'application_error']);
    });
  });

  describe('a replayed session token', () => {
    it('shows and changes nothing after its inquiry was completed', async () => {
      const page = await openAt(shop.url);
      await openDialog(page, { templateId: await shopTemplate(), fields: { nameFirst: 'Zelda' } });
      const country = await consent(page);
      const id = await inquiryHeard(page);
      const token = await leave(page);
      await simulate(service.current, id, 'complete_inquiry');
      await page.evaluate(() => (globalThis as unknown as ClientPage).client.open());
      await country.evaluate(() => (document.querySelector('main form') as HTMLFormElement).requestSubmit());
      await hears(page, 'onComplete');
      await closePage(page);
      const again = await assertRefused(id, token, [id]);
      const frame = await flowFrame(again, 'success');
      await frame.click('.leave');
      await hears(again, 'onCancel');
      assert.equal(await again.locator('dialog').isVisible(), false);
      await closePage(again);
    });

    it('opens no other inquiry', async () => {
      const templateId = await shopTemplate();
      const page = await openAt(shop.url);
      await openDialog(page, { templateId, fields: { nameFirst: 'Zelda' } });
      await consent(page);
      const victim = await inquiryHeard(page);
      await closePage(page);
      const attackers = await openAt(shop.url);
      await openDialog(attackers, { templateId });
      await consent(attackers);
      const own = await inquiryHeard(attackers);
      const token = await leave(attackers);
      await closePage(attackers);
      const refused = await assertRefused(victim, token, [victim, own]);
      const frame = await flowFrame(refused, 'gone');
      assert.ok(!(await frame.content()).includes(victim));
      await closePage(refused);
    });
  });

  describe('a page that is left in the middle of the flow', () => {
    it('and reopened resumes its inquiry where the individual was', async () => {
      const templateId = await shopTemplate();
      const page = await openAt(shop.url);
      await openDialog(page, { templateId });
      const country = await consent(page);
      const id = await inquiryHeard(page);
      await country.click('label:has(input[value="DE"])');
      await submitsCountry(country, 'front', page);
      await page.goto(`${shop.url}/other`);
      await page.goBack();
      await page.waitForFunction(() => 'inDialog' in globalThis);
      const { body } = await service.current.sandbox.post(`/inquiries/${id}/resume`);
      await openDialog(page, { inquiryId: id, sessionToken: body.meta?.['session-token'] });
      await consent(page, 'front');
      assert.equal(await inquiryHeard(page), id);
      assert.deepEqual(await inquiriesOf(templateId), [id]);
      await closePage(page);
    });
  });

  describe('the question before leaving', () => {
    it('passes axe in the frame', async () => {
      const page = await openAt(shop.url);
      await openDialog(page, { templateId: await shopTemplate() });
      const country = await consent(page);
      await country.click('.leave');
      await country.waitForSelector('dialog[open]');
      await country.evaluate(axeSource);
      const { violations, passes } = (await country.evaluate('axe.run()')) as AxeResults;
      assert.deepEqual(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
        [],
      );
      assert.ok(passes.length > 10);
      await closePage(page);
    });
  });
});
