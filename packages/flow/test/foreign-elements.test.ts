/** Changes to the page by browsers and extensions: translated texts and inserted elements. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import type { FlowPage } from '../src/page.ts';
import { chromiumPath, launchBrowser, phone } from './support/browser.ts';
import { type FlowServer, startFlowServer } from './support/flow-server.ts';
import { pages } from './support/pages.ts';

const skip = chromiumPath === null ? 'no Chromium; set CHROMIUM_PATH' : false;

let browser: Browser;
let server: FlowServer;

before(async () => {
  server = await startFlowServer(pages.start);
  if (skip === false) browser = await launchBrowser();
});

after(async () => {
  await browser?.close();
  await server.close();
});

/** Opens a tab in which an element is inserted at the start of `foreignIn` before the page's script takes over. */
async function open(page: FlowPage, foreignIn: string | null = null): Promise<Page> {
  server.current = page;
  server.posts.length = 0;
  server.next.length = 0;
  const tab = await browser.newPage({ viewport: phone });
  await tab.addInitScript((selector) => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      document.querySelector('.shell')?.setAttribute('data-served', '');
      if (selector !== null) document.querySelector(selector)?.prepend(document.createElement('div'));
    });
  }, foreignIn);
  await tab.goto(`${server.origin}/flow`);
  await tab.locator('main[data-scripted]').waitFor();
  return tab;
}

/** Replaces each text, and each new one, by two `font` elements, as Chrome's translator does. */
function translate(): void {
  const translateText = (text: Text) => {
    const written = text.data.trim();
    if (written === '' || text.parentElement?.closest('font, script') !== null) return;
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    inner.textContent = `[${written}]`;
    text.parentNode?.insertBefore(outer, text);
    text.remove();
  };
  const translateTexts = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = root instanceof Text ? [root] : [];
    while (walker.nextNode() !== null) texts.push(walker.currentNode as Text);
    for (const text of texts) translateText(text);
  };
  document.documentElement.lang = 'tr';
  translateTexts(document.body);
  new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) translateTexts(node);
  }).observe(document.body, { childList: true, subtree: true });
}

test('a page that the browser translates keeps working: step, hints and buttons are up to date', { skip }, async () => {
  const tab = await open(pages.start);
  await tab.evaluate(translate);
  assert.equal(await tab.locator('.progress p').innerText(), '[Step 1 of 6]');
  server.next.push(pages.country, pages.front);
  await tab.locator('[data-action=consent]').click();
  await tab.locator('main[data-step=country]').waitFor();
  assert.equal(await tab.locator('.progress p').innerText(), '[Document][·][Step 2 of 6]');
  await tab.locator('[data-action=continue]').click();
  await tab.locator('main[data-step=front]').waitFor();
  assert.equal(await tab.locator('.progress p').innerText(), '[Document][·][Step 4 of 6]');
  assert.equal(await tab.evaluate(() => document.documentElement.lang), 'tr');
  await tab.locator('[data-action=start-camera]').click();
  await tab.locator('[data-action=shutter]:enabled').waitFor();
  await tab.locator('.hint').getByText('[The camera is starting.]').waitFor({ state: 'hidden' });
  await tab.locator('[data-action=shutter]').click();
  await tab.getByRole('button', { name: '[Look closer]' }).click();
  await tab.getByRole('button', { name: '[Show the whole photo]' }).waitFor();
  await tab.close();
});

test('elements that an extension inserts into the served screen leave one working page', { skip }, async () => {
  for (const where of ['#flow', '#flow main', '#flow form']) {
    const tab = await open(pages.start, where);
    assert.equal(await tab.locator('.shell').count(), 1, where);
    assert.equal(await tab.locator('h1').count(), 1, where);
    server.next.push(pages.country);
    await tab.locator('[data-action=consent]').click();
    await tab.locator('main[data-step=country]').waitFor();
    assert.equal(await tab.locator('h1').count(), 1, where);
    await tab.close();
  }
});

test('every unchanged screen is hydrated as it was served', { skip }, async () => {
  for (const [name, page] of Object.entries<FlowPage>(pages)) {
    const tab = await open(page);
    assert.equal(await tab.locator('.shell[data-served]').count(), 1, name);
    await tab.close();
  }
});
