/** Settings: effective values, a test mail to oneself, and a preview of the retention deletions. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runDashboard } from '../support/dashboard.ts';

const dashboard = runDashboard();

test('an admin reads the current settings, sends a test mail, and sees its result', async () => {
  const page = await dashboard.open('/sandbox/settings', { as: { role: 'admin' } });
  await page.getByText('bound to localhost').waitFor();
  await page.getByRole('button', { name: 'Send a test e-mail to myself' }).click();
  const row = page.getByRole('table', { name: 'Latest messages' }).getByRole('row').filter({ hasText: 'test' });
  await row.getByText('sent', { exact: true }).waitFor();
});

test('an auditor sees what retention would delete and by which rule, and cannot change it', async () => {
  const page = await dashboard.open('/sandbox/settings', { as: { role: 'auditor' } });
  await page.getByText('Nothing is due').waitFor();
  await page.getByText('Tables with nothing due').click();
  await page.getByRole('row').filter({ hasText: 'api_logs' }).getByText('kept for 14 days').waitFor();
  assert.equal(await page.getByRole('button', { name: 'Send a test e-mail to myself' }).count(), 0);
});

test('an admin lists the domains that may embed, and sees them again', async () => {
  const page = await dashboard.open('/sandbox/settings', { as: { role: 'admin' } });
  const domains = page.getByLabel('Sites that may embed every inquiry');
  await domains.fill('shop.example\n*.shop.example');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved. It applies').waitFor();
  await page.reload();
  await domains.waitFor();
  assert.equal(await domains.inputValue(), 'shop.example\n*.shop.example');
});
