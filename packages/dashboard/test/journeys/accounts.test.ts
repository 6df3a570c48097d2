/** Accounts: found by known values, each value with its source, and two accounts of one person merged. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createInquiry } from '../../../server/test/support/inquiries.ts';
import type { TestService } from '../../../server/test/support/service.ts';
import { runDashboard } from '../support/dashboard.ts';

const dashboard = runDashboard();

async function makeAccount({ sandbox }: TestService, reference: string, fields: object): Promise<string> {
  const { body, text } = await sandbox.post('/accounts', {
    data: { attributes: { 'reference-id': reference, fields } },
  });
  assert.ok('data' in body, text);
  return (body.data as unknown as { id: string }).id;
}

test('from the empty state: an inquiry creates an account, whose values name the inquiry as their source', async () => {
  const { service } = dashboard;
  const page = await dashboard.open('/sandbox/accounts', { as: { role: 'admin' } });
  await page.getByText('No account yet').waitFor();
  const inquiry = await createInquiry(service, {
    'reference-id': 'customer-9',
    fields: { 'name-first': 'Ada', 'name-last': 'Byron' },
  });
  await service.sandbox.post(`/inquiries/${inquiry.id}/approve`);
  await page
    .getByRole('row')
    .filter({ hasText: 'customer-9' })
    .or(page.getByRole('row').filter({ hasText: 'Ada' }))
    .first()
    .click();
  await page
    .getByText(/approved inquiry/)
    .first()
    .waitFor();
  await page.getByText('Byron', { exact: true }).waitFor();
  await page.reload();
  await page.getByRole('link', { name: inquiry.id }).first().click();
  await page.waitForURL(`**/sandbox/inquiries/${inquiry.id}`);
});

test('an account is found by its e-mail address, and shows its earlier values', async () => {
  const { service } = dashboard;
  const id = await makeAccount(service, 'customer-10', { 'email-address': 'old@example.com' });
  await service.sandbox.request('PATCH', `/accounts/${id}`, {
    body: { data: { attributes: { fields: { 'email-address': 'grace@example.com' } } } },
  });
  const page = await dashboard.open('/sandbox/accounts', { as: { role: 'admin' } });
  await page.getByLabel('Find an account').fill('old@example.com');
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await page.getByText('No account matches.').waitFor();
  await page.getByLabel('Find an account').fill('grace@example.com');
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await page.getByRole('row').filter({ hasText: id }).click();
  await page.getByText('1 earlier value').click();
  await page.getByText('old@example.com').waitFor();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Edit tags' }).click();
  await page.getByRole('textbox', { name: 'Tags' }).fill('vip, gold');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByText('gold, vip').or(page.getByText('vip, gold')).waitFor();
});

test('two accounts of one person are merged after a preview of what moves', async () => {
  const { service } = dashboard;
  const kept = await makeAccount(service, 'kept-1', { name: { first: 'Grace', last: 'Hopper' } });
  const left = await makeAccount(service, 'left-1', { name: { first: 'Grace', last: 'Murray' } });
  const inquiry = await createInquiry(service, { 'reference-id': 'left-1' });
  const page = await dashboard.open(`/sandbox/accounts/${kept}`, { as: { role: 'admin' } });
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Merge with another account' }).click();
  const dialog = page.getByRole('dialog');
  const other = dialog.getByLabel(/The other account/);
  await other.fill('nobody-1');
  await dialog.getByRole('button', { name: 'Find account' }).click();
  await dialog.getByText('No other account matches.').waitFor();
  await other.fill('left-1');
  await dialog.getByRole('button', { name: 'Find account' }).click();
  await dialog.getByText(`1 inquiry of ${left} moves to this account.`).waitFor();
  await dialog.getByRole('row').filter({ hasText: 'Murray' }).getByText('differs').waitFor();
  await dialog.getByRole('button', { name: 'Merge accounts', exact: true }).click();
  await page.getByRole('link', { name: inquiry.id }).waitFor();
});

test('an account with the same phone number is listed with that detail, and both link to each other', async () => {
  const { service } = dashboard;
  const one = await makeAccount(service, 'customer-20', { 'phone-number': '+1 415 555 2671' });
  const other = await makeAccount(service, 'customer-21', { 'phone-number': '(+1) 415-555-2671' });
  const page = await dashboard.open(`/sandbox/accounts/${one}`, { as: { role: 'reviewer' } });
  const linked = page.getByRole('region', { name: 'Linked accounts' });
  const row = linked.getByRole('row').filter({ hasText: 'Phone number' });
  await row
    .filter({ hasText: `the account ${other}` })
    .filter({ has: page.getByRole('cell', { name: '2' }) })
    .waitFor();
  await linked.getByRole('link', { name: 'customer-21' }).click();
  await page.waitForURL(`**/sandbox/accounts/${other}`);
  await page.getByRole('link', { name: 'customer-20' }).waitFor();
});
