/** Language menu in a real browser: the same screen in another language, with all typed values kept. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { chromiumPath, launchBrowser, phone } from './support/browser.ts';
import { type FlowServer, startFlowServer } from './support/flow-server.ts';
import { pages } from './support/pages.ts';

const skip = chromiumPath === null ? 'no Chromium; set CHROMIUM_PATH' : false;

let browser: Browser;
let server: FlowServer;

before(async () => {
  server = await startFlowServer(pages.details);
  if (skip === false) browser = await launchBrowser();
});

after(async () => {
  await browser?.close();
  await server.close();
});

async function open(page: FlowServer['current'], javaScriptEnabled = true): Promise<Page> {
  server.current = page;
  server.posts.length = 0;
  const tab = await browser.newPage({ viewport: phone, javaScriptEnabled });
  await tab.goto(`${server.origin}/flow`);
  if (javaScriptEnabled) await tab.locator('main[data-scripted]').waitFor();
  return tab;
}

async function choose(tab: Page, name: string): Promise<void> {
  await tab.locator('.languages summary').click();
  await tab.getByRole('button', { name, exact: true }).click();
}

const language = (tab: Page) => tab.evaluate(() => [document.documentElement.lang, document.documentElement.dir]);

test('the screen and typed values stay, and nothing is sent as an answer', { skip }, async (t) => {
  const tab = await open(pages.details);
  t.after(() => tab.close());
  await tab.getByLabel('Last name').fill('Lindqvist');
  server.current = { ...pages.details, locale: 'de', fields: [], action: '/flow?session=a&language=de' };
  await choose(tab, 'Deutsch');
  await tab.getByRole('heading', { name: 'Bitte geben Sie Ihre Daten ein' }).waitFor();
  assert.deepEqual(await language(tab), ['de', 'ltr']);
  assert.equal(await tab.getByLabel('Nachname').inputValue(), 'Lindqvist');
  assert.equal(new URL(tab.url()).searchParams.get('language'), 'de');
  assert.equal(server.posts.length, 0);
  assert.equal(await tab.evaluate(() => document.activeElement?.textContent), 'Sprache Deutsch');
  assert.equal(await tab.locator('.languages[open]').count(), 0);
  assert.match((await tab.locator('#announcement').textContent()) ?? '', /Bitte geben Sie Ihre Daten ein/);
  const form = await tab.locator('main form').getAttribute('action');
  assert.equal(form, '/flow?session=a&language=de');
});

test('a later screen is shown as that screen', { skip }, async (t) => {
  const tab = await open(pages.processing);
  t.after(() => tab.close());
  server.current = { ...pages.success, locale: 'fr' };
  await choose(tab, 'Français');
  await tab.locator('main[data-step=success]').waitFor();
});

test('without a connection the menu shows an error, and works again afterwards', { skip }, async (t) => {
  const tab = await open(pages.front);
  t.after(() => tab.close());
  await tab.context().setOffline(true);
  await choose(tab, 'Deutsch');
  await tab.locator('.languages [role=alert]').waitFor();
  assert.deepEqual(await language(tab), ['en-US', 'ltr']);
  await tab.context().setOffline(false);
  server.current = { ...pages.front, locale: 'de' };
  await tab.getByRole('button', { name: 'Deutsch', exact: true }).click();
  await tab.waitForFunction(() => document.documentElement.lang === 'de');
  assert.equal(await tab.locator('[role=alert]').count(), 0);
});

test('a page without an inquiry needs nothing from the server', { skip }, async (t) => {
  const tab = await open(pages['link-used']);
  t.after(() => tab.close());
  const before = server.polls;
  await choose(tab, 'Deutsch');
  await tab.getByRole('heading', { name: 'Dieser Link wurde schon benutzt' }).waitFor();
  assert.equal(server.polls, before);
});

test('the keyboard opens, leaves and uses the menu', { skip }, async (t) => {
  const tab = await open(pages.start);
  t.after(() => tab.close());
  await tab.locator('.languages summary').focus();
  await tab.keyboard.press('Enter');
  await tab.keyboard.press('Tab');
  assert.equal(await tab.evaluate(() => document.activeElement?.textContent), 'English');
  await tab.keyboard.press('Escape');
  assert.equal(await tab.locator('.languages[open]').count(), 0);
  assert.equal(await tab.evaluate(() => document.activeElement?.tagName), 'SUMMARY');
});

test('without script a click requests the same page with its code', { skip }, async (t) => {
  const tab = await open(pages.start, false);
  t.after(() => tab.close());
  server.current = { ...pages.start, locale: 'fr' };
  await choose(tab, 'Français');
  await tab.waitForURL(/language=fr/);
  assert.deepEqual(Object.fromEntries(new URL(tab.url()).searchParams), { code: 'once-abc', language: 'fr' });
});
