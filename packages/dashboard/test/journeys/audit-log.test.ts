/** Audit log: an auditor verifies it, finds who viewed a person and why they were approved, and exports it. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { rowsOf } from '../../../server/test/support/database.ts';
import { signedIn } from '../../../server/test/support/people.ts';
import { walkThrough } from '../../../server/test/support/sandbox-walk.ts';
import { phone, rulesOfColour, runDashboard, violations } from '../support/dashboard.ts';

const dashboard = runDashboard();

async function makeInquiry(referenceId: string): Promise<string> {
  const { service } = dashboard;
  const { body } = await service.sandbox.post('/inquiries', {
    data: { attributes: { 'inquiry-template-id': service.templateId, 'reference-id': referenceId } },
  });
  return body.data.id;
}

async function approvedWithReason(referenceId: string, comment: string): Promise<string> {
  const id = await makeInquiry(referenceId);
  const reviewer = await signedIn(dashboard.service, { role: 'reviewer' });
  const answer = await reviewer.post(`/api/v1/inquiries/${id}/approve`, { meta: { comment } });
  assert.equal(answer.status, 200, answer.text);
  return id;
}

test('an auditor verifies the chain, and a change made directly in the database is reported', async () => {
  const { service } = dashboard;
  const page = await dashboard.open('/sandbox/audit-log', { as: { role: 'auditor' } });
  await page.getByRole('button', { name: 'Verify the log' }).click();
  await page.getByText('The log is intact').waitFor();
  assert.equal(await page.getByRole('button', { name: 'Export', exact: true }).count(), 1, 'an auditor hands it on');
  await rowsOf(service.connectionString, `update user_audit_logs set status = 201 where path like '%/audit/verify'`);
  await page.getByRole('button', { name: 'Verify the log' }).click();
  await page
    .getByRole('alert')
    .getByText(/unauthorized changes? to the log/)
    .waitFor();
});

test('an auditor finds from the inquiry who viewed a document, and the result', async () => {
  const { service } = dashboard;
  const walked = await walkThrough(service);
  const reviewer = await signedIn(service, { role: 'reviewer' });
  const { body } = await reviewer.get(`/api/v1/verifications/${walked.document.id}`);
  const file = new URL(String(body.data.attributes['front-photo-url'])).pathname.split('/')[2];
  const opened = await reviewer.post('/dashboard/api/view-tickets', { file, purpose: 'review' });
  assert.equal(opened.status, 201, opened.text);
  await reviewer.post(`/api/v1/inquiries/${walked.id}/decline`, { meta: { comment: 'The photo is of a screen.' } });

  const page = await dashboard.open(`/sandbox/inquiries/${walked.id}`, { as: { role: 'auditor' } });
  await page.getByRole('link', { name: 'Who saw this' }).click();
  await page.getByRole('heading', { name: 'Access to this person' }).waitFor();
  const rows = page.getByRole('row');
  const seen = rows.filter({ hasText: 'opened a photo of the front of a driver license' });
  await seen.filter({ hasText: 'Ada Byron' }).first().waitFor();
  const decided = rows.filter({ hasText: 'declined inquiry' });
  await decided.getByText('Outcome: declined.').waitFor();
  await decided.getByText('A reason was given.').waitFor();
  assert.equal(await page.getByText('The photo is of a screen.').count(), 0, 'the reason may speak of a person');
  assert.equal(await rows.filter({ hasText: 'looked at' }).count(), 0, 'reads of pages are not shown');
  await page.reload();
  await decided.getByRole('link').click();
  await page.waitForURL(new RegExp(`/inquiries/${walked.id}`));
});

test('a user who may see personal data reads why an inquiry was approved', async () => {
  const id = await approvedWithReason('customer-12', 'Her passport was checked by hand.');
  const page = await dashboard.open(`/sandbox/audit-log?subject=${id}`, { as: { role: 'owner' } });
  const row = page.getByRole('row').filter({ hasText: 'Ada Byron approved inquiry customer-12' });
  await row.getByText('Reason: “Her passport was checked by hand.”').waitFor();
  await row.getByText('Outcome: approved.').waitFor();
  assert.match((await row.locator('time').textContent()) ?? '', /\d:\d\d:\d\d/);
  assert.match((await row.locator('time').getAttribute('title')) ?? '', /GMT|UTC|[A-Z]{3,4}/);
});

test('reads are folded to one line that opens to its rows, and each row to all its details', async () => {
  const id = await makeInquiry('customer-13');
  const reviewer = await signedIn(dashboard.service, { role: 'reviewer' });
  for (let count = 0; count < 3; count += 1) await reviewer.get(`/api/v1/inquiries/${id}`);
  const page = await dashboard.open(`/sandbox/audit-log?subject=${id}&what=everything`, { as: { role: 'auditor' } });
  const line = page.getByRole('row').filter({ hasText: 'looked at inquiry customer-13' });
  await line.first().waitFor();
  const toggle = page.getByRole('button', { name: '3 requests' });
  await toggle.click();
  assert.equal(await toggle.getAttribute('aria-expanded'), 'true');
  assert.deepEqual(await violations(page), []);
  await page
    .getByRole('row')
    .filter({ hasText: `GET /api/v1/inquiries/${id}` })
    .first()
    .click();
  await page.getByRole('dialog', { name: 'Row details' }).getByText('retrieve-an-inquiry').waitFor();
});

test('a changed role shows what was added and a refusal its reason, in the language of the reader', async () => {
  const { service } = dashboard;
  const owner = await signedIn(service, { role: 'owner' });
  const role = { name: 'Nacht', permissions: ['inquiry.read'] };
  const made = await owner.post('/dashboard/api/roles', { data: { attributes: role } });
  const body = { data: { attributes: { permissions: ['inquiry.read', 'account.read'] } } };
  await owner.request('PATCH', `/dashboard/api/roles/${made.body.data.id}`, { body });
  const id = await makeInquiry('customer-14');
  const analyst = await signedIn(service, { role: 'analyst' });
  await analyst.post(`/api/v1/inquiries/${id}/approve`);
  const page = await dashboard.open('/sandbox/audit-log', { as: { role: 'owner' }, locale: 'de-DE' });
  const rows = page.getByRole('row');
  await rows.filter({ hasText: 'hat die Rolle Nacht geändert' }).getByText('hinzugefügt: account.read').waitFor();
  await rows
    .filter({ hasText: 'hat die Anfrage customer-14 genehmigt' })
    .getByText('Abgewiesen: der Rolle fehlt das Recht inquiry.decide (403).')
    .waitFor();
});

test('a user without the right to read the log sees one refusal and no buttons', async () => {
  const page = await dashboard.open('/sandbox/audit-log', { as: { role: 'analyst' } });
  await page.getByRole('heading', { name: 'Audit log', level: 1 }).waitFor();
  await page.getByText('Your role does not allow this').waitFor();
  assert.equal(await page.getByText('Your role does not allow this').count(), 1);
  assert.equal(await page.getByRole('button', { name: 'Verify the log' }).count(), 0);
});

test('a reviewer sees the name of the deciding user, without the right to read users', async () => {
  const id = await approvedWithReason('customer-16', 'Fine.');
  const page = await dashboard.open(`/sandbox/inquiries/${id}`, { as: { role: 'reviewer' } });
  const decision = page.getByRole('listitem').filter({ hasText: 'Fine.' });
  await decision.getByText('Ada Byron').waitFor();
  assert.equal(await page.getByRole('link', { name: 'Who saw this' }).count(), 0, 'reviewers do not read the log');
});

test('on a phone the sentences fit the screen and pass the accessibility rules', async () => {
  const id = await approvedWithReason('customer-15', 'Fine.');
  const page = await dashboard.open(`/sandbox/audit-log?subject=${id}`, { as: { role: 'owner' }, viewport: phone });
  await page.getByRole('row').filter({ hasText: 'approved inquiry customer-15' }).waitFor();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  assert.ok(wide <= 0, `${wide} px too wide`);
  assert.deepEqual(await violations(page), []);
  await page.emulateMedia({ colorScheme: 'dark' });
  assert.deepEqual(await violations(page, rulesOfColour), []);
});

test('the log is exported as lines, the last of which signs the others', async () => {
  const page = await dashboard.open('/sandbox/audit-log', { as: { role: 'owner' } });
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Export' }).click();
  const lines = (await readFile(await (await coming).path(), 'utf8')).trim().split('\n');
  assert.ok('signature' in (JSON.parse(lines.at(-1) ?? '') as object));
});

test('the heading of a page stays while the words of its rows are loaded', async () => {
  const page = await dashboard.open('/sandbox/audit-log', { as: { role: 'owner' } });
  await page.addInitScript(`
    let seen = false;
    const look = () => {
      const isShown = (document.querySelector('h1')?.getClientRects().length ?? 0) > 0;
      if (seen && !isShown) document.documentElement.dataset.lost = 'yes';
      seen ||= isShown;
      requestAnimationFrame(look);
    };
    look();
  `);
  await page.reload();
  await page.getByRole('row').nth(1).waitFor();
  assert.equal(await page.locator('html[data-lost]').count(), 0);
});
