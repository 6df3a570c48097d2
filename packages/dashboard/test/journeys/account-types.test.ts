/** Account types: fields are changed on the page, and the API enforces them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runDashboard } from '../support/dashboard.ts';

const dashboard = runDashboard();

const accountOf = (typeId: string, number: string) =>
  dashboard.service.sandbox.post('/accounts', {
    data: { attributes: { 'account-type-id': typeId, fields: { employee_number: number } } },
  });

test('an account type with a unique identifier is created on the page and enforced by the API', async () => {
  const page = await dashboard.open('/sandbox/account-types', { as: { role: 'admin' } });
  await page.getByRole('button', { name: 'Create an account type' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Employee');
  await page.getByRole('dialog').getByRole('button', { name: 'Create an account type' }).click();
  await page.getByRole('heading', { level: 1, name: 'Employee' }).waitFor();
  const id = page.url().split('/').at(-1) ?? '';

  await page.getByRole('button', { name: 'Add a field' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Key').fill('employee_number');
  await dialog.getByRole('button', { name: /Searchable for accounts/ }).click();
  await page.getByRole('option', { name: 'unique in the type' }).click();
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('listitem').filter({ hasText: 'employee_number' }).getByText('unique in the type').waitFor();
  await page.getByRole('button', { name: 'Add a status' }).click();
  await page.getByLabel('Status 2').fill('Left');
  await page.getByRole('button', { name: 'Save the type' }).click();
  await page.getByText('Saved.').waitFor();

  const first = await accountOf(id, 'A-1');
  assert.equal(first.status, 201, first.text);
  assert.equal((await accountOf(id, 'a-1')).status, 409);

  await page.reload();
  await page.getByText('1 account', { exact: true }).waitFor();
  assert.equal(await page.getByLabel('Status 2').inputValue(), 'Left');
  await page.getByLabel('Status 1').fill('Active');
  await page.getByRole('button', { name: 'Save the type' }).click();
  await page.getByText('Saved.').waitFor();
  const renamed = await dashboard.service.sandbox.get(`/accounts/${first.body.data.id}`);
  assert.equal(renamed.body.data.attributes['account-status'], 'Active');

  await page.getByRole('button', { name: 'Remove employee_number' }).click();
  await page.getByRole('button', { name: 'Save the type' }).click();
  await page.getByRole('main').getByRole('alert').waitFor();
  assert.equal((await accountOf(id, 'A-1')).status, 409);
});

test('a user who may not change settings reads a type and finds no way to change it', async () => {
  const page = await dashboard.open('/sandbox/account-types', { as: { role: 'auditor' } });
  await page.getByRole('row').filter({ hasText: 'User' }).click();
  await page.getByRole('heading', { level: 1, name: 'User' }).waitFor();
  await page.getByText('email_address').waitFor();
  assert.equal(await page.getByRole('button', { name: 'Save the type' }).count(), 0);
  assert.equal(await page.getByRole('button', { name: 'Add a field' }).count(), 0);
});
