/** Inquiry templates: from an invalid draft to a published version, changed, compared and rolled back. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { runDashboard } from '../support/dashboard.ts';

const dashboard = runDashboard();

const save = (page: Page) => page.getByRole('button', { name: 'Save the draft' }).click();

async function publish(page: Page, told: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Publish…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish this version' });
  await dialog.getByText(told).first().waitFor();
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Start a draft' }).waitFor();
}

const liveVersion = async (templateId: string) => {
  const { body } = await dashboard.service.sandbox.get(`/inquiry-templates/${templateId}`);
  const live = body.data.relationships['latest-published-version']?.data as unknown as { id: string } | null;
  return live?.id ?? null;
};

test('a template is created, marked with its errors, published, changed with a preview, and rolled back', async () => {
  const page = await dashboard.open('/sandbox/templates', { as: { role: 'admin' } });
  await page.getByRole('button', { name: 'Create a template' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Onboarding');
  await page.getByRole('dialog').getByRole('button', { name: 'Create a template' }).click();
  await page.getByRole('heading', { name: 'Onboarding', level: 1 }).waitFor();
  const templateId = page.url().split('/').at(-1) ?? '';

  await page.getByLabel('Issuing countries').fill('DE XX');
  await save(page);
  await page.getByRole('alert').getByText('Steps · Identity document · Countries · 2: is not a country code').waitFor();
  await page.getByText('not saved', { exact: true }).waitFor();
  await page.getByLabel('Issuing countries').fill('DE FR');
  await page.getByRole('checkbox', { name: 'Driver license' }).locator('xpath=ancestor::label').click();
  await publish(page, 'This is the first version of this template.');
  const first = await liveVersion(templateId);
  assert.ok(first);

  await page.getByRole('button', { name: 'Start a draft' }).click();
  const attempts = page.getByRole('listitem').filter({ hasText: 'Identity document' }).getByLabel('Attempts');
  await attempts.fill('2');
  await publish(page, /Steps · .* · Attempts/);
  assert.notEqual(await liveVersion(templateId), first);

  await page.getByRole('button', { name: 'Make live again' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/Steps · .* · Attempts/).waitFor();
  await dialog.getByRole('button', { name: 'Make live again' }).click();
  await page.getByText('The version is live again.').waitFor();
  assert.equal(await liveVersion(templateId), first);
});

test('a check is required with its effect shown, and the published draft is tried on a phone', async () => {
  const page = await dashboard.open('/sandbox/templates', { as: { role: 'admin' } });
  await page.getByRole('row').filter({ hasText: 'Onboarding' }).click();
  await page.getByRole('button', { name: 'Show the code' }).click();
  await page.getByRole('img', { name: 'QR code of the link' }).waitFor();
  await page.getByRole('button', { name: 'Start a draft' }).click();
  const step = page.getByRole('listitem').filter({ hasText: 'Identity document' });
  await step.getByText('Checks').click();
  await step
    .getByRole('button', { name: /Document is new under another account/ })
    .first()
    .click();
  await page.getByRole('option', { name: 'required', exact: true }).click();
  await save(page);
  await page.getByText('saved', { exact: true }).first().waitFor();
  await page.reload();
  await publish(page, /id_repeat_detection/);
});

test('a threshold of a check is refused as words and accepted as a number, and one edit is undone singly', async () => {
  const { sandbox } = dashboard.service;
  const page = await dashboard.open('/sandbox/templates', { as: { role: 'admin' } });
  await page.getByRole('row').filter({ hasText: 'Onboarding' }).click();
  await page.waitForURL(/templates\/itmpl_/);
  const templateId = page.url().split('/').at(-1) ?? '';
  await page.getByRole('button', { name: 'Start a draft' }).click();
  const selfie = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Selfie' }) });
  await selfie.getByText('Checks').click();
  const sharpness = selfie.getByLabel('Minimum sharpness').first();
  await sharpness.fill('crisp');
  await save(page);
  await page
    .getByRole('alert')
    .getByText(/minimum.?sharpness/i)
    .waitFor();
  await sharpness.fill('35');
  await selfie.getByLabel('Attempts').fill('4');
  const document = page.getByRole('listitem').filter({ hasText: 'Identity document' });
  const attempts = document.getByLabel('Attempts');
  const before = await attempts.inputValue();
  await attempts.fill('7');
  await publish(page, /Minimum sharpness/);

  await page.getByRole('button', { name: 'Start a draft' }).click();
  assert.equal(await attempts.inputValue(), '7');
  await document.getByRole('button', { name: 'Restore…' }).click();
  await page.getByRole('menuitem').nth(1).click();
  await page.getByText('not saved', { exact: true }).waitFor();
  assert.equal(await attempts.inputValue(), before);
  assert.equal(await selfie.getByLabel('Attempts').inputValue(), '4');
  await publish(page, /Steps · .* · Attempts/);
  const { body } = await sandbox.get(`/inquiry-template-versions/${await liveVersion(templateId)}`);
  assert.match(JSON.stringify(body.data.attributes['steps']), /"settings":\{"minimum-sharpness":35\}/);
});

test('a file of another format or version is refused with a reason, and a valid one changes the draft', async () => {
  const page = await dashboard.open('/sandbox/templates', { as: { role: 'admin' } });
  await page.getByRole('row').filter({ hasText: 'Onboarding' }).click();
  await page.getByRole('button', { name: 'Start a draft' }).click();
  await page.getByRole('button', { name: 'Export or import' }).click();
  const content = page.getByRole('dialog').getByLabel('Content');
  const written = await content.inputValue();
  const take = page.getByRole('dialog').getByRole('button', { name: 'Load into the draft' });
  for (const [text, sentence] of [
    ['{', 'This is not valid JSON.'],
    ['{"a": 1}', 'This is not a template file.'],
    [written.replace('"version": 1', '"version": 7'), 'This file uses a different version of the format.'],
  ] as const) {
    await content.fill(text);
    await take.click();
    await page.getByRole('dialog').getByText(sentence).waitFor();
  }
  await content.fill(written.replace('"session-limit": 25', '"session-limit": 7'));
  await take.click();
  assert.equal(await page.getByLabel('Maximum sessions').inputValue(), '7');
  await page.getByText('not saved', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Discard the draft' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard the draft' }).click();
  await page.getByRole('button', { name: 'Start a draft' }).waitFor();
});

test('a field, a theme, a sentence and an allowed site are configured on the page and saved in the draft', async () => {
  await dashboard.service.sandbox.post('/theme-sets', { data: { attributes: { name: 'Shop' } } });
  const page = await dashboard.open('/sandbox/templates', { as: { role: 'admin' } });
  await page.getByRole('button', { name: 'Create a template' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Embedded');
  await page.getByRole('dialog').getByRole('button', { name: 'Create a template' }).click();
  await page.getByRole('heading', { name: 'Embedded', level: 1 }).waitFor();
  const templateId = page.url().split('/').at(-1) ?? '';

  await page.getByText(/^\d+ fields$/).click();
  await page.getByRole('button', { name: 'Add a field' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Key').fill('employer');
  assert.equal(await dialog.getByText('Searchable for accounts').count(), 0);
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('listitem').filter({ hasText: 'employer' }).waitFor();
  await page.getByRole('button', { name: /Theme/ }).last().click();
  await page.getByRole('option', { name: 'Shop' }).click();

  await page.getByRole('button', { name: 'Texts…' }).click();
  await dialog.getByLabel('Find a text').fill('start title');
  await dialog.getByLabel('Start · title', { exact: true }).fill('Show us who you are');
  await dialog.getByText('1 changed').waitFor();
  await dialog.getByRole('button', { name: 'Load into the draft' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByLabel(/Sites that may embed the flow/).fill('shop.example.com');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('saved', { exact: true }).first().waitFor();

  await page.reload();
  await page.getByRole('button', { name: /Shop/ }).waitFor();
  const { text } = await dashboard.service.sandbox.get(`/inquiry-templates/${templateId}/translations`);
  assert.match(text, /Show us who you are/);
  const { body } = await dashboard.service.sandbox.get(`/inquiry-templates/${templateId}`);
  assert.deepEqual(body.data.attributes['embedded-flow-domain-allowlist'], ['shop.example.com']);
  const versions = await dashboard.service.sandbox.get(
    `/inquiry-template-versions?filter[inquiry-template-id]=${templateId}`,
  );
  const draft = await dashboard.service.sandbox.get(`/inquiry-template-versions/${versions.body.data[0]?.id}`);
  assert.match(JSON.stringify(draft.body.data.attributes['field-schemas']), /"employer"/);
});

test('a user who may only read templates sees no way to change them', async () => {
  const page = await dashboard.open('/sandbox/templates', { as: { role: 'auditor' } });
  await page.getByRole('row').filter({ hasText: 'Onboarding' }).click();
  await page.getByRole('heading', { name: 'Versions' }).waitFor();
  assert.equal(await page.getByRole('button', { name: /^(Start|Save|Publish|Make live)/ }).count(), 0);
});

test('a database step is added, requires the chosen details, and keeps those that it depends on', async () => {
  const { sandbox } = dashboard.service;
  const page = await dashboard.open('/sandbox/templates', { as: { role: 'admin' } });
  await page.getByRole('button', { name: 'Create a template' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('On record');
  await page.getByRole('dialog').getByRole('button', { name: 'Create a template' }).click();
  await page.getByRole('heading', { name: 'On record', level: 1 }).waitFor();
  const templateId = page.url().split('/').at(-1) ?? '';
  await page.getByRole('button', { name: 'Add a step' }).click();
  await page.getByRole('menuitem', { name: 'Phone carrier' }).click();
  const step = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Phone carrier' }) });
  const box = (name: string) => step.getByRole('checkbox', { name, exact: true });
  await box('Birthdate').locator('xpath=ancestor::label').click();
  await box('Phone number').locator('xpath=ancestor::label').click();
  assert.equal(await box('Phone number').isChecked(), true);
  await publish(page, 'This is the first version of this template.');
  const id = await liveVersion(templateId);
  const { body } = await sandbox.get(`/inquiry-template-versions/${id}`);
  const steps = body.data.attributes['steps'] as { type: string; fields?: string[] }[];
  const added = steps.find(({ type }) => type === 'database-phone-carrier');
  assert.deepEqual(added?.fields, ['name-first', 'name-last', 'phone-number', 'birthdate']);
});

test('a step gets a condition, which is refused at its field until it is valid', async () => {
  const { sandbox } = dashboard.service;
  const page = await dashboard.open('/sandbox/templates', { as: { role: 'admin' } });
  await page.getByRole('button', { name: 'Create a template' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('By country');
  await page.getByRole('dialog').getByRole('button', { name: 'Create a template' }).click();
  await page.getByRole('heading', { name: 'By country', level: 1 }).waitFor();
  const templateId = page.url().split('/').at(-1) ?? '';
  const selfie = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Selfie' }) });
  const condition = selfie.getByLabel('Asked only if');
  await condition.fill('verifications.selfie.attempt > 1');
  await save(page);
  await selfie.getByText(/reads verifications\.selfie, which is not there before that step/).waitFor();
  assert.equal(await condition.getAttribute('aria-invalid'), 'true');
  const country = "verifications.government_id.country_code == 'US'";
  await condition.fill(country);
  await publish(page, 'This is the first version of this template.');
  const { body } = await sandbox.get(`/inquiry-template-versions/${await liveVersion(templateId)}`);
  const steps = body.data.attributes['steps'] as { type: string; when: string | null }[];
  assert.deepEqual(
    steps.map(({ when }) => when),
    [null, country],
  );
  await page.getByRole('button', { name: 'Start a draft' }).click();
  assert.equal(await condition.inputValue(), country);
  await condition.fill('');
  await publish(page, /Asked only if/);
});

test('two tabs of one draft do not overwrite each other unseen, and unsaved edits warn before leaving', async () => {
  const page = await dashboard.open('/sandbox/templates', { as: { role: 'admin' } });
  await page.getByRole('button', { name: 'Create a template' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('In two tabs');
  await page.getByRole('dialog').getByRole('button', { name: 'Create a template' }).click();
  await page.getByRole('heading', { name: 'In two tabs', level: 1 }).waitFor();
  const other = await page.context().newPage();
  await other.goto(page.url());
  const attemptsOn = (tab: Page) =>
    tab.getByRole('listitem').filter({ hasText: 'Identity document' }).getByLabel('Attempts');
  await attemptsOn(other).fill('2');
  await attemptsOn(page).fill('7');
  await save(page);
  await page.getByText('saved', { exact: true }).first().waitFor();
  await save(other);
  await other.getByText('Someone else saved this in the meantime').waitFor();
  await other.getByRole('link', { name: 'Home' }).first().click();
  const leaving = other.getByRole('alertdialog', { name: 'Leave without saving?' });
  await leaving.getByRole('button', { name: 'Stay on this page' }).click();
  await leaving.waitFor({ state: 'detached' });
  assert.equal(await attemptsOn(other).inputValue(), '2');
  await other.getByRole('button', { name: 'Show the saved version' }).click();
  assert.equal(await attemptsOn(other).inputValue(), '7');
  await other.getByRole('link', { name: 'Home' }).first().click();
  await other.waitForURL(/\/dashboard\/sandbox\/?$/);
});
