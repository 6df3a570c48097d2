/** Inquiries: one is found among many, read with its evidence, and decided; by keys alone, and by two people where it takes two. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { createInquiry, simulate } from '../../../server/test/support/inquiries.ts';
import { signedIn } from '../../../server/test/support/people.ts';
import { type WalkedInquiry, walkThrough } from '../../../server/test/support/sandbox-walk.ts';
import { createTemplate, published } from '../../../server/test/support/templates.ts';
import { runDashboard } from '../support/dashboard.ts';

let walked: WalkedInquiry;
const dashboard = runDashboard(async (service) => {
  walked = await walkThrough(service, { 'reference-id': 'order 12' });
});

async function toReview(attributes: Record<string, unknown> = {}): Promise<string> {
  const { id } = await createInquiry(dashboard.service, attributes);
  await simulate(dashboard.service, id, 'start_inquiry', 'mark_for_review_inquiry');
  return id;
}

const statusOf = async (id: string) =>
  (await dashboard.service.sandbox.get(`/inquiries/${id}`)).body.data.attributes['status'];

const strip = (page: Page) => page.getByRole('region', { name: 'Decision' });

describe('the list of inquiries', () => {
  test('finds one by what the caller calls it, at an address that survives a reload, and opens it by Enter', async () => {
    await createInquiry(dashboard.service, { 'reference-id': 'another' });
    const page = await dashboard.open('/sandbox/inquiries', { as: { role: 'reviewer' } });
    await page.getByRole('row').nth(2).waitFor();
    await page.getByLabel('Find').fill('reference:"order 12" status:approved');
    await page.keyboard.press('Enter');
    await page.getByRole('row').nth(2).waitFor({ state: 'detached' });
    await page.reload();
    const row = page.getByRole('row').filter({ hasText: 'order 12' });
    await row.focus();
    await page.keyboard.press('Enter');
    await strip(page).getByText('Approved').waitFor();
    assert.ok(page.url().endsWith(`/sandbox/inquiries/${walked.id}`));
  });

  test('is looked at row by row without leaving it, and what is chosen by keys is tagged together; what is refused is named, survives a reload and is tried again', async () => {
    const ids = [];
    for (const number of [1, 2, 3]) {
      ids.push((await createInquiry(dashboard.service, { 'reference-id': `bulk ${number}` })).id);
    }
    await simulate(dashboard.service, ids[2] ?? '', 'start_inquiry', 'approve_inquiry');
    const page = await dashboard.open('/sandbox/inquiries', { as: { role: 'admin' } });
    const row = (number: number) => page.getByRole('row').filter({ hasText: `bulk ${number}` });
    await row(1).focus();
    await page.keyboard.press('Space');
    const dialog = page.getByRole('dialog');
    await dialog.getByText(ids[0] ?? '').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    // The focus is back with the end of the dialog, so that the next key counts.
    await page.keyboard.press('x');
    for (const number of [2, 3]) {
      await row(number).focus();
      await page.keyboard.press('x');
    }
    const bar = page.getByRole('region', { name: 'Selected inquiries' });
    await bar.getByText('3 selected').waitFor();
    await bar.getByRole('button', { name: 'Add a tag' }).click();
    await dialog.getByLabel('Tag').fill('together');
    await dialog.getByRole('button', { name: 'Add a tag' }).click();
    await page.getByText('3 of 3 done, 0 refused').waitFor();
    await page.getByText('All were done.').waitFor();
    await page.getByRole('link', { name: 'Back to the inquiries' }).click();
    await row(2).getByText('together').waitFor();
    for (const number of [1, 2, 3]) {
      await row(number).focus();
      await page.keyboard.press('x');
    }
    await bar.getByRole('button', { name: 'Approve' }).click();
    await dialog.getByRole('button', { name: 'Approve' }).click();
    await page.getByText('2 of 3 done, 1 refused').waitFor();
    await page.reload();
    const refused = page.getByRole('region', { name: 'Refused' });
    await refused.getByText('The state of the inquiry does not allow this').waitFor();
    await refused.getByRole('listitem').filter({ hasText: 'bulk 3' }).getByText('Approved').waitFor();
    await page.getByRole('link', { name: 'Back to the inquiries' }).click();
    await page.getByText('2 of 3 done, 1 refused').waitFor();
    await page.getByRole('link', { name: 'Show' }).click();
    await dashboard.service.sandbox.post(`/inquiries/${ids[2]}/decline`);
    await page.getByRole('button', { name: 'Try the refused again' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('3 of 3 done, 0 refused').waitFor();
    await refused.waitFor({ state: 'detached' });
    assert.deepEqual(await Promise.all(ids.map(statusOf)), ['approved', 'approved', 'approved']);
  });

  test('is kept under a name for everybody, and comes back with its filter', async () => {
    const maker = await dashboard.open('/sandbox/inquiries?q=status%3Aapproved', { as: { role: 'reviewer' } });
    await maker.getByRole('button', { name: 'Views' }).click();
    await maker.getByRole('menuitem', { name: 'Save this view' }).click();
    await maker.getByRole('dialog').getByLabel('Name').fill('Who passed');
    await maker.getByRole('dialog').getByRole('switch').locator('xpath=ancestor::label').click();
    await maker.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await maker.getByRole('button', { name: 'Who passed' }).waitFor();
    const page = await dashboard.open('/sandbox/inquiries', { as: { role: 'reviewer' } });
    await page.getByRole('button', { name: 'Views' }).click();
    await page.getByRole('menuitem', { name: 'Who passed' }).click();
    await page.waitForURL(/q=status%3Aapproved/);
    assert.equal(await page.getByLabel('Find').inputValue(), 'status:approved');
  });

  test('says which words of a filter mean nothing, and what would', async () => {
    const page = await dashboard.open('/sandbox/inquiries?q=colour:red', { as: { role: 'reviewer' } });
    await page.getByRole('alert').filter({ hasText: 'Not understood: colour:red' }).waitFor();
    await page.getByLabel('Find').fill('');
    await page.getByRole('button', { name: 'Show' }).click();
    await page.getByRole('table').waitFor();
  });
});

describe('one inquiry', () => {
  test('shows what agrees first, and the place in the picture where it stands, with a row of the audit log before', async () => {
    const { service } = dashboard;
    const page = await dashboard.open(`/sandbox/inquiries/${walked.id}`, { as: { role: 'reviewer' } });
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Birthdate' }) });
    await row.getByText('matches').waitFor();
    await row.getByRole('button').first().focus();
    await page.getByRole('region', { name: 'Pictures' }).getByRole('img').waitFor();
    const auditor = await signedIn(service, { role: 'auditor' });
    const looked = await auditor.get(`/dashboard/api/audit/subjects/${walked.id}`);
    assert.match(looked.text, /\/dashboard\/api\/view-tickets/);
  });

  test('has a check that could not be made under its own heading, with the reason, and never under those that passed', async () => {
    const page = await dashboard.open(`/sandbox/inquiries/${walked.id}`, { as: { role: 'reviewer' } });
    const group = page.locator('details').filter({ hasText: 'Document has no handwriting' });
    assert.match(await group.locator('summary').innerText(), /^Did not run/);
    await group.locator('summary').click();
    const check = group.getByRole('row').filter({ hasText: 'Document has no handwriting' });
    await check.getByText('The service does not measure this.').waitFor();
  });

  test('has a check that a person answers otherwise, with the reason beside it, until the engines look once more', async () => {
    const page = await dashboard.open(`/sandbox/inquiries/${walked.id}`, { as: { role: 'reviewer' } });
    await page.locator('summary').filter({ hasText: 'Passed' }).last().click();
    await page.getByRole('button', { name: 'Mark as failed: Document has not expired' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('It ended last year.');
    await dialog.getByRole('button', { name: 'Mark as failed' }).click();
    const said = page.getByRole('row').filter({ hasText: 'It ended last year.' });
    await said.getByText('Changed by a reviewer').waitFor();
    const verification = await dashboard.service.sandbox.get(`/verifications/${walked.document.id}`);
    assert.equal(verification.body.data.attributes['status'], 'failed');
    await page.getByRole('button', { name: 'Run again' }).last().click();
    await said.waitFor({ state: 'detached' });
  });

  test('is given tags, a link for the person, and is redacted after its end was typed', async () => {
    const { id } = await createInquiry(dashboard.service, { fields: { 'name-first': 'Grace', 'name-last': 'Hopper' } });
    const page = await dashboard.open(`/sandbox/inquiries/${id}`, { as: { role: 'admin' } });
    const choose = async (entry: string) => {
      await strip(page).getByRole('button', { name: 'More' }).click();
      await page.getByRole('menuitem', { name: entry }).click();
    };
    await choose('Tags');
    await page.getByRole('dialog').getByLabel('Tags').fill('vip, second look');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await strip(page).getByText('second look').waitFor();
    await choose('Link for the person');
    await page.getByRole('dialog').getByRole('button', { name: 'Create a link' }).click();
    await page.getByRole('dialog').getByText('The link is shown only once').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await choose('Redact');
    const dialog = page.getByRole('alertdialog');
    await dialog.getByLabel(/the last characters of its id/).fill('wrong');
    await dialog.getByRole('button', { name: 'Redact' }).click();
    await dialog.getByText('These are not the last characters of its id.').waitFor();
    await dialog.getByLabel(/the last characters of its id/).fill(id.slice(-6));
    await dialog.getByRole('button', { name: 'Redact' }).click();
    await page.getByText('The personal data was deleted').first().waitFor();
    assert.equal((await dashboard.service.sandbox.get(`/inquiries/${id}`)).text.includes('Hopper'), false);
  });

  test('that is not there says so, in the frame', async () => {
    const page = await dashboard.open('/sandbox/inquiries/inq_none', { as: { role: 'reviewer' } });
    await page.getByRole('main').getByRole('alert').waitFor();
  });
});

describe('deciding', () => {
  test('thirty cases are decided with keys alone', async () => {
    const waiting: string[] = [];
    for (let count = 0; count < 30; count += 1) waiting.push(await toReview());
    const page = await dashboard.open('/sandbox/inquiries', { as: { role: 'reviewer' } });
    await page.getByRole('row').nth(1).waitFor();
    await page.evaluate(() => {
      const counted = window as unknown as { mouse: number };
      counted.mouse = 0;
      addEventListener('pointerdown', () => (counted.mouse += 1), true);
    });
    for (let decided = 0; decided < waiting.length; decided += 1) {
      const before = page.url();
      await page.keyboard.press('n');
      await page.waitForURL((url) => url.href !== before && url.pathname.includes('/inquiries/inq_'));
      await strip(page).getByText('Needs review').waitFor();
      await page.keyboard.press(decided % 2 === 0 ? 'a' : 'd');
      await page.getByRole('dialog').getByLabel('Reason').waitFor();
      await page.keyboard.type('read by keys');
      await page.keyboard.press('Control+Enter');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    assert.equal(await page.evaluate(() => (window as unknown as { mouse: number }).mouse), 0);
    const statuses = await Promise.all(waiting.map(statusOf));
    assert.deepEqual(new Set(statuses), new Set(['approved', 'declined']));
    assert.equal(statuses.filter((status) => status === 'approved').length, 15);
  });

  test('two reviewers are never handed the same, and where it takes two the second one moves it', async () => {
    const { sandbox } = dashboard.service;
    const templateId = await createTemplate(sandbox);
    await published(sandbox, templateId, { steps: [{ type: 'selfie' }], 'second-read': { of: 'all' } });
    const both = [await toReview({ 'inquiry-template-id': templateId }), await toReview()];
    const [first, second] = await Promise.all(
      [1, 2].map(() => dashboard.open('/sandbox/inquiries', { as: { role: 'reviewer' } })),
    );
    assert.ok(first && second);
    const next = async (page: Page) => {
      await page.getByRole('button', { name: 'Review the next one' }).click();
      await page.waitForURL(/\/inquiries\/inq_/);
      return page.url().split('/').at(-1);
    };
    const handed = await Promise.all([next(first), next(second)]);
    assert.deepEqual(handed.toSorted(), both.toSorted());
    const [id = ''] = both;
    const approve = async (page: Page, told: string) => {
      await page.goto(`${dashboard.service.baseUrl}/dashboard/sandbox/inquiries/${id}`);
      await strip(page).getByRole('button', { name: 'Approve' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
      await page.getByText(told, { exact: true }).waitFor();
    };
    await approve(first, 'Your decision is saved. A second reviewer has to agree.');
    assert.equal(await statusOf(id), 'needs_review');
    await approve(second, 'Approved.');
    assert.equal(await statusOf(id), 'approved');
  });
});

describe('what a reviewer has to know before the first look', () => {
  test('stands in the strip: why it waits, and that another reviewer has it; n goes on past two that are left', async () => {
    const ids = [await toReview({ 'reference-id': 'n 1' }), await toReview({ 'reference-id': 'n 2' })];
    ids.push(await toReview({ 'reference-id': 'n 3' }));
    const page = await dashboard.open('/sandbox/inquiries', { as: { role: 'reviewer' } });
    const seen: string[] = [];
    await page.getByRole('row').filter({ hasText: 'n 1' }).waitFor();
    await page.keyboard.press('n');
    await page.waitForURL(/\/inquiries\/inq_/);
    for (const _ of ids) {
      await strip(page).getByText('It was sent to review by hand').waitFor();
      seen.push(page.url());
      await page.keyboard.press('n');
      await page.waitForURL((url) => url.href !== seen.at(-1));
    }
    assert.equal(new Set(seen).size, 3);
    const { id: other } = await createInquiry(dashboard.service, {});
    await simulate(dashboard.service, other, 'start_inquiry', 'mark_for_review_inquiry');
    const here = page.url();
    const second = await dashboard.open(`/sandbox/inquiries/${here.split('/').at(-1)}`, { as: { role: 'reviewer' } });
    await strip(second).getByText('is reviewing it').waitFor();
    for (const id of [...ids, other]) await dashboard.service.sandbox.post(`/inquiries/${id}/approve`);
  });
});
