/** API keys: created for a purpose, used, narrowed with the affected calls in view, and replaced. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { createClient } from '../../../server/test/support/client.ts';
import { eventually } from '../../../server/test/support/eventually.ts';
import { runDashboard } from '../support/dashboard.ts';

const dashboard = runDashboard();

async function shownValue(page: Page): Promise<string> {
  await page.getByText('The value is shown only once').waitFor();
  const value = await page.getByRole('dialog').locator('code').innerText();
  await page.getByRole('button', { name: 'I have saved it' }).click();
  return value;
}

test('a key is created, used, restricted with a preview of what would break, replaced, and revoked', async () => {
  const { baseUrl, app } = dashboard.service;
  const page = await dashboard.open('/sandbox/keys', { as: { role: 'developer' } });
  await page.getByRole('button', { name: 'Create a key' }).click();
  await page.getByLabel('Name').fill('shop');
  await page.getByText('Read results').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create a key' }).click();
  const client = createClient(baseUrl, await shownValue(page));
  assert.equal((await client.get('/inquiries')).status, 200);
  assert.equal((await client.get('/accounts')).status, 403, 'the purpose gives no more than it needs');
  await app.apiLogs.settle();

  await page.getByRole('button', { name: 'View: shop' }).click();
  await page.getByText('Every operation that worked would keep working.').waitFor();
  await page.getByText('1 operation was refused every time it was called.').waitFor();
  const accounts = page.getByRole('row').filter({ hasText: 'GET /accounts' });
  await accounts.filter({ hasText: '1 refused' }).filter({ hasText: 'lacks account.read' }).waitFor();
  assert.equal(await accounts.getByText('works', { exact: true }).count(), 0);
  await page.getByRole('dialog').getByText('GET /inquiries', { exact: true }).waitFor();
  await page.getByRole('checkbox', { name: 'read: inquiry', exact: true }).locator('xpath=ancestor::label').click();
  await page.getByText('1 operation that it used would be refused.').waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'Replace: shop' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Replace' }).click();
  const other = createClient(baseUrl, await shownValue(page));
  assert.equal((await client.get('/inquiries')).status, 200, 'both work meanwhile');
  assert.equal((await other.get('/inquiries')).status, 200);
  await page.reload();
  await page.getByText('expires soon').waitFor();
  await page.getByRole('button', { name: 'Expire: shop' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Expire', exact: true }).click();
  await page.getByText('expired', { exact: true }).waitFor();
  await eventually('the ended key is refused', async () => (await other.get('/inquiries')).status === 401);
});

test('a user who may only read keys sees no way to change them', async () => {
  const page = await dashboard.open('/sandbox/keys', { as: { role: 'auditor' } });
  await page.getByRole('table').waitFor();
  assert.equal(await page.getByRole('button', { name: /^(Create|Replace|Expire)/ }).count(), 0);
});
