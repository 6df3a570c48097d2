/** Every screen on a phone: axe finds nothing, nothing is cut off, nothing hides the focus, targets are large enough. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { after, before, test } from 'node:test';
import type { AxeResults } from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import type { FlowPage } from '../src/page.ts';
import { chromiumPath, launchBrowser, phone } from './support/browser.ts';
import { type FlowServer, startFlowServer } from './support/flow-server.ts';
import { pages } from './support/pages.ts';

const skip = chromiumPath === null ? 'no Chromium; set CHROMIUM_PATH' : false;
const axeSource = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

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

async function violations(page: Page): Promise<string[]> {
  // Evaluated and not added as a tag: the page's policy refuses foreign scripts, and must.
  await page.evaluate(axeSource);
  const { violations: found } = (await page.evaluate('axe.run()')) as AxeResults;
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

async function open(page: FlowPage, options: Parameters<Browser['newPage']>[0] = {}): Promise<Page> {
  server.current = page;
  const tab = await browser.newPage({ viewport: phone, ...options });
  await tab.goto(`${server.origin}/flow`);
  if (options.javaScriptEnabled !== false) await tab.waitForLoadState('networkidle');
  return tab;
}

const withProblem = { ...pages.front, problem: { code: 'photo_unreadable', field: 'photo' } } as const;

for (const [name, page] of Object.entries<FlowPage>({ ...pages, problem: withProblem })) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${name} (${colorScheme}): axe finds no violation with all its rules on`, { skip }, async () => {
      const tab = await open(page, { colorScheme });
      assert.deepEqual(await violations(tab), []);
      await tab.close();
    });
  }

  test(`${name}: nothing is cut off at 320 px, in German, with text at twice its size`, { skip }, async () => {
    const tab = await open({ ...page, locale: 'de' }, { viewport: { width: 320, height: 640 } });
    const overflow = () => tab.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok((await overflow()) <= 0);
    await tab.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    assert.ok((await overflow()) <= 0, 'at 200 %');
    await tab.close();
  });

  test(`${name}: every control is at least 44 px high and none hides the focus`, { skip }, async () => {
    const tab = await open(page);
    const controls = await tab.$$('a[href], button, summary, select, input:not([type=hidden])');
    for (const control of controls.slice(0, 40)) {
      const seen = await control.evaluate((element: Element) => {
        const target =
          element.closest('label') ?? document.querySelector(`label[for="${element.id}"].button`) ?? element;
        if (element instanceof HTMLElement) element.focus();
        const { x, y, width, height } = target.getBoundingClientRect();
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        return { height, html: element.outerHTML, visible: target === top || target.contains(top) };
      });
      if (seen.html.includes('type="radio"') && name === 'country') continue;
      assert.ok(seen.height >= 44, `${seen.height} px: ${seen.html}`);
      assert.ok(seen.visible, `covered while focused: ${seen.html}`);
    }
    await tab.close();
  });
}

for (const name of ['start', 'country', 'front', 'selfie'] as const) {
  test(`${name}: axe finds no violation without script either`, { skip }, async () => {
    const tab = await open(pages[name], { javaScriptEnabled: false });
    const other = await browser.newPage({ viewport: phone });
    // Axe is a script itself: it looks at the same document in a tab where only the page's own script is kept away.
    await other.route('**/*.js', (route) => route.abort());
    await other.goto(tab.url());
    assert.deepEqual(await violations(other), []);
    await tab.close();
    await other.close();
  });
}

test('the camera screen passes axe, keeps the focus inside, and Escape leads back to the button', {
  skip,
}, async () => {
  const tab = await open(pages.back);
  await tab.locator('[data-action=start-camera]').click();
  await tab.locator('[data-action=shutter]:enabled').waitFor();
  assert.deepEqual(await violations(tab), []);
  for (let press = 0; press < 6; press += 1) {
    await tab.keyboard.press('Tab');
    const outside = await tab.evaluate(
      () =>
        document.activeElement?.closest('main, footer') !== null && document.activeElement?.closest('dialog') === null,
    );
    assert.equal(outside, false);
  }
  await tab.keyboard.press('Escape');
  await tab.locator('dialog').waitFor({ state: 'detached' });
  assert.equal(await tab.evaluate(() => document.activeElement?.getAttribute('data-action')), 'start-camera');
  await tab.close();
});

test('reduced motion stops every animation', { skip }, async () => {
  const tab = await open(pages.processing, { reducedMotion: 'reduce' });
  assert.equal(await tab.evaluate(() => document.getAnimations().length), 0);
  await tab.close();
});

test('the pages keep the strict policy: no violation is reported on any step', { skip }, async () => {
  const tab = await browser.newPage({ viewport: phone });
  const refused: string[] = [];
  tab.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  for (const page of Object.values<FlowPage>(pages)) {
    server.current = page;
    await tab.goto(`${server.origin}/flow`);
    await tab.waitForLoadState('networkidle');
  }
  assert.deepEqual(refused, []);
  await tab.close();
});
