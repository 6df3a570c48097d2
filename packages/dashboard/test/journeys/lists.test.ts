/** Lists: created, filled by pasting after a preview, matched by an inquiry, and archived. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createInquiry } from '../../../server/test/support/inquiries.ts';
import { createList, itemIn } from '../../../server/test/support/lists.ts';
import { runDashboard } from '../support/dashboard.ts';

const dashboard = runDashboard();

test('a list is created, filled by pasting without bad lines, previews hits of an item, and is archived', async () => {
  const { service } = dashboard;
  const before = await createInquiry(service, { fields: { 'email-address': 'seen@old.example' } });
  const page = await dashboard.open('/sandbox/lists', { as: { role: 'admin' } });
  await page.getByText('No list yet').waitFor();
  await page.getByRole('button', { name: 'Create a list' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Bad addresses');
  await page.getByRole('dialog').getByRole('button', { name: 'Create a list' }).click();
  await page.getByRole('heading', { level: 1, name: 'Bad addresses' }).waitFor();
  await page.getByText('The list is empty.').waitFor();

  await page.getByRole('button', { name: 'Paste items…' }).click();
  const pasting = page.getByRole('dialog');
  await pasting.getByLabel('Values').fill('ada@bad.example\nnot an address\n@worse.example\nADA@bad.example');
  await pasting.getByRole('button', { name: 'Check the lines' }).click();
  await pasting.getByText('2 valid, 1 duplicate, 1 invalid. Nothing is saved yet.').waitFor();
  const bad = pasting.getByRole('row').filter({ hasText: 'not an address' });
  await bad.filter({ hasText: 'invalid' }).getByText('2', { exact: true }).waitFor();
  const listId = page.url().split('/').at(-1) ?? '';
  const counted = async () => (await service.sandbox.get(`/lists/${listId}`)).body.data.relationships?.['list-items'];
  assert.deepEqual(await counted(), { data: [] });
  await pasting.getByRole('button', { name: 'Add 2 to the list' }).click();
  const table = page.getByRole('table', { name: 'Items' });
  await table.getByRole('row').filter({ hasText: '@worse.example' }).filter({ hasText: 'active' }).waitFor();
  await table.getByRole('row').filter({ hasText: 'ada@bad.example' }).waitFor();
  assert.equal(await table.getByRole('row').count(), 3);

  await page.getByRole('button', { name: 'Add an item' }).click();
  const adding = page.getByRole('dialog');
  await adding.getByLabel('Value').fill('@old.example');
  await adding.getByRole('button', { name: 'Preview past hits' }).click();
  await adding.getByText('It would have hit 1 submission in the last 90 days').waitFor();
  await adding.getByRole('link', { name: before.id }).waitFor();
  await adding.getByRole('button', { name: 'Add to the list' }).click();
  await table.getByRole('row').filter({ hasText: '@old.example' }).filter({ hasText: 'active' }).click();

  const item = page.getByRole('dialog', { name: 'Item' });
  await item.getByLabel('Last day').fill('2099-01-31');
  await item.getByRole('button', { name: 'Save the last day' }).click();
  await table.getByRole('row').filter({ hasText: '@old.example' }).filter({ hasText: 'Jan 31, 2099' }).click();
  await item.getByRole('button', { name: 'Archive the item' }).click();
  await item.getByText(/You can still read the item, but it no longer matches anything/).waitFor();
  await item.getByRole('button', { name: 'Archive the item' }).click();
  await table.getByRole('row').filter({ hasText: '@old.example' }).waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Archive the list' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Archive the list' }).click();
  await page.getByText('This list is archived and no longer matches anything.').waitFor();
  assert.equal(await page.getByRole('button', { name: 'Add an item' }).count(), 0);
});

test('a list hit is shown on the list, the inquiry and its account, and filters the list of inquiries', async () => {
  const { service } = dashboard;
  const list = await createList(service, 'email-addresses');
  await itemIn(service, 'email-addresses', list.id, { value: 'met.example', 'match-type': 'domain' });
  const { body } = await service.sandbox.post('/accounts', { data: { attributes: { 'reference-id': 'customer-30' } } });
  const account = (body.data as unknown as { id: string }).id;
  const inquiry = await createInquiry(service, { 'account-id': account, fields: { 'email-address': 'a@met.example' } });
  const page = await dashboard.open(`/sandbox/accounts/${account}`, { as: { role: 'reviewer' } });
  await page.getByText('on a list').waitFor();
  await page.getByRole('link', { name: inquiry.id }).click();
  await page.getByRole('region', { name: 'Matching lists' }).getByRole('link').click();
  await page.getByRole('heading', { level: 1, name: String(list.attributes['name']) }).waitFor();
  assert.equal(await page.getByRole('button', { name: 'Add an item' }).count(), 0, 'a reviewer changes no list');
  await page.getByRole('region', { name: 'Hits' }).getByRole('link', { name: inquiry.id }).waitFor();
  await page.getByRole('link', { name: 'Matching inquiries' }).click();
  // The previous list has rows too.
  await page.getByRole('heading', { level: 1, name: 'Inquiries', exact: true }).waitFor();
  await page.getByRole('row').nth(1).waitFor();
  assert.equal(await page.getByRole('row').count(), 2);
});

test('a user without the right to see personal data sees that something is on a list, and not what', async () => {
  const { service } = dashboard;
  const list = await createList(service, 'names');
  await itemIn(service, 'names', list.id, { 'name-first': 'Ada', 'name-last': 'Secretname' });
  const page = await dashboard.open(`/sandbox/lists/${list.id}`, { as: { role: 'developer' } });
  await page.getByRole('row').filter({ hasText: 'hidden for your role' }).waitFor();
  assert.equal(await page.getByText('Secretname').count(), 0);
});
