/** Roles: an owner creates one, sees whose permissions a change removes before saving, and previews the role. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventually } from '../../../server/test/support/eventually.ts';
import { signedIn } from '../../../server/test/support/people.ts';
import { runDashboard } from '../support/dashboard.ts';

const dashboard = runDashboard();

test('an owner creates a role and sees it in the list', async () => {
  const page = await dashboard.open('/sandbox/roles', { as: { role: 'owner' } });
  await page.getByRole('button', { name: 'Create a role' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill('Night shift');
  await dialog.getByRole('checkbox', { name: 'read: inquiry', exact: true }).locator('xpath=ancestor::label').click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('row').filter({ hasText: 'Night shift' }).getByText('1 permission', { exact: true }).waitFor();
});

test('before a role is changed, the owner sees which permissions it removes and who is affected', async () => {
  const reviewer = await signedIn(dashboard.service, { role: 'reviewer', emailAddress: 'grace@example.com' });
  assert.equal((await reviewer.get('/api/v1/accounts')).status, 200);
  const page = await dashboard.open('/sandbox/roles', { as: { role: 'owner' } });
  await page.getByRole('button', { name: 'View: Reviewer' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: 'read: account', exact: true }).locator('xpath=ancestor::label').click();
  await dialog.getByRole('button', { name: 'Review changes' }).click();
  await dialog.getByText('1 person is affected').waitFor();
  await dialog.getByText('account.read').first().waitFor();
  assert.equal((await reviewer.get('/api/v1/accounts')).status, 200, 'nothing is changed by looking');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
  await eventually('the right is gone', async () => (await reviewer.get('/api/v1/accounts')).status === 403);
});

test('an owner views the dashboard as another role, with only its pages, and returns', async () => {
  const page = await dashboard.open('/sandbox/roles', { as: { role: 'owner' } });
  await page.getByRole('button', { name: 'See as: Analyst' }).click();
  await page.getByText('You are viewing the dashboard as the role Analyst.').waitFor();
  await page.getByRole('link', { name: 'Roles' }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Return to your own role' }).click();
  await page.getByRole('link', { name: 'Roles' }).waitFor();
});
