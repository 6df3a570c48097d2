/** Search box of Ctrl+K: finds pasted ids and names. */
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { createInquiry } from '../../../server/test/support/inquiries.ts';
import { runDashboard } from '../support/dashboard.ts';

const dashboard = runDashboard();

async function paste(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.insertText(text);
}

test('an inquiry id, a reference id and an event id open their pages with the keyboard only', async () => {
  const { id } = await createInquiry(dashboard.service, { 'reference-id': 'Order 12/7' });
  const page = await dashboard.open('/sandbox', { as: { role: 'admin' } });
  await page.getByRole('heading', { level: 1 }).waitFor();
  for (const text of ['Order 12/7', id]) {
    await paste(page, text);
    await page.locator('[role=menuitem][data-focused]').filter({ hasText: id }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/sandbox/inquiries/${id}`);
    await page.goto(`${dashboard.service.baseUrl}/dashboard/sandbox`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  }
  const { body } = await dashboard.service.sandbox.get(`/events?filter[object-id]=${id}`);
  const event = (body.data as unknown as { id: string }[])[0]?.id ?? '';
  await paste(page, event);
  await page.getByRole('menuitem', { name: event }).click();
  await page.getByRole('dialog', { name: 'inquiry.created' }).waitFor();
});

test('a search without results reports that nothing was found, and pages are still found', async () => {
  const page = await dashboard.open('/sandbox', { as: { role: 'reviewer' } });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await paste(page, 'nothing-is-called-like-this');
  await page
    .getByText('Nothing is called like this.')
    .or(page.getByText(/No results/))
    .first()
    .waitFor();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText('inquir');
  await page.getByRole('menuitem', { name: 'Inquiries' }).waitFor();
});

test('a person is found by name and shown with the name, also from a list without results', async () => {
  const fields = { 'name-first': 'Chiara', 'name-last': 'Müller', 'email-address': 'chiara@example.org' };
  const { id } = await createInquiry(dashboard.service, { fields });
  const page = await dashboard.open('/sandbox/inquiries', { as: { role: 'reviewer' } });
  await page.getByRole('row').nth(1).waitFor();
  await page.getByLabel('Find').fill('chiara mueller');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Find a person by name' }).click();
  const hit = page.getByRole('menuitem', { name: 'Chiara Müller' });
  await hit.getByText(`by name · Created · ${id}`).waitFor();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText('chiara@example.org');
  await hit.getByText('by e-mail address').waitFor();
  await hit.click();
  await page.waitForURL(`**/sandbox/inquiries/${id}`);
});
