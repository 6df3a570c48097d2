/** Forms of an inquiry template: added, refused at the row, ordered, made conditional, and published. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { templateRunning } from '../../../server/test/support/template-reports.ts';
import { runDashboard } from '../support/dashboard.ts';

const dashboard = runDashboard();

const formsIn = (page: Page) => page.getByRole('region', { name: 'Forms', exact: true });
const rowOf = (page: Page, place: number) => formsIn(page).locator(':scope > ol > li').nth(place);

async function askFor(page: Page, place: number, field: string): Promise<void> {
  await rowOf(page, place).getByRole('button', { name: 'Ask for a field' }).click();
  await page.getByRole('menuitem', { name: field, exact: true }).click();
}

async function publishedForms(templateId: string): Promise<unknown> {
  const { sandbox } = dashboard.service;
  const { body } = await sandbox.get(`/inquiry-templates/${templateId}`);
  const live = body.data.relationships['latest-published-version']?.data as unknown as { id: string };
  return (await sandbox.get(`/inquiry-template-versions/${live.id}`)).body.data.attributes['forms'];
}

test('forms are added to a template, marked with their errors, and published', async () => {
  const templateId = await templateRunning(dashboard.service.sandbox, []);
  const page = await dashboard.open(`/sandbox/templates/${templateId}`, { as: { role: 'admin' } });
  await page.getByRole('button', { name: 'Start a draft' }).click();
  await formsIn(page).getByText('No forms: the flow asks for nothing besides its steps.').waitFor();
  await formsIn(page).getByRole('button', { name: 'Add a form' }).click();
  await rowOf(page, 0).getByLabel('Title', { exact: true }).fill('How do we reach you?');
  await page.getByRole('button', { name: 'Save the draft' }).click();
  await rowOf(page, 0).getByText('must not have fewer than 1 items').waitFor();

  await askFor(page, 0, 'Phone number');
  await askFor(page, 0, 'E-mail address');
  await rowOf(page, 0).getByRole('button', { name: 'Move up: E-mail address' }).click();
  // The label of the checkbox receives the click.
  await rowOf(page, 0).getByText('required', { exact: true }).nth(1).click();
  await rowOf(page, 0).getByLabel('Asked only if').fill('fields.nowhere == 1');
  await page.getByRole('button', { name: 'Save the draft' }).click();
  await rowOf(page, 0)
    .getByText(/nowhere/)
    .nth(1)
    .waitFor();
  await rowOf(page, 0).getByLabel('Asked only if').fill('has(fields.selected_country_code)');

  await formsIn(page).getByRole('button', { name: 'Add a form' }).click();
  await rowOf(page, 1).getByLabel('Title', { exact: true }).fill('Where do you live?');
  await rowOf(page, 1).getByLabel('Name in the API').fill('form_address');
  await rowOf(page, 1)
    .getByRole('button', { name: /Shown before$/ })
    .click();
  await page.getByRole('option', { name: 'Identity document' }).click();
  await askFor(page, 1, 'City');
  await rowOf(page, 1).getByRole('button', { name: 'Move up: Where do you live?' }).click();

  await page.getByRole('button', { name: 'Publish…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish this version' });
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Start a draft' }).waitFor();
  assert.deepEqual(await publishedForms(templateId), [
    {
      name: 'form_address',
      title: 'Where do you live?',
      hint: null,
      before: 'verification_government_id',
      when: null,
      fields: [{ key: 'address-city', required: true }],
    },
    {
      name: 'form_1',
      title: 'How do we reach you?',
      hint: null,
      before: 'completion',
      when: 'has(fields.selected_country_code)',
      fields: [
        { key: 'email-address', required: true },
        { key: 'phone-number', required: false },
      ],
    },
  ]);
});
