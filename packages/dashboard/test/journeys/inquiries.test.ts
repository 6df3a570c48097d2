/** Inquiry list: finding one among many, changing many at once, and saving a filter. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { createInquiry, simulate } from '../../../server/test/support/inquiries.ts';
import { type WalkedInquiry, walkThrough } from '../../../server/test/support/sandbox-walk.ts';
import { runDashboard } from '../support/dashboard.ts';

let walked: WalkedInquiry;
const dashboard = runDashboard(async (service) => {
  walked = await walkThrough(service, { 'reference-id': 'order 12' });
});

const statusOf = async (id: string) =>
  (await dashboard.service.sandbox.get(`/inquiries/${id}`)).body.data.attributes['status'];

const strip = (page: Page) => page.getByRole('region', { name: 'Decision' });

describe('the list of inquiries', () => {
  test('finds one by its reference id, at an address that survives a reload, and opens it by Enter', async () => {
    await createInquiry(dashboard.service, { 'reference-id': 'another' });
    const page = await dashboard.open('/sandbox/inquiries', { as: { role: 'reviewer' } });
    await page.getByRole('row').nth(2).waitFor();
    await page.getByLabel('Find').fill('reference:"order 12" status:approved');
    await page.keyboard.press('Enter');
    await page.getByRole('row').nth(2).waitFor({ state: 'detached' });
    await page.reload();
    const row = page.getByRole('row').filter({ hasText: 'order 12' });
    await row.focus();
    await page.keyboard.press('Enter');
    await strip(page).getByText('Approved').waitFor();
    assert.ok(page.url().endsWith(`/sandbox/inquiries/${walked.id}`));
  });

  test('previews a row in place, tags selected rows by keyboard, and lists and retries refused ones', async () => {
    const ids = [];
    for (const number of [1, 2, 3]) {
      ids.push((await createInquiry(dashboard.service, { 'reference-id': `bulk ${number}` })).id);
    }
    await simulate(dashboard.service, ids[2] ?? '', 'start_inquiry', 'approve_inquiry');
    const page = await dashboard.open('/sandbox/inquiries', { as: { role: 'admin' } });
    const row = (number: number) => page.getByRole('row').filter({ hasText: `bulk ${number}` });
    await row(1).focus();
    await page.keyboard.press('Space');
    const dialog = page.getByRole('dialog');
    await dialog.getByText(ids[0] ?? '').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    // Closing the dialog restores the focus, so the next key press counts.
    await page.keyboard.press('x');
    for (const number of [2, 3]) {
      await row(number).focus();
      await page.keyboard.press('x');
    }
    const bar = page.getByRole('region', { name: 'Selected inquiries' });
    await bar.getByText('3 selected').waitFor();
    await bar.getByRole('button', { name: 'Add a tag' }).click();
    await dialog.getByLabel('Tag').fill('together');
    await dialog.getByRole('button', { name: 'Add a tag' }).click();
    await page.getByText('3 of 3 done, 0 refused').waitFor();
    await page.getByText('All were done.').waitFor();
    await page.getByRole('link', { name: 'Back to the inquiries' }).click();
    await row(2).getByText('together').waitFor();
    for (const number of [1, 2, 3]) {
      await row(number).focus();
      await page.keyboard.press('x');
    }
    await bar.getByRole('button', { name: 'Approve' }).click();
    await dialog.getByRole('button', { name: 'Approve' }).click();
    await page.getByText('2 of 3 done, 1 refused').waitFor();
    await page.reload();
    const refused = page.getByRole('region', { name: 'Refused' });
    await refused.getByText('Its status does not allow this: Approved').waitFor();
    await refused.getByRole('listitem').filter({ hasText: 'bulk 3' }).getByText('Approved').waitFor();
    await page.getByRole('link', { name: 'Back to the inquiries' }).click();
    await page.getByText('2 of 3 done, 1 refused').waitFor();
    await page.getByRole('link', { name: 'Show' }).click();
    await dashboard.service.sandbox.post(`/inquiries/${ids[2]}/decline`);
    await page.getByRole('button', { name: 'Try the refused again' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('3 of 3 done, 0 refused').waitFor();
    await refused.waitFor({ state: 'detached' });
    assert.deepEqual(await Promise.all(ids.map(statusOf)), ['approved', 'approved', 'approved']);
  });

  test('saves a shared view under a name, which restores its filter', async () => {
    const maker = await dashboard.open('/sandbox/inquiries?q=status%3Aapproved', { as: { role: 'reviewer' } });
    await maker.getByRole('button', { name: 'Views' }).click();
    await maker.getByRole('menuitem', { name: 'Save this view' }).click();
    await maker.getByRole('dialog').getByLabel('Name').fill('Who passed');
    await maker.getByRole('dialog').getByRole('switch').locator('xpath=ancestor::label').click();
    await maker.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await maker.getByRole('button', { name: 'Who passed' }).waitFor();
    const page = await dashboard.open('/sandbox/inquiries', { as: { role: 'reviewer' } });
    await page.getByRole('button', { name: 'Views' }).click();
    await page.getByRole('menuitem', { name: 'Who passed' }).click();
    await page.waitForURL(/q=status%3Aapproved/);
    assert.equal(await page.getByLabel('Find').inputValue(), 'status:approved');
  });

  test('reports which words of a filter are invalid, and suggests valid ones', async () => {
    const page = await dashboard.open('/sandbox/inquiries?q=colour:red', { as: { role: 'reviewer' } });
    await page.getByRole('alert').filter({ hasText: 'Not understood: colour:red' }).waitFor();
    await page.getByLabel('Find').fill('');
    await page.getByRole('button', { name: 'Show' }).click();
    await page.getByRole('table').waitFor();
  });
});
