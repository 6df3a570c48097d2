/** The audit log: an auditor proves it, finds who looked at somebody, and hands it on. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { rowsOf } from '../../../server/test/support/database.ts';
import { signedIn } from '../../../server/test/support/people.ts';
import { runDashboard } from '../support/dashboard.ts';

const dashboard = runDashboard();

async function inquiryLookedAtBy(emailAddress: string): Promise<string> {
  const { service } = dashboard;
  const { body } = await service.sandbox.post('/inquiries', {
    data: { attributes: { 'inquiry-template-id': service.templateId } },
  });
  const { id } = body.data as unknown as { id: string };
  const reviewer = await signedIn(service, { role: 'reviewer', emailAddress });
  assert.equal((await reviewer.get(`/api/v1/inquiries/${id}`)).status, 200);
  return id;
}

test('an auditor verifies the chain, and is told what somebody did to it behind the service', async () => {
  const { service } = dashboard;
  const page = await dashboard.open('/sandbox/audit-log', { as: { role: 'auditor' } });
  await page.getByRole('button', { name: 'Verify the log' }).click();
  await page.getByText('The log is intact').waitFor();
  assert.equal(await page.getByRole('button', { name: 'Export', exact: true }).count(), 1, 'an auditor hands it on');
  await rowsOf(service.connectionString, `update user_audit_logs set status = 201 where path like '%/audit/verify'`);
  await page.getByRole('button', { name: 'Verify the log' }).click();
  await page
    .getByRole('alert')
    .getByText(/unauthorized changes? to the log/)
    .waitFor();
});

test('who looked at a person is found by the id, at an address that survives a reload', async () => {
  const id = await inquiryLookedAtBy('grace@example.com');
  const page = await dashboard.open('/sandbox/audit-log', { as: { role: 'auditor' } });
  await page.getByLabel('About (inquiry or account)').fill(id);
  await page.getByRole('button', { name: 'Show' }).click();
  await page.getByRole('heading', { name: 'Access to this person' }).waitFor();
  await page.reload();
  const row = page.getByRole('row').filter({ hasText: `/api/v1/inquiries/${id}` });
  await row.first().click();
  await page.getByRole('dialog', { name: 'Row details' }).waitFor();
});

test('what was changed is found among what was read', async () => {
  const { service } = dashboard;
  const id = await inquiryLookedAtBy('alan@example.com');
  const owner = await signedIn(service, { role: 'owner' });
  await owner.post(`/api/v1/inquiries/${id}/approve`);
  const page = await dashboard.open(`/sandbox/audit-log?subject=${id}&what=changes`, { as: { role: 'auditor' } });
  await page
    .getByRole('row')
    .filter({ hasText: `POST /api/v1/inquiries/${id}/approve` })
    .waitFor();
  assert.equal(await page.getByRole('row').filter({ hasText: 'GET' }).count(), 0);
});

test('the log is handed on as lines, the last of which signs the others', async () => {
  const page = await dashboard.open('/sandbox/audit-log', { as: { role: 'owner' } });
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Export' }).click();
  const lines = (await readFile(await (await coming).path(), 'utf8')).trim().split('\n');
  assert.ok('signature' in (JSON.parse(lines.at(-1) ?? '') as object));
});
