/** Warning before an inquiry expires, and an extension of the time that keeps typed values. */
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import type { Page } from 'playwright-core';
import type { FlowPage } from '../src/page.ts';
import { phone } from './support/browser.ts';
import { useFlowBrowser } from './support/flow-browser.ts';
import { pages } from './support/pages.ts';

const flow = useFlowBrowser(pages.start);
const { skip } = flow;
let tab: Page;

beforeEach(async () => {
  await tab?.close();
  if (skip === false) tab = await flow.browser.newPage({ viewport: phone });
});

const withTime = (page: FlowPage, seconds: number, mayExtend = true): FlowPage =>
  ({ ...page, timeLeft: { seconds, mayExtend } }) as FlowPage;

/** Opens a page whose clock a test can advance; it also runs in real time. */
async function open(page: FlowPage): Promise<void> {
  flow.server.current = page;
  await tab.clock.install();
  await tab.goto(`${flow.server.origin}/flow`);
  await tab.locator('main[data-scripted]').waitFor();
}

const warning = () => tab.locator('.time-left [role=alert]');

test('two minutes before the end a warning appears and counts down', { skip }, async () => {
  await open(withTime(pages.details, 600));
  // The clock keeps running while a busy machine is slow, so the steps leave a margin.
  await tab.clock.fastForward(420_000);
  assert.equal(await warning().count(), 0);
  await tab.clock.fastForward(60_000);
  await warning().getByText('Do you need more time?').waitFor();
  await tab.locator('[role=timer]', { hasText: /^[01]:\d\d$|^2:00$/ }).waitFor();
  await tab.clock.fastForward(60_000);
  await tab.locator('[role=timer]', { hasText: /^0:\d\d$|^1:00$/ }).waitFor();
});

test('extending the time keeps what was typed, and its notice takes the focus', { skip }, async () => {
  await open(withTime(pages.details, 100));
  const field = tab.locator('main input[type=text]').first();
  await field.fill('Zelda');
  flow.server.next.push(withTime({ ...pages.details, action: '/flow/renewed' } as FlowPage, 1_200));
  await tab.locator('[data-action=more-time]').click();
  await tab.getByText('You have more time now.').waitFor();
  assert.equal(flow.server.posts.at(-1)?.get('more-time'), 'yes');
  assert.equal(await field.inputValue(), 'Zelda');
  assert.equal(await tab.evaluate(() => document.activeElement?.getAttribute('role')), 'status');
  assert.equal(await tab.locator('main form').first().getAttribute('action'), '/flow/renewed');
});

test('when the time is up the page of the end appears automatically', { skip }, async () => {
  await open(withTime(pages.details, 100, false));
  await warning().getByText('Please finish now').waitFor();
  assert.equal(await tab.locator('[data-action=more-time]').count(), 0);
  flow.server.current = pages.expired;
  await tab.clock.fastForward(101_000);
  await tab.locator('main[data-step=expired]').waitFor();
});
