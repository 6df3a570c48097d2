/** Inquiry page: evidence is read, the inquiry is changed, and redacted. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { createInquiry } from '../../../server/test/support/inquiries.ts';
import { signedIn } from '../../../server/test/support/people.ts';
import { type WalkedInquiry, walkThrough } from '../../../server/test/support/sandbox-walk.ts';
import { runDashboard } from '../support/dashboard.ts';

let walked: WalkedInquiry;
const dashboard = runDashboard(async (service) => {
  walked = await walkThrough(service, { 'reference-id': 'order 12' });
});

const strip = (page: Page) => page.getByRole('region', { name: 'Decision' });

describe('one inquiry', () => {
  test('shows matching values first and their place in the picture, and logs the view before', async () => {
    const { service } = dashboard;
    const page = await dashboard.open(`/sandbox/inquiries/${walked.id}`, { as: { role: 'reviewer' } });
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Birthdate' }) });
    await row.getByText('matches').waitFor();
    await row.getByRole('button').first().focus();
    await page.getByRole('region', { name: 'Pictures' }).getByRole('img').waitFor();
    const auditor = await signedIn(service, { role: 'auditor' });
    const looked = await auditor.get(`/dashboard/api/audit/subjects/${walked.id}`);
    assert.match(looked.text, /\/dashboard\/api\/view-tickets/);
  });

  test('lists a check that could not run under its own heading, with the reason, not among the passed', async () => {
    const page = await dashboard.open(`/sandbox/inquiries/${walked.id}`, { as: { role: 'reviewer' } });
    const group = page.locator('details').filter({ hasText: 'Document has no handwriting' });
    assert.match(await group.locator('summary').innerText(), /^Did not run/);
    await group.locator('summary').click();
    const check = group.getByRole('row').filter({ hasText: 'Document has no handwriting' });
    await check.getByText('The service does not measure this.').waitFor();
  });

  test('shows a reviewer’s override of a check with its reason, until the checks run again', async () => {
    const page = await dashboard.open(`/sandbox/inquiries/${walked.id}`, { as: { role: 'reviewer' } });
    await page.locator('summary').filter({ hasText: 'Passed' }).last().click();
    await page.getByRole('button', { name: 'Mark as failed: Document has not expired' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('It ended last year.');
    await dialog.getByRole('button', { name: 'Mark as failed' }).click();
    const said = page.getByRole('row').filter({ hasText: 'It ended last year.' });
    await said.getByText('Changed by a reviewer').waitFor();
    const verification = await dashboard.service.sandbox.get(`/verifications/${walked.document.id}`);
    assert.equal(verification.body.data.attributes['status'], 'failed');
    await page.getByRole('button', { name: 'Run again' }).last().click();
    await said.waitFor({ state: 'detached' });
  });

  test('is tagged, gets a link for the person, and is redacted after its end was typed', async () => {
    const { id } = await createInquiry(dashboard.service, { fields: { 'name-first': 'Grace', 'name-last': 'Hopper' } });
    const page = await dashboard.open(`/sandbox/inquiries/${id}`, { as: { role: 'admin' } });
    const choose = async (entry: string) => {
      await strip(page).getByRole('button', { name: 'More' }).click();
      await page.getByRole('menuitem', { name: entry }).click();
    };
    await choose('Tags');
    await page.getByRole('dialog').getByLabel('Tags').fill('vip, second look');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await strip(page).getByText('second look').waitFor();
    await choose('Link for the person');
    await page.getByRole('dialog').getByRole('button', { name: 'Create a link' }).click();
    await page.getByRole('dialog').getByText('The link is shown only once').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await choose('Redact');
    const dialog = page.getByRole('alertdialog');
    await dialog.getByLabel(/the last characters of its id/).fill('wrong');
    await dialog.getByRole('button', { name: 'Redact' }).click();
    await dialog.getByText('These are not the last characters of its id.').waitFor();
    await dialog.getByLabel(/the last characters of its id/).fill(id.slice(-6));
    await dialog.getByRole('button', { name: 'Redact' }).click();
    await page.getByText('The personal data was deleted').first().waitFor();
    assert.equal((await dashboard.service.sandbox.get(`/inquiries/${id}`)).text.includes('Hopper'), false);
  });

  test('is reported within the frame as not found', async () => {
    const page = await dashboard.open('/sandbox/inquiries/inq_none', { as: { role: 'reviewer' } });
    await page.getByRole('main').getByRole('alert').waitFor();
  });
});
