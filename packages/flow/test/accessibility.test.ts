/** Accessibility of screens on a phone: axe, clipped content, hidden focus, size of touch targets. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FlowPage } from '../src/page.ts';
import { servedLocales } from '../src/texts/served-locale.ts';
import { phone } from './support/browser.ts';
import { pages } from './support/pages.ts';
import {
  isSampled,
  isSampledRightToLeft,
  open,
  skip,
  tab,
  testNotice,
  testPlainForms,
  testRightToLeft,
  testScreens,
  useScreens,
  violations,
} from './support/screen-tests.ts';

useScreens();
testScreens(isSampled);
testPlainForms(['front']);
testNotice({ 'a phone': phone });

testRightToLeft(isSampledRightToLeft);

test('the open menu of all languages passes axe, stays on the screen, and each is 44 px high', { skip }, async () => {
  for (const locale of ['en-US', 'ar-EG']) {
    await open({ ...pages.start, locale, languages: servedLocales });
    await tab.setViewportSize({ width: 320, height: 640 });
    await tab.locator('.languages summary').click();
    assert.deepEqual(await violations(tab), []);
    const box = await tab.locator('.languages form').boundingBox();
    assert.ok(box !== null && box.x >= 0 && box.x + box.width <= 320 && box.height < 640, JSON.stringify(box));
    for (const button of await tab.locator('.languages button').all()) {
      assert.ok(((await button.boundingBox())?.height ?? 0) >= 44);
    }
  }
});

test('the open controls of the sandbox pass axe, are not cut off, and each is 44 px high', { skip }, async () => {
  const failures = [
    { check: 'id_expired_detection', requirement: 'required', reasons: ['no_expiration_date', 'expired'] },
    { check: 'id_paper_detection', requirement: 'not_required', reasons: ['paper_detected'] },
  ] as const;
  const failure = { check: 'id_expired_detection', reason: 'expired' };
  const next = { outcome: { status: 'failed', failure }, slow: true, failures } as const;
  const sandbox = { next, specimen: true, ends: ['review', 'expire', 'complete', 'approve', 'decline'] } as const;
  for (const locale of ['en-US', 'ar-EG']) {
    await open({ ...pages.front, locale, sandbox });
    for (const colorScheme of ['light', 'dark'] as const) {
      await tab.emulateMedia({ colorScheme });
      await tab.setViewportSize({ width: 320, height: 640 });
      await tab.locator('.sandbox').evaluate((bar) => bar.setAttribute('open', ''));
      assert.deepEqual(await violations(tab), [], `${locale} ${colorScheme}`);
    }
    assert.equal(await tab.locator('.sandbox select').inputValue(), 'id_expired_detection.expired');
    for (const control of await tab.locator('.sandbox :is(summary, button, select)').all()) {
      assert.ok(((await control.boundingBox())?.height ?? 0) >= 44);
    }
    await tab.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    assert.ok((await tab.evaluate(() => document.documentElement.scrollWidth - innerWidth)) <= 0, locale);
  }
  await tab.emulateMedia({ colorScheme: null });
});

test('the camera screen passes axe, keeps the focus inside, and Escape returns the focus to the button', {
  skip,
}, async () => {
  await open(pages.back);
  await tab.locator('[data-action=start-camera]').click();
  await tab.locator('[data-action=shutter]:enabled').waitFor();
  assert.deepEqual(await violations(tab), []);
  for (let press = 0; press < 6; press += 1) {
    await tab.keyboard.press('Tab');
    // Between two cycles the focus may be in the browser's toolbar, where the document reports its body.
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
