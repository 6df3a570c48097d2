/** Requirements for every screen on a phone, as tests that a file registers for its screens. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { after, before, test } from 'node:test';
import type { AxeResults } from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import type { FlowPage } from '../../src/page.ts';
import { chromiumPath, launchBrowser, phone } from './browser.ts';
import { type FlowServer, startFlowServer } from './flow-server.ts';
import { pages } from './pages.ts';

export const skip = chromiumPath === null ? 'no Chromium; set CHROMIUM_PATH' : false;
const axeSource = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let browser: Browser;
let server: FlowServer;

/** Registers the hooks of the calling file. */
export function useScreens(): void {
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
}

/** One tab for all screens; each test sets what differs. */
export let tab: Page;

export async function violations(page: Page): Promise<string[]> {
  // Evaluated, not added as a tag, because the page's policy refuses foreign scripts, as it must.
  await page.evaluate(axeSource);
  const { violations: found } = (await page.evaluate('axe.run()')) as AxeResults;
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

export async function open(page: FlowPage): Promise<void> {
  server.current = page;
  await tab.setViewportSize(phone);
  await tab.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
  await tab.goto(`${server.origin}/flow`);
  await tab.locator('main[data-scripted]').waitFor();
}

const overflow = () => tab.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Measures each visible control as a touch target: its height, and whether something covers it while focused. */
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

/** Returns whether the screen is in the sample: one of each kind (text, choice, photo, face, error). */
export const isSampled = (name: string): boolean =>
  [
    'start',
    'country',
    'front',
    'selfie',
    'details',
    'details-signed',
    'form',
    'contact-code',
    'contact-code-last',
    'problem',
  ].includes(name);

/** Registers tests of each screen with script whose name is `wanted`. */
export function testScreens(wanted: (name: string) => boolean): void {
  for (const [name, page] of Object.entries<FlowPage>({ ...pages, problem: withProblem })) {
    if (!wanted(name)) continue;
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
      // A low window, so that the sticky buttons overlap the scrolled content.
      await tab.setViewportSize({ width: phone.width, height: 500 });
      for (const { html, height, covered } of await targets()) {
        assert.ok(height >= 44, `${height} px: ${html}`);
        assert.equal(covered, false, html);
      }
    });
  }
}

export const isSampledRightToLeft = (name: string): boolean =>
  ['start', 'country', 'front', 'details', 'selfie', 'retry', 'success', 'link-used'].includes(name);

/** Registers a test per right-to-left language, of the screens whose name is `wanted`. */
export function testRightToLeft(wanted: (name: string) => boolean): void {
  for (const locale of ['ar-EG', 'he']) {
    test(`${locale}: screens run from right to left, pass axe and are cut off nowhere`, { skip }, async () => {
      for (const [name, page] of Object.entries<FlowPage>(pages)) {
        if (!wanted(name)) continue;
        await open({ ...page, locale });
        assert.equal(await tab.evaluate(() => getComputedStyle(document.body).direction), 'rtl');
        assert.deepEqual(await violations(tab), [], name);
        await tab.setViewportSize({ width: 320, height: 640 });
        assert.ok((await overflow()) <= 0, name);
        await tab.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
        assert.ok((await overflow()) <= 0, `${name} at 200 %`);
      }
    });
  }
}

/** Registers a test of the plain form of each of the screens. */
export function testPlainForms(names: readonly ('start' | 'country' | 'front' | 'selfie')[]): void {
  for (const name of names) {
    test(`${name}: axe finds no violation in the plain form either`, { skip }, async (t) => {
      const plain = await browser.newPage({ viewport: phone });
      t.after(() => plain.close());
      // Axe is a script too, so scripts are enabled and only the page's own are blocked.
      await plain.route('**/*.js', (route) => route.abort());
      server.current = pages[name];
      await plain.goto(`${server.origin}/flow`);
      assert.deepEqual(await violations(plain), []);
    });
  }
}

/** Returns the visible and uncovered parts of the notice: its sentence and its button, at the centre of each. */
const seenOfNotice = () =>
  tab.locator('main [role=alert]').evaluate((notice) =>
    [...notice.querySelectorAll('p, button')].map((part) => {
      const { left, top, width, height } = part.getBoundingClientRect();
      const over = document.elementFromPoint(left + width / 2, top + height / 2);
      return over !== null && part.contains(over);
    }),
  );

/** Registers a test of the notice for each of the named sizes. */
export function testNotice(sizes: Readonly<Record<string, { readonly width: number; readonly height: number }>>): void {
  for (const [name, size] of Object.entries(sizes)) {
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
}
