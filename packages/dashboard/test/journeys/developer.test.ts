/** First day of a developer: a key, an invalid template that is corrected, and a webhook that fails at first. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Page } from 'playwright-core';
import { createClient } from '../../../server/test/support/client.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../../../server/test/support/webhook-receiver.ts';
import { runDashboard } from '../support/dashboard.ts';

let receiver: WebhookReceiver;
const dashboard = runDashboard(async () => {
  receiver = await startWebhookReceiver();
});
after(() => receiver.close());

const address = (path: string): string => `${dashboard.service.baseUrl}/dashboard/sandbox/${path}`;

async function makeKey(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Create a key' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('shop');
  await dialog.getByText('Verify people').click();
  await dialog.getByRole('button', { name: 'Create a key' }).click();
  await page.getByText('The value is shown only once').waitFor();
  const value = await dialog.locator('code').innerText();
  await page.getByRole('button', { name: 'I have saved it' }).click();
  return value;
}

/** Creates a template whose first draft is refused, and returns its id. */
async function makeTemplate(page: Page): Promise<string> {
  await page.goto(address('templates'));
  await page.getByRole('button', { name: 'Create a template' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('First day');
  await page.getByRole('dialog').getByRole('button', { name: 'Create a template' }).click();
  await page.getByRole('heading', { name: 'First day', level: 1 }).waitFor();
  await page.getByLabel('Issuing countries').fill('XX');
  await page.getByRole('button', { name: 'Save the draft' }).click();
  await page
    .getByRole('alert')
    .getByText(/is not a country code/)
    .waitFor();
  await page.getByText('not saved', { exact: true }).waitFor();
  await page.getByLabel('Issuing countries').fill('DE');
  await page.getByRole('button', { name: 'Publish…' }).click();
  await page.getByText(/none of the countries offers it/).waitFor();
  await page.getByRole('checkbox', { name: 'Driver license' }).locator('xpath=ancestor::label').click();
  await page.getByRole('button', { name: 'Publish…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Start a draft' }).waitFor();
  return page.url().split('/').at(-1) ?? '';
}

async function addWebhook(page: Page): Promise<void> {
  await page.goto(address('webhooks'));
  await page.getByRole('button', { name: 'Add a webhook' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Shop');
  await dialog.getByLabel('URL').fill(receiver.url);
  await dialog.getByLabel('Other events').fill('inquiry.created');
  await dialog.getByRole('button', { name: 'Add a webhook' }).click();
  await page.getByRole('button', { name: 'I have saved it' }).click();
  await page.getByRole('row').filter({ hasText: 'Shop' }).click();
}

test('from an empty sandbox to an inquiry whose event arrives, after it failed and was sent again', async () => {
  receiver.answerAlways(500, 'not yet');
  const page = await dashboard.open('/sandbox/keys', { as: { role: 'admin' } });
  const client = createClient(dashboard.service.baseUrl, await makeKey(page), true);
  const templateId = await makeTemplate(page);
  await addWebhook(page);
  const made = await client.post('/inquiries', { data: { attributes: { 'inquiry-template-id': templateId } } });
  assert.equal(made.status, 200, made.text);
  const delivery = (state: string) =>
    page.getByRole('row').filter({ hasText: 'inquiry.created' }).filter({ hasText: state });
  await delivery('pending').first().click();
  await page.getByText('not yet').first().waitFor();
  receiver.answerAlways(200);
  await page.getByRole('button', { name: 'Resend' }).click();
  await page.getByText('delivered').first().waitFor();
  assert.ok(receiver.received.some(({ event }) => event.payload.data.id === made.body.data.id));
});
