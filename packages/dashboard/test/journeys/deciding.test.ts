/** Decisions on inquiries: by keyboard only, by two reviewers where required, with the facts a reviewer needs first. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { createInquiry, simulate } from '../../../server/test/support/inquiries.ts';
import { createTemplate, published } from '../../../server/test/support/templates.ts';
import { runDashboard } from '../support/dashboard.ts';

const dashboard = runDashboard();

async function toReview(attributes: Record<string, unknown> = {}): Promise<string> {
  const { id } = await createInquiry(dashboard.service, attributes);
  await simulate(dashboard.service, id, 'start_inquiry', 'mark_for_review_inquiry');
  return id;
}

const statusOf = async (id: string) =>
  (await dashboard.service.sandbox.get(`/inquiries/${id}`)).body.data.attributes['status'];

const strip = (page: Page) => page.getByRole('region', { name: 'Decision' });

describe('deciding', () => {
  test('thirty cases works with the keyboard only', async () => {
    const waiting: string[] = [];
    for (let count = 0; count < 30; count += 1) waiting.push(await toReview());
    const page = await dashboard.open('/sandbox/inquiries', { as: { role: 'reviewer' } });
    await page.getByRole('row').nth(1).waitFor();
    await page.evaluate(() => {
      const counted = window as unknown as { mouse: number };
      counted.mouse = 0;
      addEventListener('pointerdown', () => (counted.mouse += 1), true);
    });
    for (let decided = 0; decided < waiting.length; decided += 1) {
      const before = page.url();
      await page.keyboard.press('n');
      await page.waitForURL((url) => url.href !== before && url.pathname.includes('/inquiries/inq_'));
      await strip(page).getByText('Needs review').waitFor();
      await page.keyboard.press(decided % 2 === 0 ? 'a' : 'd');
      await page.getByRole('dialog').getByLabel('Reason').waitFor();
      await page.keyboard.type('read by keys');
      await page.keyboard.press('Control+Enter');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    assert.equal(await page.evaluate(() => (window as unknown as { mouse: number }).mouse), 0);
    const statuses = await Promise.all(waiting.map(statusOf));
    assert.deepEqual(new Set(statuses), new Set(['approved', 'declined']));
    assert.equal(statuses.filter((status) => status === 'approved').length, 15);
  });

  test('never assigns one inquiry to two reviewers, and a second read moves an inquiry that takes two', async () => {
    const { sandbox } = dashboard.service;
    const templateId = await createTemplate(sandbox);
    await published(sandbox, templateId, { steps: [{ type: 'selfie' }], 'second-read': { of: 'all' } });
    const both = [await toReview({ 'inquiry-template-id': templateId }), await toReview()];
    const [first, second] = await Promise.all(
      [1, 2].map(() => dashboard.open('/sandbox/inquiries', { as: { role: 'reviewer' } })),
    );
    assert.ok(first && second);
    const next = async (page: Page) => {
      await page.getByRole('button', { name: 'Review the next one' }).click();
      await page.waitForURL(/\/inquiries\/inq_/);
      return page.url().split('/').at(-1);
    };
    const handed = await Promise.all([next(first), next(second)]);
    assert.deepEqual(handed.toSorted(), both.toSorted());
    const [id = ''] = both;
    const approve = async (page: Page, told: string) => {
      await page.goto(`${dashboard.service.baseUrl}/dashboard/sandbox/inquiries/${id}`);
      await strip(page).getByRole('button', { name: 'Approve' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
      await page.getByText(told, { exact: true }).waitFor();
    };
    await approve(first, 'Your decision is saved. A second reviewer has to agree.');
    assert.equal(await statusOf(id), 'needs_review');
    await approve(second, 'Approved.');
    assert.equal(await statusOf(id), 'approved');
  });
});

describe('what a reviewer has to know before deciding', () => {
  test('is in the strip: the review reason and another reviewer’s claim; n skips two inquiries', async () => {
    const ids = [await toReview({ 'reference-id': 'n 1' }), await toReview({ 'reference-id': 'n 2' })];
    ids.push(await toReview({ 'reference-id': 'n 3' }));
    const page = await dashboard.open('/sandbox/inquiries', { as: { role: 'reviewer' } });
    const seen: string[] = [];
    await page.getByRole('row').filter({ hasText: 'n 1' }).waitFor();
    await page.keyboard.press('n');
    await page.waitForURL(/\/inquiries\/inq_/);
    for (const _ of ids) {
      await strip(page).getByText('It was sent to review by hand').waitFor();
      seen.push(page.url());
      await page.keyboard.press('n');
      await page.waitForURL((url) => url.href !== seen.at(-1));
    }
    assert.equal(new Set(seen).size, 3);
    const { id: other } = await createInquiry(dashboard.service, {});
    await simulate(dashboard.service, other, 'start_inquiry', 'mark_for_review_inquiry');
    const here = page.url();
    const second = await dashboard.open(`/sandbox/inquiries/${here.split('/').at(-1)}`, { as: { role: 'reviewer' } });
    await strip(second).getByText('is reviewing it').waitFor();
    for (const id of [...ids, other]) await dashboard.service.sandbox.post(`/inquiries/${id}/approve`);
  });
});
