/** Webhooks: a failing one is diagnosed, fixed and its deliveries are resent; filters and signatures are explained. */
import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { after, test } from 'node:test';
import type { Page } from 'playwright-core';
import { createInquiry } from '../../../server/test/support/inquiries.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../../../server/test/support/webhook-receiver.ts';
import { runDashboard } from '../support/dashboard.ts';

let receiver: WebhookReceiver;
const dashboard = runDashboard(async () => {
  receiver = await startWebhookReceiver();
});
after(() => receiver.close());

async function addWebhook(page: Page, name: string, url: string, filter = ''): Promise<string> {
  await page.getByRole('button', { name: 'Add a webhook' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('URL').fill(url);
  await dialog.getByLabel('Other events').fill('inquiry.created');
  await dialog.getByLabel('Payload filter').fill(filter);
  await dialog.getByRole('button', { name: 'Add a webhook' }).click();
  await page.getByRole('dialog', { name: 'The webhook is enabled' }).waitFor();
  const secret = await page.getByRole('dialog').locator('code').innerText();
  await page.getByRole('button', { name: 'I have saved it' }).click();
  return secret;
}

const open = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('row').filter({ hasText: name }).click();
  await page.getByRole('heading', { name, level: 1 }).waitFor();
};

const delivery = (page: Page, state: string) =>
  page.getByRole('row').filter({ hasText: 'inquiry.created' }).filter({ hasText: state });

test('a failed delivery shows the response, is sent again once the receiver works, and arrives signed', async () => {
  receiver.answerAlways(503, 'the shop is closed');
  const page = await dashboard.open('/sandbox/webhooks', { as: { role: 'admin' } });
  const secret = await addWebhook(page, 'Shop', receiver.url);
  await open(page, 'Shop');
  const { id } = await createInquiry(dashboard.service);
  await delivery(page, 'pending').first().click();
  await page.waitForURL(/\/webhooks\/wbh_\w+\/deliveries\/wbhd_\w+$/);
  const address = page.url();
  await page.reload();
  await page.getByText('the shop is closed').waitFor();
  await page.getByText('503').waitFor();
  await page.getByText('2 made').waitFor();
  await page.goBack();
  await delivery(page, 'pending').first().waitFor();
  receiver.answerAlways(200);
  await page.getByRole('button', { name: 'Send again what failed or waits' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByText('1 delivery is sent again.').waitFor();
  await delivery(page, 'delivered').waitFor();
  await page.goto(address);
  await page.getByText('delivered', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Resend' }).click();
  await page.getByText('Sending.').waitFor();
  const arrived = receiver.received.findLast(({ event }) => event.payload.data.id === id);
  assert.ok(arrived);

  await page.goto(`${dashboard.service.baseUrl}/dashboard/sandbox/webhooks`);
  const check = async (typed: string, told: RegExp) => {
    await page.getByLabel('Service-Signature header').fill(String(arrived.headers['service-signature']));
    await page.getByLabel('Body, as received').fill(arrived.raw.toString('utf8'));
    await page.getByLabel('Secret').fill(typed);
    await page.getByRole('button', { name: 'Check signature' }).click();
    await page.getByText(told).waitFor();
  };
  await check(createHmac('sha256', 'x').update('y').digest('hex'), /The secret is a different one/);
  await check(secret, /^The signature is valid/);
});

test('a skipped event shows where the filter failed, and any recent event can be sent as a test', async () => {
  const page = await dashboard.open('/sandbox/webhooks', { as: { role: 'developer' } });
  const filter = JSON.stringify({ data: { attributes: { status: 'approved' } } });
  await addWebhook(page, 'Approvals', receiver.url, filter);
  await open(page, 'Approvals');
  const { id } = await createInquiry(dashboard.service);
  await delivery(page, 'skipped').first().click();
  await page.getByText('data.attributes.status is "created"; the filter requires "approved".').waitFor();
  await page.goBack();
  await page.getByRole('button', { name: 'Send an event' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByText('Sending.').waitFor();
  await receiver.waitFor(({ event }) => event.name === 'inquiry.created' && event.payload.data.id !== id);
});

test('an invalid filter and an invalid address are reported at their fields, and typed values are kept', async () => {
  const page = await dashboard.open('/sandbox/webhooks', { as: { role: 'developer' } });
  await page.getByRole('button', { name: 'Add a webhook' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Broken');
  await dialog.getByLabel('URL').fill('ftp://example.com');
  await dialog.getByLabel('Payload filter').fill('{');
  await dialog.getByRole('button', { name: 'Add a webhook' }).click();
  await dialog.getByText('This is not a JSON object.').waitFor();
  await dialog.getByLabel('Payload filter').fill('');
  await dialog.getByRole('button', { name: 'Add a webhook' }).click();
  await dialog.getByRole('alert').waitFor();
  assert.equal(await dialog.getByLabel('Name').inputValue(), 'Broken');
});

test('a user who may only read webhooks sees no way to change them', async () => {
  const page = await dashboard.open('/sandbox/webhooks', { as: { role: 'auditor' } });
  await open(page, 'Shop');
  assert.equal(await page.getByRole('button', { name: /^(Edit|Disable|Archive|New secret|Send|Resend)/ }).count(), 0);
});
