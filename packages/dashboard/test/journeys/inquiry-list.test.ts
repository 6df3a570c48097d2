/** Inquiry list as a workspace: columns, sticky heading, new tabs, and return to the same row. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { dictionary } from '@countersign/texts/dictionary/en';
import { wordsIn } from '@countersign/texts/dictionary/words';
import type { Page } from 'playwright-core';
import { createInquiry, simulate } from '../../../server/test/support/inquiries.ts';
import { runDashboard } from '../support/dashboard.ts';

const rowsMade = 60;
const english = wordsIn(dictionary);
let failedCheck = '';

const dashboard = runDashboard(async (service) => {
  for (let count = 1; count <= rowsMade; count += 1) {
    const { id } = await createInquiry(service, { 'reference-id': `number ${count}.` });
    if (count === rowsMade) {
      await simulate(service, id, 'start_inquiry', 'create_failed_verification', 'mark_for_review_inquiry');
      const { body } = await service.sandbox.get(`/inquiries/${id}?include=verifications`);
      const checks = body.included?.[0]?.attributes['checks'] as readonly { name: string; status: string }[];
      failedCheck = english.check(checks.find(({ status }) => status === 'failed')?.name ?? '');
    }
  }
});

const row = (page: Page, number: number) => page.getByRole('row').filter({ hasText: `number ${number}.` });
const columns = (page: Page) => page.getByRole('columnheader').allInnerTexts();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');
const usual = ['Selected inquiries', 'Person', 'Status', 'Template', 'Tags', 'Age'];

async function openList(role: 'reviewer' | 'analyst'): Promise<Page> {
  const page = await dashboard.open('/sandbox/inquiries', { as: { role } });
  await row(page, rowsMade).waitFor();
  return page;
}

async function leaveBy(page: Page, open: () => Promise<void>): Promise<void> {
  await open();
  await page.waitForURL(/\/inquiries\/inq_/);
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
}

describe('columns', () => {
  test('are chosen in a menu and kept after a reload, also the claiming reviewer and the last event', async () => {
    const page = await openList('reviewer');
    assert.deepEqual(await columns(page), [...usual, 'Claimed by']);
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Last event' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Template' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
    const chosen = [...usual.filter((title) => title !== 'Template'), 'Claimed by', 'Last event'];
    assert.deepEqual(await columns(page), chosen);
    await page.getByRole('button', { name: 'Review the next one' }).click();
    await page.waitForURL(/\/inquiries\/inq_/);
    await page.goto(`${dashboard.service.baseUrl}/dashboard/sandbox/inquiries`);
    await row(page, rowsMade).getByText('You', { exact: true }).waitFor();
    await row(page, rowsMade).getByText('Sent to review').waitFor();
    assert.deepEqual(await columns(page), chosen);
    const other = await openList('reviewer');
    await row(other, rowsMade).getByRole('cell').filter({ hasText: 'Ada Byron' }).waitFor();
  });

  test('offer only what the role may see', async () => {
    const page = await openList('analyst');
    assert.deepEqual(await columns(page), usual);
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Age' }).waitFor();
    assert.equal(await page.getByRole('menuitemcheckbox', { name: 'Claimed by' }).count(), 0);
  });
});

test('the heading stays below the bar of the frame and the bar of the selection', async () => {
  const page = await openList('reviewer');
  const heading = page.getByRole('columnheader', { name: 'Person' });
  const topOf = async () => Math.round((await heading.boundingBox())?.y ?? -1);
  await page.evaluate(() => scrollTo(0, 1500));
  await row(page, 30).waitFor();
  const bar = Math.round((await page.getByRole('banner').boundingBox())?.height ?? -1);
  assert.ok((await topOf()) >= bar && (await topOf()) < bar + 20, `${await topOf()} below ${bar}`);
  await row(page, 30).getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  const selected = page.getByRole('region', { name: 'Selected inquiries' });
  const box = await selected.boundingBox();
  assert.ok(box !== null && box.y >= bar && (await topOf()) >= box.y + box.height, 'the heading is covered');
});

test('the list is filtered by a failed check, which is chosen by its label', async () => {
  const page = await openList('reviewer');
  await row(page, rowsMade - 1).waitFor();
  await page.getByRole('button', { name: /Failed check/ }).click();
  await page.getByRole('option', { name: failedCheck }).click();
  await page.waitForURL(/check%3A|check:/);
  await row(page, rowsMade).waitFor();
  assert.equal(await page.getByRole('row').filter({ hasText: 'number ' }).count(), 1);
  await page.getByRole('button', { name: `${failedCheck} Failed check` }).click();
  await page.getByRole('option', { name: 'any', exact: true }).click();
  await row(page, rowsMade - 1).waitFor();
});

describe('a new tab', () => {
  test('opens by the middle button, Ctrl and click, or Ctrl and Enter anywhere in the row', async () => {
    const page = await openList('reviewer');
    const cell = row(page, 50).getByRole('cell').nth(2);
    for (const open of [
      () => cell.click({ button: 'middle' }),
      () => cell.click({ modifiers: ['ControlOrMeta'] }),
      () =>
        row(page, 50)
          .getByRole('link')
          .click({ modifiers: ['ControlOrMeta'] }),
      async () => {
        await row(page, 50).focus();
        await page.keyboard.press('ControlOrMeta+Enter');
      },
    ]) {
      const [tab] = await Promise.all([page.context().waitForEvent('page'), open()]);
      await tab.waitForURL(/\/sandbox\/inquiries\/inq_/);
      await tab.close();
      assert.ok(page.url().endsWith('/sandbox/inquiries'));
    }
  });
});

describe('the way back', () => {
  test('returns to the previous row and its position, opened by a click, a key or its link', async () => {
    const page = await openList('reviewer');
    await page.evaluate(() => scrollTo(0, 1500));
    for (const open of [
      () => row(page, 30).click(),
      () => row(page, 30).press('Enter'),
      () => row(page, 30).getByRole('link').click(),
    ]) {
      await row(page, 30).waitFor();
      const scrolled = await page.evaluate(() => scrollY);
      await leaveBy(page, open);
      await page.goBack();
      await page.waitForFunction(() => document.activeElement?.textContent?.includes('number 30.') === true);
      await page.waitForFunction((before) => Math.abs(scrollY - before) < 60, scrolled);
    }
    await page.keyboard.press('j');
    assert.match(await focused(page), /number 29\./);
  });

  test('returns from a preview to its row by Escape, before the next key', async () => {
    const page = await openList('reviewer');
    for (const number of [55, 52]) {
      await row(page, number).focus();
      await page.keyboard.press('Space');
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await page.keyboard.press('j');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      assert.match(await focused(page), new RegExp(`number ${number - 1}\\.`));
    }
  });

  test('focuses the heading when the list is opened by a link', async () => {
    const page = await openList('reviewer');
    await leaveBy(page, () => row(page, 55).click());
    await page.getByRole('link', { name: 'Inquiries' }).first().click();
    await row(page, rowsMade).waitFor();
    assert.equal(await focused(page), 'Inquiries');
  });
});
