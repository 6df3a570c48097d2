/** Two inquiries in two tabs of one real browser, and a real browser without cookies: with and without script. */
import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { signalsOfRunner } from '../../../engines/test/support/signals-of-runner.ts';
import { createInquiry } from '../support/inquiries.ts';
import { act, step } from '../support/paper-page.ts';
import { plainPicture } from '../support/pictures.ts';
import { useService } from '../support/service.ts';

const service = useService();

const settings = {
  ...signalsOfRunner,
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-sync'],
};
const viewport = { width: 390, height: 844 };

let browser: Browser;
before(async () => {
  browser = await chromium.launch(settings);
});
after(() => browser.close());

interface Tab {
  readonly id: string;
  readonly page: Page;
}

async function openTab(context: BrowserContext): Promise<Tab> {
  const { id } = await createInquiry(service.current);
  const linked = await service.current.sandbox.post(`/inquiries/${id}/generate-one-time-link`);
  const page = await context.newPage();
  await page.goto(String(linked.body.meta?.['one-time-link']));
  return { id, page };
}

/** Asserts that the tab shows step `name` of its own inquiry. */
async function stands({ id, page }: Tab, name: string): Promise<void> {
  await step(page, name);
  assert.ok((await page.content()).includes(id), `${name} of ${id}`);
}

const picture = async (shade: number) => ({
  name: 'photo.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from(await (await plainPicture(shade)).arrayBuffer()),
});

const consent = ({ page }: Tab) => act(page, 'consent').click();

async function chooseCountry({ page }: Tab, code: string, scripted: boolean): Promise<void> {
  if (scripted) await page.locator(`label:has(input[type=radio][value=${code}])`).click();
  else await page.locator('main select').selectOption(code);
  await act(page, 'continue').click();
}

async function sendPhoto({ page }: Tab, shade: number, scripted: boolean): Promise<void> {
  await act(page, 'choose-file').setInputFiles(await picture(shade));
  await act(page, scripted ? 'use-photo' : 'continue').click();
}

async function countryOf(id: string): Promise<unknown> {
  const { body } = await service.current.sandbox.get(`/inquiries/${id}`);
  const fields = body.data.attributes['fields'] as Record<string, { readonly value: unknown }>;
  return fields['selected-country-code']?.value;
}

for (const scripted of [true, false]) {
  const how = scripted ? 'with script' : 'without script';
  describe(`two inquiries in two tabs of one browser, ${how}`, () => {
    it('are shown and answered separately: by answers, photos, reload, going back, and while they wait', async () => {
      const context = await browser.newContext({ viewport, javaScriptEnabled: scripted });
      const [first, second] = [await openTab(context), await openTab(context)];
      await consent(first);
      await stands(first, 'country');
      await consent(second);
      await stands(second, 'country');
      await chooseCountry(first, 'US', scripted);
      await stands(first, 'front');
      await first.page.reload();
      await stands(first, 'front');
      await chooseCountry(second, 'CA', scripted);
      await stands(second, 'front');
      await sendPhoto(first, 10, scripted);
      await stands(first, 'back');
      await second.page.reload();
      await stands(second, 'front');
      await sendPhoto(second, 20, scripted);
      await stands(second, 'back');
      await sendPhoto(first, 60, scripted);
      await sendPhoto(second, 70, scripted);
      await stands(first, 'selfie');
      await stands(second, 'selfie');
      assert.deepEqual([await countryOf(first.id), await countryOf(second.id)], ['US', 'CA']);
      const back = await first.page.goBack();
      if (back !== null) assert.ok(!(await first.page.content()).includes(second.id));
      for (const { page } of [first, second]) assert.doesNotMatch(page.url(), /proof=/);
      await context.close();
    });
  });
}

/** Opens a browser whose settings block cookies, and with them all other storage of pages. */
async function blockingCookies(javaScriptEnabled: boolean, held: AsyncDisposableStack): Promise<BrowserContext> {
  const folder = await mkdtemp(join(tmpdir(), 'countersign-no-cookies-'));
  held.defer(() => rm(folder, { recursive: true, force: true }));
  await mkdir(join(folder, 'Default'));
  const blocked = { profile: { default_content_setting_values: { cookies: 2 } } };
  await writeFile(join(folder, 'Default', 'Preferences'), JSON.stringify(blocked));
  const context = await chromium.launchPersistentContext(folder, { ...settings, viewport, javaScriptEnabled });
  held.defer(() => context.close());
  return context;
}

for (const scripted of [true, false]) {
  describe(`a browser that blocks cookies, ${scripted ? 'with script' : 'without script'}`, () => {
    it('completes two inquiries side by side, over reloads, to pictures that were read', async () => {
      await using held = new AsyncDisposableStack();
      const context = await blockingCookies(scripted, held);
      const tabs = [await openTab(context), await openTab(context)];
      for (const tab of tabs) {
        await consent(tab);
        await stands(tab, 'country');
        await tab.page.reload();
        await stands(tab, 'country');
      }
      assert.deepEqual(await context.cookies(), []);
      for (const [index, tab] of tabs.entries()) await chooseCountry(tab, index === 0 ? 'US' : 'CA', scripted);
      for (const [index, tab] of tabs.entries()) {
        await stands(tab, 'front');
        await sendPhoto(tab, 10 + index, scripted);
        await stands(tab, 'back');
        await sendPhoto(tab, 60 + index, scripted);
      }
      for (const tab of tabs) {
        await stands(tab, 'selfie');
        await tab.page.reload();
        await stands(tab, 'selfie');
      }
      assert.deepEqual(await Promise.all(tabs.map(({ id }) => countryOf(id))), ['US', 'CA']);
    });
  });
}
