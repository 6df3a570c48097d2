/** Export of a list to a file: starting from an empty sandbox, without the rows that the filter hides. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { createInquiry } from '../../../server/test/support/inquiries.ts';
import { runDashboard } from '../support/dashboard.ts';

const dashboard = runDashboard();

test('the inquiries of a filter are exported to a file, which is downloaded', async () => {
  const { service } = dashboard;
  const page = await dashboard.open('/sandbox/exports', { as: { role: 'admin' } });
  await page.getByText('No export yet').waitFor();
  const [one, other] = [await createInquiry(service), await createInquiry(service)];
  await service.sandbox.post(`/inquiries/${other.id}/approve`);
  await page.goto(`${service.baseUrl}/dashboard/sandbox/inquiries?q=status:approved`);
  await page.getByRole('button', { name: 'Export this list' }).click();
  await page.waitForURL('**/sandbox/exports');
  const row = page.getByRole('row').filter({ hasText: 'status: approved' });
  await row.getByText('ready').waitFor();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    row.getByRole('button', { name: 'Download' }).click(),
  ]);
  const text = await readFile(await file.path(), 'utf8');
  assert.ok(text.includes(other.id));
  assert.ok(!text.includes(one.id));
  await page.reload();
  await row.getByText('ready').waitFor();
});

test('users who may not export see no export', async () => {
  const page = await dashboard.open('/sandbox/inquiries', { as: { role: 'reviewer' } });
  await page.getByRole('table').waitFor();
  assert.equal(await page.getByRole('button', { name: 'Export this list' }).count(), 0);
});
