/** Themes: an unreadable contrast is refused, and the saved theme is applied to what the API serves. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runDashboard } from '../support/dashboard.ts';

const dashboard = runDashboard();

test('a brand colour with too little contrast is refused with its ratio, corrected, and saved', async () => {
  const page = await dashboard.open('/sandbox/themes', { as: { role: 'admin' } });
  await page.getByText('No theme yet').waitFor();
  await page.getByRole('button', { name: 'Create a theme' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Shop');
  await dialog.getByLabel('Brand colour').fill('#ffee00');
  await dialog.getByText(/^1\.\d:1; at least 4\.5 required$/).waitFor();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByRole('alert').waitFor();
  await dialog.getByLabel('Brand colour').fill('#aa0000');
  await dialog.getByText(/^1\.\d:1; at least 4\.5 required$/).waitFor({ state: 'detached' });
  await dialog.getByLabel('Corner radius (pixels)').fill('4');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('row').filter({ hasText: 'Shop' }).click();
  await page.reload();
  assert.equal(await page.getByRole('dialog').getByLabel('Brand colour').inputValue(), '#aa0000');
  const { text } = await dashboard.service.sandbox.get('/theme-sets');
  assert.match(text, /#aa0000/);
});
