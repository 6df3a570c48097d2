/** Versions of a template: viewed by each role, named by author and change, compared, and copied to production. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { createList } from '../../../server/test/support/lists.ts';
import { reportTemplateOf, templateRunning } from '../../../server/test/support/template-reports.ts';
import { createTemplate, documentStep, draft, published, selfieStep } from '../../../server/test/support/templates.ts';
import { overflow, phone, runDashboard, violations } from '../support/dashboard.ts';

const dashboard = runDashboard();

const copyDialog = (page: Page) => page.getByRole('dialog', { name: 'Copy to production' });

async function openCopy(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Copy to production…' }).click();
  await copyDialog(page).getByText('This does not come along').waitFor();
}

/** Configuration of the newest version of a template in production. */
async function inProduction(templateId: string): Promise<Record<string, unknown>> {
  const { production } = dashboard.service;
  const { body } = await production.get(`/inquiry-template-versions?filter[inquiry-template-id]=${templateId}`);
  return (await production.get(`/inquiry-template-versions/${body.data[0]?.id}`)).body.data.attributes;
}

// biome-ignore lint/suspicious/noThenProperty: the name of the member on the wire; its value is a text
const declines = (name: string, when: string) => ({ name, when, then: 'decline' });

const idIn = (page: Page): string => page.url().split('/').at(-1) ?? '';

test('a template is copied to production with its texts and without sandbox objects, as a draft', async () => {
  const { sandbox, production } = dashboard.service;
  const theme = (await sandbox.post('/theme-sets', { data: { attributes: { name: 'Shop' } } })).body.data.id;
  const watchlist = await reportTemplateOf(sandbox, 'watchlist');
  await createList(dashboard.service, 'names', { name: 'Known fraud' });
  const templateId = await createTemplate(sandbox, { name: 'Onboarding' });
  const conditions = [
    declines('Known', 'list_hit("Known fraud")'),
    declines('Matched', 'reports.exists(r, r.has_match)'),
  ];
  const made = await draft(sandbox, templateId, {
    steps: [documentStep, selfieStep],
    'session-limit': 7,
    'theme-set-id': theme,
    reports: [{ 'report-template-id': watchlist }],
    decision: { 'on-report-match': 'decline', conditions },
  });
  assert.equal(made.status, 201, made.text);
  const translations = [
    {
      step: 'start',
      component: 'title',
      'attribute-name': 'text',
      'locale-values': [{ locale: 'en-US', value: 'Show us' }],
    },
  ];
  await sandbox.post(`/inquiry-templates/${templateId}/translations`, { data: { attributes: { translations } } });
  await sandbox.post(`/inquiry-template-versions/${made.body.data.id}/publish`);

  const page = await dashboard.open(`/sandbox/templates/${templateId}`, { as: { role: 'admin' } });
  await openCopy(page);
  for (const told of [
    /The theme Shop/,
    /The report Watchlist/,
    /decision when a required report has a match/,
    /The condition Matched/,
    /The list Known fraud, which the condition Known asks/,
  ]) {
    await copyDialog(page).getByText(told).waitFor();
  }
  assert.equal(
    await copyDialog(page)
      .getByText(/The condition Known:/)
      .count(),
    0,
  );
  assert.deepEqual(await violations(page), []);
  await copyDialog(page).getByLabel('Name in production').fill('Onboarding, live');
  await copyDialog(page).getByRole('button', { name: 'Create the draft' }).click();
  await page.waitForURL(/\/production\/templates\/itmpl_/);
  await page.getByRole('heading', { name: 'Onboarding, live', level: 1 }).waitFor();
  assert.equal(await page.getByLabel('Maximum sessions').inputValue(), '7');
  await page.getByRole('button', { name: 'Publish…' }).waitFor();
  const copy = await inProduction(idIn(page));
  const decision = copy['decision'] as Record<string, unknown>;
  assert.deepEqual(
    [copy['status'], copy['theme-set-id'], copy['reports'], decision['on-report-match'], decision['conditions']],
    ['draft', null, [], 'mark-for-review', [conditions[0]]],
  );
  const texts = await production.get(`/inquiry-templates/${idIn(page)}/translations`);
  assert.match(texts.text, /"Show us"/);
});

test('a second copy becomes a draft of the template of that name, and overwrites no existing draft', async () => {
  const { sandbox, production } = dashboard.service;
  const templateId = await createTemplate(sandbox, { name: 'Twice' });
  await published(sandbox, templateId);
  const there = await createTemplate(production, { name: 'Twice' });
  const page = await dashboard.open(`/sandbox/templates/${templateId}`, { as: { role: 'admin' } });
  await openCopy(page);
  await copyDialog(page)
    .getByRole('button', { name: /A draft of Twice/ })
    .waitFor();
  await copyDialog(page).getByRole('button', { name: 'Create the draft' }).click();
  await page.waitForURL(new RegExp(`/production/templates/${there}`));
  await page.goto(`${dashboard.service.baseUrl}/dashboard/sandbox/templates/${templateId}`);
  await openCopy(page);
  await copyDialog(page).getByRole('button', { name: 'Create the draft' }).click();
  await copyDialog(page).getByText('This template already has a draft in production.').waitFor();
});

test('versions show who published them and what they changed, and any two can be compared', async () => {
  const { sandbox } = dashboard.service;
  const templateId = await templateRunning(sandbox, []);
  const page = await dashboard.open(`/sandbox/templates/${templateId}`, { as: { role: 'admin' } });
  const versions = page.getByRole('region', { name: 'Versions' });
  await versions.getByText(/^by API key /).waitFor();
  await versions.getByText('First version.').waitFor();
  await page.getByRole('button', { name: 'Start a draft' }).click();
  await page.getByLabel('Maximum sessions').fill('4');
  await page.getByRole('button', { name: 'Publish…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
  await versions.getByText('by Ada Byron').waitFor();
  await versions.getByText('Changed: 1 other setting.').waitFor();
  await versions.getByRole('button', { name: 'Compare…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Compare two versions' });
  await dialog.getByText('Maximum sessions').waitFor();
  await dialog.getByRole('button', { name: /From$/ }).click();
  await page.getByRole('option').first().click();
  await dialog.getByText('No changes.').waitFor();
});

test('the live version can be viewed without a draft', async () => {
  const { sandbox } = dashboard.service;
  const templateId = await templateRunning(sandbox, []);
  const page = await dashboard.open(`/sandbox/templates/${templateId}`, { as: { role: 'admin' } });
  const live = page.getByRole('region', { name: 'Live version' });
  await live.getByRole('button', { name: 'Show what it asks for' }).click();
  await live.getByRole('heading', { name: 'Identity document' }).waitFor();
  await live.getByText('Maximum sessions').waitFor();
  await page.getByRole('button', { name: 'Start a draft' }).waitFor();
  await page.getByRole('region', { name: 'Versions' }).getByRole('button', { name: 'View' }).click();
  await page.getByRole('dialog').getByRole('heading', { name: 'Automatic decisions' }).waitFor();
});

for (const role of ['reviewer', 'analyst', 'auditor'] as const) {
  test(`the ${role} reads the live version and the draft, and sees nothing that looks editable`, async () => {
    const { sandbox } = dashboard.service;
    const templateId = await templateRunning(sandbox, []);
    await draft(sandbox, templateId, {});
    const page = await dashboard.open(`/sandbox/templates/${templateId}`, { as: { role }, viewport: phone });
    for (const name of ['Live version', 'Draft']) {
      const part = page.getByRole('region', { name, exact: true });
      await part.getByRole('heading', { name: 'Identity document' }).waitFor();
      await part.getByText('All checks passed').waitFor();
    }
    assert.equal(await page.locator('main').locator('input, textarea, select, [aria-haspopup]').count(), 0);
    const writes = /^(Add|Start|Save|Publish|Make live|Copy to production|Restore|Discard|Export|Texts)/;
    assert.equal(await page.locator('main').getByRole('button', { name: writes }).count(), 0);
    assert.equal(await overflow(page), 0);
    assert.deepEqual(await violations(page), []);
  });
}

test('the code of a service at localhost warns that a phone cannot open it', async () => {
  const { sandbox } = dashboard.service;
  const templateId = await templateRunning(sandbox, []);
  const page = await dashboard.open(`/sandbox/templates/${templateId}`, { as: { role: 'admin' } });
  await page.getByRole('button', { name: 'Show the code' }).click();
  await page.getByText('A phone cannot open this link').waitFor();
  await page.getByText(/set BASE_URL to an address that the phone can reach/).waitFor();
});
