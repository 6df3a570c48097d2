/** Unsaved changes: typed text is never dropped without a prompt, nor another user's change overwritten unseen. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runDashboard } from '../support/dashboard.ts';

const dashboard = runDashboard();

test('a dialog with typed text asks for confirmation before Escape, its cross or Back closes it', async () => {
  const page = await dashboard.open('/sandbox/api-logs', { as: { role: 'developer' } });
  await page.getByRole('link', { name: 'Webhooks', exact: true }).click();
  const make = page.getByRole('button', { name: 'Add a webhook' });
  await make.click();
  const name = page.getByRole('dialog').getByLabel('Name');
  await name.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  await make.click();
  await name.fill('Orders');
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Close without saving?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  assert.equal(await name.inputValue(), 'Orders');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await question.getByRole('button', { name: 'Keep editing' }).press('Escape');
  assert.equal(await name.inputValue(), 'Orders');
  await page.goBack();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  assert.equal(await name.inputValue(), 'Orders');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Close and discard it' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await make.waitFor();
});

test('an account type that another user saved meanwhile shows both, and the typed one can be kept', async () => {
  const page = await dashboard.open('/sandbox/account-types', { as: { role: 'admin' } });
  const { sandbox } = dashboard.service;
  const made = await sandbox.post('/account-types', { data: { attributes: { name: 'Staff' } } });
  const path = `/account-types/${made.body.data.id}`;
  await page.goto(page.url().replace('/account-types', path));
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('Personnel');
  const other = await sandbox.request('PATCH', path, { body: { data: { attributes: { name: 'People' } } } });
  assert.equal(other.status, 200, other.text);
  await page.getByRole('button', { name: 'Save the type' }).click();
  await page.getByText('Someone else saved this in the meantime').waitFor();
  assert.equal(await name.inputValue(), 'Personnel');
  await page.getByRole('link', { name: 'Accounts', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay on this page' }).click();
  await page.getByRole('button', { name: 'Keep my changes' }).click();
  await page.getByRole('button', { name: 'Save the type' }).click();
  await page.getByText('Saved.').waitFor();
  assert.equal((await sandbox.get(path)).body.data.attributes['name'], 'Personnel');
});

test('a role that another user saved meanwhile is not overwritten unseen', async () => {
  const page = await dashboard.open('/sandbox/roles', { as: { role: 'admin' } });
  await page.getByRole('button', { name: 'Create a role' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill('Night shift');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Night shift' });
  await row.getByRole('button', { name: 'View' }).click();
  await dialog.getByLabel('Description').fill('Typed here');
  const second = await page.context().newPage();
  await second.goto(page.url());
  await second.getByRole('row').filter({ hasText: 'Night shift' }).getByRole('button', { name: 'View' }).click();
  await second.getByRole('dialog').getByLabel('Description').fill('Saved there');
  await second.getByRole('dialog').getByRole('button', { name: 'Review changes' }).click();
  await second.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await second.getByRole('row').filter({ hasText: 'Saved there' }).waitFor();
  await second.close();
  await dialog.getByRole('button', { name: 'Review changes' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('Someone else saved this in the meantime').waitFor();
  assert.equal(await dialog.getByLabel('Description').inputValue(), 'Typed here');
  await dialog.getByRole('button', { name: 'Show the saved version' }).click();
  assert.equal(await dialog.getByLabel('Description').inputValue(), 'Saved there');
});

test('an Escape before the focus is in the dialog closes it, and asks for confirmation of typed text', async () => {
  const page = await dashboard.open('/sandbox/webhooks', { as: { role: 'developer' } });
  const escapeOutside = () =>
    page.evaluate(() => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
  const make = page.getByRole('button', { name: 'Add a webhook' });
  const dialog = page.getByRole('dialog');
  await make.click();
  await dialog.waitFor();
  await escapeOutside();
  await dialog.waitFor({ state: 'detached' });
  await make.click();
  await dialog.getByLabel('Name').fill('Orders');
  await escapeOutside();
  const question = page.getByRole('alertdialog', { name: 'Close without saving?' });
  await question.waitFor();
  await escapeOutside();
  await question.waitFor({ state: 'detached' });
  assert.equal(await dialog.getByLabel('Name').inputValue(), 'Orders');
});
