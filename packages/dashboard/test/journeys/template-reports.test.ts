/** Reports that an inquiry template runs: added, refused at the row, published, and removed. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { reportTemplateOf, templateRunning } from '../../../server/test/support/template-reports.ts';
import { runDashboard } from '../support/dashboard.ts';

const dashboard = runDashboard();

const reportsIn = (page: Page) => page.getByRole('region', { name: 'Reports', exact: true });

async function addReport(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a report' }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

async function choose(page: Page, place: number, label: string, option: string): Promise<void> {
  const row = reportsIn(page).getByRole('listitem').nth(place);
  await row.getByRole('button', { name: new RegExp(`${label}$`) }).click();
  await page.getByRole('option', { name: new RegExp(`^${option}`) }).click();
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish this version' });
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Start a draft' }).waitFor();
}

/** Reads the published configuration, which new inquiries use. */
async function published(templateId: string): Promise<Record<string, unknown>> {
  const { sandbox } = dashboard.service;
  const { body } = await sandbox.get(`/inquiry-templates/${templateId}`);
  const live = body.data.relationships['latest-published-version']?.data as unknown as { id: string };
  return (await sandbox.get(`/inquiry-template-versions/${live.id}`)).body.data.attributes;
}

test('a required report is added to a template, published, marked with its errors, changed, and removed', async () => {
  const { sandbox } = dashboard.service;
  const watchlist = await reportTemplateOf(sandbox, 'watchlist');
  const made = await sandbox.post('/report-templates', {
    data: { attributes: { kind: 'watchlist', name: 'Stricter names' } },
  });
  const templateId = await templateRunning(sandbox, []);
  const page = await dashboard.open(`/sandbox/templates/${templateId}`, { as: { role: 'admin' } });
  await page.getByRole('button', { name: 'Start a draft' }).click();
  await reportsIn(page).getByText('No reports run.').waitFor();
  await addReport(page, 'Watchlist');
  await reportsIn(page).getByRole('heading', { name: 'Watchlist' }).waitFor();
  await publish(page);
  const required = { 'report-template-id': watchlist, after: 'completion', on: 'passed', required: true };
  assert.deepEqual((await published(templateId))['reports'], [required]);

  await page.getByRole('button', { name: 'Start a draft' }).click();
  await addReport(page, 'Watchlist');
  await page.getByRole('button', { name: 'Save the draft' }).click();
  const second = reportsIn(page).getByRole('listitem').nth(1);
  await second.getByText('already runs at that moment').waitFor();
  assert.equal(await reportsIn(page).getByText('already runs at that moment').count(), 1);
  await choose(page, 1, 'Report template', 'Stricter names');
  await second.getByText('already runs at that moment').waitFor({ state: 'detached' });
  await choose(page, 1, 'Run after', 'Identity document');
  await choose(page, 1, 'Run if', 'it passed or failed');
  await second.getByText('The decision waits for it').click();
  await reportsIn(page)
    .getByRole('button', { name: /A required report has a match$/ })
    .click();
  await page.getByRole('option', { name: 'decline', exact: true }).click();
  await publish(page);
  const after = await published(templateId);
  const informing = {
    'report-template-id': made.body.data.id,
    after: 'verification_government_id',
    on: 'any',
    required: false,
  };
  assert.deepEqual(after['reports'], [required, informing]);
  assert.equal((after['decision'] as Record<string, unknown>)['on-report-match'], 'decline');

  await page.getByRole('button', { name: 'Start a draft' }).click();
  await page.getByRole('button', { name: 'Remove the report: Watchlist' }).click();
  await page.getByRole('button', { name: 'Save the draft' }).click();
  await reportsIn(page).getByText('waits for a report, but no report is required').waitFor();
  await reportsIn(page)
    .getByRole('button', { name: /A required report has a match$/ })
    .click();
  await page.getByRole('option', { name: 'send to review', exact: true }).click();
  await page.getByRole('button', { name: 'Remove the report: Stricter names' }).click();
  await publish(page);
  assert.deepEqual((await published(templateId))['reports'], []);
});

test('a user who may not change templates reads which reports it runs', async () => {
  const { sandbox } = dashboard.service;
  const templateId = await templateRunning(sandbox, [{ kind: 'politically-exposed-person' }]);
  const made = await sandbox.post('/inquiry-template-versions', {
    data: { attributes: { 'inquiry-template-id': templateId } },
  });
  assert.equal(made.status, 201, made.text);
  const page = await dashboard.open(`/sandbox/templates/${templateId}`, { as: { role: 'auditor' } });
  const draft = page.getByRole('region', { name: 'Draft', exact: true });
  await draft.getByRole('term').filter({ hasText: 'Politically exposed person' }).waitFor();
  await draft.getByText(/Run after: all steps · Run if: it passed · The decision waits for it/).waitFor();
  assert.equal(await page.getByRole('button', { name: /^(Add a report|Remove the report)/ }).count(), 0);
  assert.equal(await page.locator('main').getByRole('switch').count(), 0);
});
