/** Unexpected input on dashboard pages: an explanation with a next action, and no data is lost. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createInquiry, simulate } from '../../../server/test/support/inquiries.ts';
import { walkThrough } from '../../../server/test/support/sandbox-walk.ts';
import { runDashboard } from '../support/dashboard.ts';

const dashboard = runDashboard();

test('a reason of ten megabytes is refused as too long and decides nothing, and a short one is accepted', async () => {
  const { service } = dashboard;
  const { id } = await createInquiry(service);
  await simulate(service, id, 'start_inquiry', 'mark_for_review_inquiry');
  const page = await dashboard.open(`/sandbox/inquiries/${id}`, { as: { role: 'reviewer' } });
  const strip = page.getByRole('region', { name: 'Decision' });
  await strip.getByRole('button', { name: 'Approve' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('x'.repeat(10_000_000));
  await page.keyboard.press('Control+Enter');
  await dialog.getByText('9,990,000 characters too long').waitFor();
  const statusOf = async () => (await service.sandbox.get(`/inquiries/${id}`)).body.data.attributes['status'];
  assert.equal(await statusOf(), 'needs_review');
  await dialog.getByLabel('Reason').fill('The photograph is theirs.');
  await page.keyboard.press('Control+Enter');
  await dialog.waitFor({ state: 'detached' });
  assert.equal(await statusOf(), 'approved');
});

test('a picture of a redacted inquiry is never shown again, and the page reports the redaction', async () => {
  const { service } = dashboard;
  const walked = await walkThrough(service);
  const page = await dashboard.open(`/sandbox/inquiries/${walked.id}`, { as: { role: 'reviewer' } });
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Birthdate' }) });
  await row.getByRole('button').first().waitFor();
  await page.route('**/dashboard/api/stream**', (route) => route.abort());
  const gone = await service.sandbox.request('DELETE', `/inquiries/${walked.id}`);
  assert.equal(gone.status, 200, gone.text);
  const button = row.getByRole('button').first();
  // The page may already know of the redaction, and then the row is gone with the person.
  await button.click({ timeout: 2000 }).catch(() => undefined);
  await page.reload();
  await page.getByText('The personal data was deleted').first().waitFor();
  assert.equal(await page.getByRole('region', { name: 'Pictures' }).getByRole('img').count(), 0);
});
