/** Live events and refused requests: found, explained and sent again. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createKey } from '../../../server/test/support/api-keys.ts';
import { createInquiry } from '../../../server/test/support/inquiries.ts';
import { runDashboard } from '../support/dashboard.ts';

const dashboard = runDashboard();

test('a new event appears on the open page, and shows its payload in two versions of the API', async () => {
  const page = await dashboard.open('/sandbox/events', { as: { role: 'admin' } });
  await page.getByText('No event yet').waitFor();
  const { id } = await createInquiry(dashboard.service);
  const row = page.getByRole('row').filter({ hasText: 'inquiry.created' }).filter({ hasText: id });
  await row.click();
  const dialog = page.getByRole('dialog', { name: 'inquiry.created' });
  await dialog.getByText('"type": "event"').waitFor();
  await dialog.getByRole('button', { name: /Compared with/ }).click();
  await page.getByRole('option', { name: '2023-01-05' }).click();
  await dialog.getByRole('heading', { name: /From 2023-01-05 to/ }).waitFor();
  assert.ok((await dialog.locator('ins, del').count()) > 0, 'the versions differ');
  await page.reload();
  await page.getByRole('dialog', { name: 'inquiry.created' }).waitFor();
  await page.getByRole('link', { name: id }).click();
  await page.waitForURL(`**/sandbox/inquiries/${id}`);
});

test('events are filtered by name and by object, in the address', async () => {
  const page = await dashboard.open('/sandbox/events', { as: { role: 'developer' } });
  const [one, other] = [await createInquiry(dashboard.service), await createInquiry(dashboard.service)];
  await page.getByLabel('Object id').fill(other.id);
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await page.waitForURL(/object=inq_/);
  await page.getByRole('row').filter({ hasText: other.id }).first().waitFor();
  assert.equal(await page.getByRole('row').filter({ hasText: one.id }).count(), 0);
  await page.getByRole('button', { name: /All events/ }).click();
  await page.getByRole('option', { name: 'inquiry.declined' }).click();
  await page.getByText('No event matches.').waitFor();
});

test('equal refused requests are grouped on one line, opened, copied, corrected and sent again', async () => {
  const { sandbox, templateId } = dashboard.service;
  for (let each = 0; each < 3; each += 1) {
    await sandbox.post('/inquiry-templates', { data: { attributes: { name: '' } } });
  }
  const page = await dashboard.open('/sandbox/api-logs', { as: { role: 'developer' } });
  await page.getByRole('button', { name: /3 times: 4\d\d POST \/api\/v1\/inquiry-templates/ }).click();
  await page.waitForURL(/method=POST/);
  const rows = page.getByRole('row').filter({ hasText: 'POST /api/v1/inquiry-templates' });
  await rows.nth(2).waitFor();
  await rows.first().click();
  const dialog = page.getByRole('dialog', { name: 'Request' });
  await dialog.getByText(/^curl -X POST/).waitFor();
  await dialog.getByRole('button', { name: /Language/ }).click();
  await page.getByRole('option', { name: 'Python' }).click();
  await dialog.getByText(/^import os/).waitFor();
  const again = dialog.getByRole('button', { name: 'Send', exact: true });
  await again.click();
  await dialog
    .getByRole('status')
    .getByText(/^4\d\d$/)
    .waitFor();
  await dialog.getByLabel('Body', { exact: true }).fill('{');
  await again.click();
  await dialog.getByText('The body is not valid JSON.').waitFor();
  await dialog
    .getByLabel('Body', { exact: true })
    .fill(JSON.stringify({ data: { attributes: { name: 'Made by a replay' } } }));
  await again.click();
  await dialog.getByRole('status').getByText('done').waitFor();
  const { text } = await sandbox.get('/inquiry-templates');
  assert.match(text, /Made by a replay/);
  assert.ok(templateId);
});

test('a developer finds why a call failed: by status and path, with its error, key and duration', async () => {
  const { client } = await createKey(dashboard.service, { name: 'Shop server', permissions: ['inquiry.write'] });
  const refused = await client.post('/inquiries', {
    data: { attributes: { 'inquiry-template-id': 'itmpl_mistyped12345', fields: { 'name-first': 'Ada' } } },
  });
  await client.get('/accounts');
  const [told] = (refused.body as unknown as { errors: { title: string; details: string }[] }).errors;
  assert.ok(told !== undefined);
  const page = await dashboard.open('/sandbox/api-logs', { as: { role: 'developer' } });
  await page.getByRole('button', { name: /^any Response|Response any|Response/ }).click();
  await page.getByRole('option', { name: String(refused.status), exact: true }).click();
  await page.getByLabel('Path').fill('/inquiries');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await page.waitForURL(/status=\d{3}/);
  await page.waitForURL(/path=%2Finquiries/);
  const row = page.getByRole('row').filter({ hasText: 'Shop server' });
  await row.filter({ hasText: told.details }).waitFor();
  assert.equal(await page.getByRole('row').filter({ hasText: '/api/v1/accounts' }).count(), 0);
  await page.reload();
  await row.click();
  const dialog = page.getByRole('dialog', { name: 'Request' });
  await dialog.getByText(told.title, { exact: true }).waitFor();
  await dialog.getByText(told.details).waitFor();
  await dialog.getByText('Shop server').waitFor();
  await dialog.getByText(/^\d[\d,]* ms$/).waitFor();
  await dialog
    .getByText(/"inquiry-template-id": "itmpl_mistyped12345"/)
    .first()
    .waitFor();
  assert.equal(await dialog.getByText('Ada').count(), 0);
  assert.equal(await dialog.getByText('not recorded').count(), 0);
});

test('an unknown request id is reported as not stored, and production offers no replay', async () => {
  const page = await dashboard.open('/sandbox/api-logs', { as: { role: 'developer' } });
  await page.getByLabel('Request-Id').fill('req_aaaaaaaaaaaaaaaaaaaaaaaa');
  await page.getByRole('button', { name: 'Find' }).click();
  await page.getByText('No request with this id is stored.').waitFor();
});
