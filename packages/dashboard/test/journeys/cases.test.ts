/** Cases by keyboard only: claimed, commented, refused, ticked, resolved, then the next one. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { makeCase, makeTemplate } from '../../../server/test/support/cases.ts';
import { signedIn } from '../../../server/test/support/people.ts';
import { demanding } from '../pages/cases.ts';
import { goByKeys, runDashboard } from '../support/dashboard.ts';

const dashboard = runDashboard();

/** Counts mouse and touch events. */
async function countPointers(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counted = window as unknown as { pointers: number };
    counted.pointers = 0;
    for (const name of ['pointerdown', 'mousedown', 'touchstart'])
      window.addEventListener(name, () => (counted.pointers += 1), { capture: true });
  });
  await page.reload();
  return () => page.evaluate(() => (window as unknown as { pointers: number }).pointers);
}

/** Presses Tab until the wanted element has the focus. */
async function tabTo(page: Page, what: { readonly role: string; readonly name: string }): Promise<void> {
  for (let press = 0; press < 80; press += 1) {
    const focused = page.locator(':focus');
    const wanted = page.getByRole(what.role as 'checkbox', { name: what.name });
    if ((await focused.count()) === 1 && (await wanted.and(focused).count()) === 1) return;
    await page.keyboard.press('Tab');
  }
  assert.fail(`Tab does not lead to ${what.name}`);
}

const attributesOf = async (id: string) => (await dashboard.service.sandbox.get(`/cases/${id}`)).body.data.attributes;

test('cases are claimed, commented, resolved and followed by the next with the keyboard only', async () => {
  const { service } = dashboard;
  const templateId = await makeTemplate(service, 'KYC', demanding);
  const attributes = { 'case-template-id': templateId };
  const later = await makeCase(service, { attributes, meta: { 'sla-expires-in-seconds': 7200 } });
  const urgent = await makeCase(service, { attributes, meta: { 'sla-expires-in-seconds': 600 } });
  const page = await dashboard.open('/sandbox', { as: { role: 'reviewer' } });
  const pointers = await countPointers(page);
  await page.getByText('No case is assigned to you.').waitFor();
  await goByKeys(page, ['g', 'q'], '/sandbox/cases');
  await page.getByRole('table', { name: 'Cases' }).waitFor();

  await page.keyboard.press('n');
  await page.getByRole('heading', { level: 1, name: String(urgent.attributes['name']) }).waitFor();
  await page.getByText('Assigned to: You').waitFor();

  await page.keyboard.press('c');
  await page.keyboard.type('The portrait is fine.');
  await page.keyboard.press('Control+Enter');
  await page.getByRole('listitem').filter({ hasText: 'The portrait is fine.' }).waitFor();

  await page.keyboard.press('s');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Control+Enter');
  await page.getByRole('dialog').getByRole('alert').waitFor();
  const refused = await page.getByRole('dialog').innerText();
  assert.match(refused, /“Looked at the portrait” to be ticked/);
  assert.match(refused, /“Compared the address with the register” to be ticked/);
  assert.match(refused, /must be given with Approved/);
  const comment = page.getByRole('dialog').getByRole('textbox', { name: 'Comment' });
  assert.equal(await comment.getAttribute('aria-invalid'), 'true');
  assert.equal((await attributesOf(urgent.id))['status'], 'Open');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  for (const name of demanding.checklist.map(({ label }) => label)) {
    await tabTo(page, { role: 'checkbox', name });
    await page.keyboard.press('Space');
    await page.getByRole('checkbox', { name, checked: true }).waitFor();
  }
  await page
    .getByText(/, (?:now|\d+ (?:second|minute)s? ago)$/)
    .nth(1)
    .waitFor();

  await page.keyboard.press('s');
  await page.getByText('This status has everything it requires.').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.type('All is in order.');
  await page.keyboard.press('Control+Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const resolved = await attributesOf(urgent.id);
  assert.equal(resolved['status'], 'Approved');
  assert.equal(resolved['resolution'], 'Approved');

  await page.keyboard.press('n');
  await page.getByRole('heading', { level: 1, name: String(later.attributes['name']) }).waitFor();
  await page.keyboard.press('n');
  await page.getByText('No unassigned case is waiting.').waitFor();
  assert.equal(await pointers(), 0);
});

test('a case is opened from an inquiry, which is decided from the case by its own operation', async () => {
  const { service } = dashboard;
  const { body } = await service.sandbox.post('/inquiries', {
    data: { attributes: { 'inquiry-template-id': service.templateId, 'reference-id': 'from-inquiry' } },
  });
  const { id } = body.data;
  await service.sandbox.post(`/inquiries/${id}/mark-for-review`);
  const page = await dashboard.open(`/sandbox/inquiries/${id}`, { as: { role: 'reviewer' } });
  await page.getByRole('button', { name: 'Open a case' }).click();
  await page.getByRole('button', { name: 'Open case' }).click();
  await page.getByRole('link', { name: new RegExp(id) }).waitFor();
  await page.getByRole('button', { name: `Decline the inquiry ${id}` }).click();
  await page
    .getByRole('dialog')
    .getByLabel(/Comment|Reason/)
    .fill('The papers are of somebody else.');
  await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
  await page.getByText('The inquiry is declined.').waitFor();
  const decided = await service.sandbox.get(`/inquiries/${id}`);
  assert.equal(decided.body.data.attributes['status'], 'declined');
});

test('a case is saved as JSON and as a PDF that opens', async () => {
  const { service } = dashboard;
  const made = await makeCase(service);
  const page = await dashboard.open(`/sandbox/cases/${made.id}`, { as: { role: 'reviewer' } });
  const saved = async (name: string) => {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name }).click()]);
    return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
  };
  const json = await saved('Export as JSON');
  assert.equal(json.name, `${made.attributes['name']}.json`);
  assert.equal(JSON.parse(json.bytes.toString('utf8')).data.id, made.id);
  const pdf = await saved('Export as PDF');
  assert.equal(pdf.name, `${made.attributes['name']}.pdf`);
  assert.equal(pdf.bytes.subarray(0, 5).toString('latin1'), '%PDF-');
});

test('a user who may only read cases sees no way to change one', async () => {
  const { service } = dashboard;
  const made = await makeCase(service);
  const page = await dashboard.open(`/sandbox/cases/${made.id}`, { as: { role: 'auditor' } });
  await page.getByRole('region', { name: 'State and actions' }).waitFor();
  for (const name of ['Set the status', 'Assign to me', 'Next case', 'Add comment', 'Attach a file']) {
    assert.equal(await page.getByRole('button', { name, exact: true }).count(), 0, name);
  }
  await page.keyboard.press('s');
  assert.equal(await page.getByRole('dialog').count(), 0);
});

test('a template is edited as a draft, warns of a required section off its first tab, and is published', async () => {
  const { service } = dashboard;
  const templateId = await makeTemplate(service, 'EDIT', demanding);
  const page = await dashboard.open(`/sandbox/case-templates/${templateId}`, { as: { role: 'admin' } });
  await page.getByText('Everything a decision requires is on the first tab.').waitFor();
  await page.getByRole('button', { name: 'Remove Checklist from Review' }).click();
  await page.getByRole('button', { name: 'Add a section' }).last().click();
  await page.getByRole('menuitem', { name: 'Checklist' }).click();
  await page.getByText('Approved requires “Checklist”, which is not on the first tab.').waitFor();
  await page.getByLabel('Status 2').fill('On hold');
  await page.getByRole('button', { name: 'Save the draft' }).click();
  await page.getByRole('button', { name: 'Publish…' }).click();
  await page.getByRole('dialog').getByText('On hold').first().waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('Published.').waitFor();
  const person = await signedIn(service, { role: 'admin' });
  const { body } = await person.get(`/dashboard/api/case-templates/${templateId}/document`);
  const [newest] = (body as unknown as { versions: { document: { statuses: { name: string }[] } }[] }).versions;
  assert.equal(newest?.document.statuses[1]?.name, 'On hold');
});
