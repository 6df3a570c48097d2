/** Every HTML and React page of the guides, in a real browser: it completes an inquiry and reports it. */
import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { Frame, Page } from 'playwright-core';
import { bundleReactPage } from '../../embed/test/support/react-page.ts';
import { createInquiry, simulate } from '../../server/test/support/inquiries.ts';
import { useService } from '../../server/test/support/service.ts';
import { pageLimitMs, sharedBrowser } from '../../server/test/support/shared-browser.ts';
import { openPage, openShop, type Shop } from '../../server/test/support/shop.ts';
import { createTemplate, documentStep, published } from '../../server/test/support/templates.ts';
import { type GuidePage, guidePages } from './support/guide-programs.ts';

const service = useService({ host: 'localhost', worker: false, settings: { LINK_CREATIONS_PER_MINUTE: '1000' } });
const pages = guidePages();
const shown = pages.filter(({ language }) => language !== 'js');

let templateId = '';
let shop: Shop | null = null;

/** Inquiry in progress, with a token that resumes it. */
interface Begun {
  readonly id: string;
  readonly token: string;
}

async function begun(): Promise<Begun> {
  const { id } = await createInquiry(service.current, { 'inquiry-template-id': templateId });
  await simulate(service.current, id, 'start_inquiry');
  const { body } = await service.current.sandbox.post(`/inquiries/${id}/resume`);
  return { id, token: String(body.meta?.['session-token']) };
}

/** Returns the text with the guide's ids and host replaced by those of the service. */
const filled = (text: string, inquiry: Begun | null): string =>
  text
    .replaceAll('https://verify.shop.example', service.current.baseUrl)
    .replaceAll('verify.shop.example', new URL(service.current.baseUrl).host)
    .replaceAll('itmpl_…', templateId)
    .replaceAll('inq_…', inquiry?.id ?? '')
    .replaceAll('session_token_…', inquiry?.token ?? '');

const scriptOf = (text: string) => ({ type: 'text/javascript', text });
const htmlOf = (text: string) => ({ type: 'text/html; charset=utf-8', text });

/** Path that the first line of a script names. */
const pathOf = (text: string): string => /^\/\/ (\/\S+)/.exec(text)?.[1] ?? '';

type ShopFiles = Parameters<typeof openShop>[0];

/** Returns the files of a shop that shows this page. */
async function filesOf({ language, text, guide }: GuidePage, inquiry: Begun | null): Promise<ShopFiles> {
  if (language === 'html') {
    const scripts = pages.filter((page) => page.language === 'js' && page.guide === guide);
    const files = scripts.map((script) => [pathOf(script.text), scriptOf(filled(script.text, inquiry))] as const);
    return { ...Object.fromEntries(files), '/': htmlOf(filled(text, inquiry)) };
  }
  const path = fileURLToPath(new URL('guide.tsx', import.meta.url));
  const code = await bundleReactPage(path, 'createElement(example.Verify)', (own) => filled(own, inquiry), text);
  const html =
    '<!doctype html><title>Shop</title><main id="here"></main><script type="module" src="/page.js"></script>';
  return { '/': htmlOf(html), '/page.js': scriptOf(code) };
}

const stepOf = (step: string): string => `main[data-step="${step}"][data-scripted]`;

/** Returns the frame of the flow at its country step, after the consent if there is one. */
async function frameAtCountry(page: Page): Promise<Frame> {
  const element = await page.waitForSelector('iframe', { state: 'attached' });
  const frame = await element.contentFrame();
  assert.ok(frame !== null, 'the page has no frame');
  await frame.waitForSelector(`${stepOf('start')}, ${stepOf('country')}`);
  const consent = frame.locator('button[name="consent"][value="yes"]');
  if ((await consent.count()) > 0) await consent.click();
  await frame.waitForSelector(stepOf('country'));
  return frame;
}

/** Returns the newest inquiry of the template. */
async function newest(): Promise<string> {
  const { body } = await service.current.sandbox.get(`/inquiries?filter[inquiry-template-id]=${templateId}`);
  return (body.data as unknown as readonly { readonly id: string }[])[0]?.id ?? '';
}

describe('the pages of the guides', () => {
  before(async () => {
    templateId = await createTemplate(service.current.sandbox);
    await published(service.current.sandbox, templateId, { steps: [documentStep] });
  });
  afterEach(async () => {
    for (const context of (await sharedBrowser()).contexts()) await context.close();
    await shop?.close();
    shop = null;
  });
  after(() => assert.ok(shown.length > 0, 'no guide shows a page'));

  for (const [index, page] of shown.entries()) {
    it(`complete an inquiry unchanged: ${page.guide}, page ${index + 1} (${page.language})`, async () => {
      const inquiry = page.text.includes('inq_…') ? await begun() : null;
      const earlier = await newest();
      shop = await openShop(await filesOf(page, inquiry), '');
      const opened = await openPage(await sharedBrowser(), shop.url);
      opened.setDefaultTimeout(pageLimitMs);
      const button = opened.locator('button');
      if (page.text.includes('<button')) await button.click();
      const frame = await frameAtCountry(opened);
      const id = inquiry?.id ?? (await newest());
      if (inquiry === null) assert.notEqual(id, earlier, 'the page made no inquiry');
      await simulate(service.current, id, 'complete_inquiry');
      await frame.evaluate(() => (document.querySelector('form') as HTMLFormElement).requestSubmit());
      await opened.getByRole('status').getByText('completed').waitFor();
    });
  }
});
