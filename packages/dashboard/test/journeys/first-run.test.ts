/** First run: from the setup link in the log to the first decided inquiry, in the browser. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { setupCode } from '../../../server/test/support/entries.ts';
import { createInquiry, simulate } from '../../../server/test/support/inquiries.ts';
import { phone, runDashboard } from '../support/dashboard.ts';

const dashboard = runDashboard();

test('the owner of the printed link decides an inquiry after at most 12 clicks and 5 fields', async () => {
  const page = await dashboard.open(`/setup#${await setupCode(dashboard.service)}`, { viewport: phone });
  const hand = { clicks: 0, fields: 0 };
  const click = async (name: string) => {
    hand.clicks += 1;
    await page.getByRole('button', { name, exact: true }).click();
  };
  const fill = async (label: string, value: string) => {
    hand.fields += 1;
    await page.getByLabel(label, { exact: true }).fill(value);
  };
  await fill('E-mail address', 'ada@example.com');
  await fill('First name', 'Ada');
  await fill('Last name', 'Byron');
  await click('Use a password instead');
  await fill('New password', 'correct horse of Ada 1815');
  await click('Continue');
  await click('Later; until then you can use only the sandbox');
  await page.getByRole('heading', { name: 'Your first inquiry' }).waitFor();
  assert.equal(new URL(page.url()).hash, '', 'the code stays in no address');
  await click('Create an inquiry');
  await page.getByRole('heading', { name: 'Verify a person' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Create another link for the person' }).waitFor();
  await click('Simulate a person who passes');
  // The workflow of the template may approve first: then nothing is left to press.
  const decided = page.getByRole('heading', { name: 'Decided: Approved' }).waitFor();
  await Promise.race([click('Approve'), decided]);
  await decided;
  assert.ok(hand.clicks <= 12 && hand.fields <= 5, JSON.stringify(hand));
  const [first] = (await dashboard.service.sandbox.get('/inquiries')).body.data as unknown as {
    attributes: { status: string };
  }[];
  assert.equal(first?.attributes.status, 'approved');
});

test('the evidence of an inquiry that waits for a decision is one press away, and the way back decides it', async () => {
  const { id } = await createInquiry(dashboard.service);
  await simulate(dashboard.service, id, 'start_inquiry', 'mark_for_review_inquiry');
  const page = await dashboard.open(`/sandbox/first-inquiry?inquiry=${id}`, { as: { role: 'reviewer' } });
  await page.getByRole('link', { name: 'Look at the evidence first' }).click();
  await page.waitForURL(`**/sandbox/inquiries/${id}`);
  await page.goBack();
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await page.getByRole('heading', { name: 'Decided: Approved' }).waitFor();
});

test('a used link is refused with a way to get a new one, and the form keeps what was typed', async () => {
  const page = await dashboard.open('/setup#nonsense');
  await page.getByLabel('E-mail address').fill('eve@example.com');
  await page.getByLabel('First name').fill('Eve');
  await page.getByLabel('Last name').fill('Moore');
  await page.getByRole('button', { name: 'Use a password instead' }).click();
  await page.getByLabel('New password').fill('another horse of Eve 1815');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('alert').filter({ hasText: 'Ask for a new link' }).waitFor();
  assert.equal(await page.getByLabel('First name').inputValue(), 'Eve', 'what was typed is kept');
});

test('a link survives a reload, a broken one is reported, and the complete one pasted after it works', async () => {
  const page = await dashboard.open('/setup#%E0%A4%A');
  await page.getByText('The link is incomplete').waitFor();
  await page.getByRole('link', { name: 'Go to sign in' }).waitFor();
  await page.evaluate(() => {
    location.hash = '#nonsense';
  });
  await page.getByLabel('First name').fill('Eve');
  await page.reload();
  await page.getByLabel('First name').waitFor();
  assert.equal(new URL(page.url()).hash, '', 'the code stays in no address');
  const another = await page.context().newPage();
  await another.goto(page.url());
  await another.getByText('The link is incomplete').waitFor();
});

/** Presses the mouse button over an element and releases it two frames later, as a hand does. */
async function clickByHand(page: Page, button: Locator): Promise<void> {
  await button.hover();
  await page.mouse.down();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.mouse.up();
}

test('the first click after an empty form was refused is not lost', async () => {
  const page = await dashboard.open('/setup#nonsense', { viewport: phone });
  const required = page.getByText('Please fill out this field.');
  await page.getByLabel('E-mail address').fill('eve@example.com');
  await page.getByRole('button', { name: 'Continue with a passkey' }).click();
  await page.getByLabel('First name').fill('Eve');
  await page.getByLabel('Last name').fill('Moore');
  await clickByHand(page, page.getByRole('button', { name: 'Use a password instead' }));
  await page.getByLabel('New password').waitFor();
  await required.waitFor({ state: 'hidden' });
  await clickByHand(page, page.getByRole('button', { name: 'Continue' }));
  await required.waitFor();
  await page.getByLabel('New password').fill('another horse of Eve 1815');
  await clickByHand(page, page.getByRole('button', { name: 'Continue' }));
  await page.getByRole('alert').filter({ hasText: 'Ask for a new link' }).waitFor();
});

test('the last step shows an API key, and a command that runs as it is copied', async () => {
  const page = await dashboard.open('/sandbox/first-inquiry', { as: { role: 'admin' } });
  await page.getByRole('button', { name: 'Create an inquiry' }).click();
  await page.getByRole('button', { name: 'Simulate a person who passes' }).click();
  const makeKey = page.getByRole('button', { name: 'Create a key for this command' });
  // The workflow of the template may approve first: then nothing is left to press.
  await Promise.race([page.getByRole('button', { name: 'Approve' }).click(), makeKey.waitFor()]);
  await makeKey.click();
  await page.getByRole('button', { name: /^Copy/ }).first().waitFor();
  const command = await page.locator('pre').innerText();
  const found = /POST (\S+)[\s\S]*'Authorization: Bearer (\S+)'[\s\S]*-d '([^']+)'/.exec(command);
  assert.ok(found, command);
  const [, address = '', key = '', body = ''] = found;
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const asked = await fetch(address, { method: 'POST', headers, body });
  assert.equal(asked.status, 200, `${command}\n${await asked.text()}`);
});
