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
  if (skip !== false) return;
  browser = await launchBrowser();
  tab = await browser.newPage();
});

after(async () => {
  await browser?.close();
  await server.close();
});

/** One tab for all screens; what differs is set before each. */
let tab: Page;

async function violations(page: Page): Promise<string[]> {
  // Evaluated and not added as a tag: the page's policy refuses foreign scripts, and must.
  await page.evaluate(axeSource);
  const { violations: found } = (await page.evaluate('axe.run()')) as AxeResults;
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

async function open(page: FlowPage): Promise<void> {
  server.current = page;
  await tab.setViewportSize(phone);
  await tab.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
  await tab.goto(`${server.origin}/flow`);
  await tab.locator('main[data-scripted]').waitFor();
}

const overflow = () => tab.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** What a finger meets at each control that is shown: its height, and whether something lies over it while focused. */
async function targets(): Promise<{ html: string; height: number; covered: boolean }[]> {
  return tab.evaluate(() => {
    const controls = [...document.querySelectorAll<HTMLElement>('a[href], button, summary, select, input')];
    return controls
      .filter((control) => control.checkVisibility())
      .slice(0, 40)
      .map((control) => {
        const label = control.closest('label') ?? document.querySelector(`label[for="${control.id}"].button`);
        const target = label ?? control;
        control.focus();
        const { x, y, width, height } = target.getBoundingClientRect();
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        return { html: control.outerHTML, height, covered: target !== top && !target.contains(top) };
      });
  });
}

const withProblem = { ...pages.front, problem: { code: 'photo_unreadable', field: 'photo' } } as const;

for (const [name, page] of Object.entries<FlowPage>({ ...pages, problem: withProblem })) {
  test(`${name}: axe finds no violation with all its rules on, light and dark`, { skip }, async () => {
    await open(page);
    assert.deepEqual(await violations(tab), []);
    await tab.emulateMedia({ colorScheme: 'dark' });
    assert.deepEqual(await violations(tab), []);
  });

  test(`${name}: nothing is cut off at 320 px in German, also with text at twice its size`, { skip }, async () => {
    await open({ ...page, locale: 'de' });
    await tab.setViewportSize({ width: 320, height: 640 });
    assert.ok((await overflow()) <= 0);
    await tab.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    assert.ok((await overflow()) <= 0, 'at 200 %');
  });

  test(`${name}: every control is at least 44 px high and none is covered while focused`, { skip }, async () => {
    await open(page);
    // Low, so that the sticky buttons lie over what is scrolled.
    await tab.setViewportSize({ width: phone.width, height: 500 });
    for (const { html, height, covered } of await targets()) {
      assert.ok(height >= 44, `${height} px: ${html}`);
      assert.equal(covered, false, html);
    }
  });
}

for (const name of ['start', 'country', 'front', 'selfie'] as const) {
  test(`${name}: axe finds no violation in the plain form either`, { skip }, async (t) => {
    const plain = await browser.newPage({ viewport: phone });
    t.after(() => plain.close());
    // Axe is a script itself, so script is on and only the page's own is kept away.
    await plain.route('**/*.js', (route) => route.abort());
    server.current = pages[name];
    await plain.goto(`${server.origin}/flow`);
    assert.deepEqual(await violations(plain), []);
  });
}

test('the camera screen passes axe, keeps the focus inside, and Escape leads back to the button', {
  skip,
}, async () => {
  await open(pages.back);
  await tab.locator('[data-action=start-camera]').click();
  await tab.locator('[data-action=shutter]:enabled').waitFor();
  assert.deepEqual(await violations(tab), []);
  for (let press = 0; press < 6; press += 1) {
    await tab.keyboard.press('Tab');
    // Between two rounds the focus may rest in the browser's own bar, where the document names its body.
    const place = await tab.evaluate(() => document.activeElement?.closest('dialog, main, footer')?.tagName ?? 'NONE');
    assert.ok(place === 'DIALOG' || place === 'NONE', place);
  }
  await tab.keyboard.press('Escape');
  await tab.locator('dialog').waitFor({ state: 'detached' });
  assert.equal(await tab.evaluate(() => document.activeElement?.getAttribute('data-action')), 'start-camera');
});

/** What of the notice is in view with nothing over it: its sentence and its button, in the middle of each. */
const seenOfNotice = () =>
  tab.locator('main [role=alert]').evaluate((notice) =>
    [...notice.querySelectorAll('p, button')].map((part) => {
      const { left, top, width, height } = part.getBoundingClientRect();
      const over = document.elementFromPoint(left + width / 2, top + height / 2);
      return over !== null && part.contains(over);
    }),
  );

for (const [name, size] of Object.entries({
  'a phone': phone,
  'a small phone': { width: 320, height: 568 },
  'a desktop': { width: 1280, height: 800 },
})) {
  test(`without a connection the notice is seen and has the focus, however tall the screen is: ${name}`, {
    skip,
  }, async () => {
    const picture = await tab.screenshot({ type: 'png', clip: { x: 0, y: 0, width: 300, height: 800 } });
    for (const shown of [pages.front, pages.start]) {
      await open(shown);
      await tab.setViewportSize(size);
      if (shown.step === 'front') {
        await tab
          .locator('[data-action=choose-file]')
          .setInputFiles({ name: 'c.png', mimeType: 'image/png', buffer: picture });
        await tab.locator('.photo img').waitFor();
      }
      await tab.context().setOffline(true);
      await tab.locator('[data-action=use-photo], [data-action=consent]').click();
      await tab.locator('main [role=alert]').waitFor();
      assert.deepEqual(await seenOfNotice(), [true, true], shown.step);
      assert.equal(await tab.evaluate(() => document.activeElement?.getAttribute('role')), 'alert');
      assert.deepEqual(await violations(tab), []);
      await tab.context().setOffline(false);
    }
  });
}

test('reduced motion stops every animation', { skip }, async () => {
  await open(pages.processing);
  assert.ok((await tab.evaluate(() => document.getAnimations().length)) > 0);
  await tab.emulateMedia({ reducedMotion: 'reduce' });
  assert.equal(await tab.evaluate(() => document.getAnimations().length), 0);
});

test('the pages keep the strict policy: no violation is reported on any step', { skip }, async () => {
  const refused: string[] = [];
  tab.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  for (const page of Object.values<FlowPage>(pages)) await open(page);
  assert.deepEqual(refused, []);
});
