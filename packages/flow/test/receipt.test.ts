/** Receipt on a phone: without script, in both directions and themes, nothing clipped, large touch targets. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Receipt } from '../src/receipt/receipt.ts';
import { renderReceipt } from './support/build.ts';
import { pages } from './support/pages.ts';
import { open, skip, tab, useScreens, violations } from './support/screen-tests.ts';

useScreens();

const at = new Date('2026-11-26T23:15:13Z');

const receipt: Receipt = {
  inquiryId: pages.success.inquiryId,
  organizationName: 'Nordlicht Bank',
  environment: 'production',
  startedAt: at,
  endedAt: at,
  result: 'review',
  checked: [
    { what: 'governmentId', result: 'passed', at },
    { what: 'selfie', result: 'failed', at },
    { what: 'paper', result: 'waiting', at },
    { what: 'reports', result: 'done', at: null },
  ],
  knows: ['name', 'birthdate', 'documentPhotos', 'other'],
  photos: { erasedOn: at },
  erasedAt: null,
  asked: ['erase'],
};

const receipts: Readonly<Record<string, Receipt>> = {
  whole: receipt,
  empty: {
    ...receipt,
    checked: [],
    knows: [],
    photos: null,
    startedAt: null,
    endedAt: null,
    asked: [],
    result: 'open',
  },
  erased: { ...receipt, knows: [], photos: null, erasedAt: at, environment: 'sandbox' },
};

async function show(shown: Receipt, locale: string): Promise<void> {
  const html = renderReceipt(
    { receipt: shown, locale, look: null, path: '/receipt/x' },
    { nonce: 'n', assetBase: '/flow-assets/' },
  );
  await tab.route('**/receipt/x', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }));
  await tab.goto(new URL('/receipt/x', tab.url()).href);
  await tab.unroute('**/receipt/x');
}

test('every receipt passes axe, light and dark, in both directions, and is not cut off at 320 px', {
  skip,
}, async () => {
  await open(pages.success);
  await tab.setViewportSize({ width: 320, height: 640 });
  for (const [name, shown] of Object.entries(receipts)) {
    for (const locale of ['de', 'ar-EG']) {
      for (const colorScheme of ['light', 'dark'] as const) {
        await tab.emulateMedia({ colorScheme });
        await show(shown, locale);
        assert.deepEqual(await violations(tab), [], `${name} ${locale} ${colorScheme}`);
        const over = await tab.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        assert.ok(over <= 0, `${name} ${locale}`);
      }
    }
  }
});

test('its buttons are reached by keyboard in the order of the page, each 44 px high', { skip }, async () => {
  await open(pages.success);
  await show(receipt, 'en-US');
  const reached: string[] = [];
  for (let press = 0; press < 7; press += 1) {
    await tab.keyboard.press('Tab');
    reached.push(await tab.evaluate(() => document.activeElement?.textContent ?? ''));
  }
  const inOrder = ['English', 'A copy of my data', 'Correct my data', 'Review my result again', 'Save the signature'];
  assert.deepEqual(reached.slice(0, 6), [...inOrder, 'Save as PDF']);
  for (const button of await tab.locator('.button:visible').all()) {
    assert.ok(((await button.boundingBox())?.height ?? 0) >= 44);
  }
});
