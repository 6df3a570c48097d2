/** Screens on a phone: axe finds nothing, nothing is cut off, nothing hides the focus, targets are large enough. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FlowPage } from '../src/page.ts';
import { phone } from './support/browser.ts';
import { pages } from './support/pages.ts';
import {
  isSampled,
  open,
  skip,
  tab,
  testNotice,
  testPlainForms,
  testScreens,
  useScreens,
  violations,
} from './support/screen-tests.ts';

useScreens();
testScreens(isSampled);
testPlainForms(['front']);
testNotice({ 'a phone': phone });

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
