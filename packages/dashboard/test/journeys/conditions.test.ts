/** Conditions of an inquiry template: written, refused at the row, published, and explained on a decided inquiry. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { createInquiry, decidedStatus, simulate } from '../../../server/test/support/inquiries.ts';
import { templateRunning } from '../../../server/test/support/template-reports.ts';
import { runDashboard } from '../support/dashboard.ts';

const dashboard = runDashboard();
const conditionsIn = (page: Page) => page.getByRole('region', { name: 'Conditions', exact: true });

async function write(page: Page, number: number, name: string, when: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a condition' }).click();
  await page.getByLabel(`Name of condition ${number}`).fill(name);
  await page.getByLabel(`Condition ${number}`, { exact: true }).fill(when);
}

test('conditions are written, refused at their row, reordered, published, and explained on the inquiry', async () => {
  const { service } = dashboard;
  const templateId = await templateRunning(service.sandbox, []);
  const page = await dashboard.open(`/sandbox/templates/${templateId}`, { as: { role: 'admin' } });
  await page.getByRole('button', { name: 'Start a draft' }).click();
  await conditionsIn(page).getByText('No conditions').waitFor();
  await write(page, 1, 'Everybody', 'true');
  await write(page, 2, 'Hoppers', 'fields.shoe_size == "9"');
  await page.getByRole('button', { name: 'Save the draft' }).click();
  const second = conditionsIn(page).getByRole('listitem').nth(1);
  await second.getByText('shoe_size').first().waitFor();
  await page.getByLabel('Condition 2', { exact: true }).fill('fields.name_last == "Hopper"');
  await second.getByRole('button', { name: 'Condition 2 decides' }).click();
  await page.getByRole('option', { name: 'decline' }).click();
  await page.getByRole('button', { name: 'Move condition 2 up' }).click();
  assert.equal(await page.getByLabel('Name of condition 1').inputValue(), 'Hoppers');
  await page.getByRole('button', { name: 'Publish…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish this version' });
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Start a draft' }).waitFor();

  const fields = { 'name-first': 'Grace', 'name-last': 'Hopper' };
  const { id } = await createInquiry(service, { 'inquiry-template-id': templateId, fields });
  await simulate(service, id, 'start_inquiry', 'create_passed_verification', 'complete_inquiry');
  assert.equal(await decidedStatus(service, id), 'declined');
  await page.goto(page.url().replace(/\/templates\/.*/, `/inquiries/${id}`));
  const notice = page.getByText('Condition “Hoppers” was true: declined');
  await notice.waitFor();
  await page.getByText('"Hopper"', { exact: true }).waitFor();
});

test('a user who may not change templates reads the conditions', async () => {
  const { service } = dashboard;
  // biome-ignore lint/suspicious/noThenProperty: the name of the member on the wire; its value is a text
  const conditions = [{ name: 'Everybody', when: 'true', then: 'decline' }];
  const templateId = await templateRunning(service.sandbox, [], { decision: { conditions } });
  const draft = { data: { attributes: { 'inquiry-template-id': templateId } } };
  assert.equal((await service.sandbox.post('/inquiry-template-versions', draft)).status, 201);
  const page = await dashboard.open(`/sandbox/templates/${templateId}`, { as: { role: 'auditor' } });
  const shown = page.getByRole('region', { name: 'Draft', exact: true });
  await shown.getByRole('listitem').filter({ hasText: 'Everybody' }).getByText('true', { exact: true }).waitFor();
  assert.equal(await page.getByLabel('Name of condition 1').count(), 0);
  assert.equal(await page.getByRole('button', { name: 'Add a condition' }).count(), 0);
});
