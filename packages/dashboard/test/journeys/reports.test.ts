/** Reports: from an empty sandbox to one that is created, viewed, run, printed and redacted; and report templates. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeReport } from '../../../server/test/support/reports.ts';
import { runDashboard } from '../support/dashboard.ts';

const dashboard = runDashboard();

test('a report is made from the empty state, and keeps its matches after a reload and as a PDF', async () => {
  const page = await dashboard.open('/sandbox/reports', { as: { role: 'admin' } });
  await page.getByRole('button', { name: 'Create a sandbox report' }).click();
  await page.getByRole('heading', { level: 1, name: 'Kim Jong Un' }).waitFor();
  await page.waitForURL(/reports\/rep_/);
  await page.reload();
  await page.getByRole('cell', { name: 'Kim Jong Un' }).first().waitFor();
  await page.getByText('Explain the score').click();
  await page.getByRole('rowheader', { name: 'Sum' }).waitFor();
  await page.getByRole('rowheader', { name: 'sandbox-sanctions' }).waitFor();
  await page.getByRole('button', { name: 'Run again' }).click();
  await page.getByText('The report ran again.').waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Save as PDF' }).click();
  assert.match((await download).suggestedFilename(), /^rep_.*\.pdf$/);
});

test('a report of another kind is made by the form of its kind, and found by filters in the address', async () => {
  const page = await dashboard.open('/sandbox/reports', { as: { role: 'admin' } });
  await page.getByRole('button', { name: 'Create a report' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /Kind of report/ }).click();
  await page.getByRole('option', { name: 'Crypto address' }).click();
  await dialog.getByLabel('Wallet address').fill('1Fz29BQp82pE3vXXcsZoMNQ3KSHfMzfMe3');
  await dialog.getByRole('button', { name: 'Create report' }).click();
  await page.waitForURL(/reports\/rep_/);
  await page.getByRole('heading', { name: 'ANDREYEV, Anton Nikolaeyvich' }).waitFor();

  await page.goto(`${dashboard.service.baseUrl}/dashboard/sandbox/reports`);
  await page.getByRole('button', { name: /Kind$/ }).click();
  await page.getByRole('option', { name: 'Crypto address' }).click();
  await page.waitForURL(/kind=crypto-address-watchlist/);
  await page.reload();
  await page.getByRole('row').filter({ hasText: '1Fz29BQp82pE3vXXcsZoMNQ3KSHfMzfMe3' }).waitFor();
  assert.equal(await page.getByRole('row').count(), 2);
});

test('an unanswered report shows why and what to do, and a refused query stays in its form', async () => {
  const { service } = dashboard;
  const { id } = await makeReport(service, 'phone-number', { 'phone-number': '+15005550001' });
  const page = await dashboard.open(`/sandbox/reports/${id}`, { as: { role: 'admin' } });
  await page
    .getByRole('alert')
    .getByText('The provider returned no usable response.')
    .first()
    .waitFor({ timeout: 60_000 });
  await page.goto(`${service.baseUrl}/dashboard/sandbox/reports`);
  await page.getByRole('button', { name: 'Create a report' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Family name').fill('Hopper');
  await dialog.getByLabel('Birthdate').fill('yesterday');
  await dialog.getByRole('button', { name: 'Create report' }).click();
  await dialog.getByRole('alert').waitFor();
  assert.equal(await dialog.getByLabel('Family name').inputValue(), 'Hopper');
});

test('the decision about a match is shown on its report, where the reviewer undoes it', async () => {
  const { id } = await makeReport(dashboard.service, 'watchlist', { term: 'Kim Jong Un' });
  const page = await dashboard.open(`/sandbox/reports/${id}`, { as: { role: 'reviewer' } });
  await page.getByRole('button', { name: 'Dismiss match' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Dismiss match' }).click();
  await page.getByText('No active match.').waitFor();
  await page.getByText('dismissed', { exact: true }).first().waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Explain the score').waitFor();
  assert.equal(await page.getByRole('button', { name: 'Run again' }).count(), 0, 'a reviewer runs nothing');
});

test('a report is redacted by typing the end of its id, and nothing of it is left', async () => {
  const { id } = await makeReport(dashboard.service, 'watchlist', { term: 'Kim Jong Un' });
  const page = await dashboard.open(`/sandbox/reports/${id}`, { as: { role: 'admin' } });
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Redact' }).click();
  await page
    .getByRole('alertdialog')
    .getByLabel(/the last characters of its id/)
    .fill(id.slice(-6));
  await page.getByRole('alertdialog').getByRole('button', { name: 'Redact' }).click();
  await page.getByText('This report was redacted.').waitFor();
  assert.equal(await page.getByText('Kim Jong Un').count(), 0);
});

test('reports are listed on the page of their account, and link back to it', async () => {
  const { service } = dashboard;
  const { body } = await service.sandbox.post('/accounts', { data: { attributes: { 'reference-id': 'customer-9' } } });
  const account = (body.data as unknown as { id: string }).id;
  await makeReport(service, 'watchlist', { term: 'Grace Hopper' }, { 'account-id': account });
  const page = await dashboard.open(`/sandbox/accounts/${account}`, { as: { role: 'admin' } });
  await page.getByRole('link', { name: 'Watchlist', exact: true }).click();
  await page.waitForURL(/reports\/rep_/);
  await page.getByRole('link', { name: account }).click();
  await page.waitForURL(new RegExp(`accounts/${account}`));
});

test('a report template is drafted, tried, published with its changes shown, and then used by reports', async () => {
  const { service } = dashboard;
  const page = await dashboard.open('/sandbox/report-templates', { as: { role: 'admin' } });
  await page.getByRole('button', { name: 'Create a template' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Weekly');
  await page.getByRole('dialog').getByRole('button', { name: 'Create a template' }).click();
  await page.getByRole('heading', { level: 1, name: 'Weekly' }).waitFor();
  await page.waitForURL(/report-templates\/rptp_/);
  const templateId = page.url().split('/').at(-1) ?? '';

  await page.getByLabel('Score threshold').fill('much');
  await page.getByText('Enter a number from 0 to 1, such as 0.7.').waitFor();
  await page.getByLabel('Score threshold').fill('0.85');
  await page.getByLabel('Days between runs').fill('7');
  assert.ok(await page.getByRole('button', { name: 'Backtest…' }).isEnabled());
  await page.getByRole('button', { name: 'Backtest…' }).click();
  const tried = page.getByRole('dialog');
  await tried.getByRole('button', { name: 'Run backtest', exact: true }).click();
  await tried.getByRole('button', { name: 'Run again' }).waitFor();
  await tried.getByText(/was screened twice|were screened twice|No report of the last 90 days/).waitFor();
  await tried.getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('button', { name: 'Save the draft' }).click();
  await page.getByText('The draft is saved.').waitFor();
  await page.getByText('Unpublished draft').waitFor();
  const asked = { 'report-template-id': templateId };
  const meanwhile = await makeReport(service, 'watchlist', { term: 'Grace Hopper' }, asked);
  assert.equal(meanwhile.attributes['report-template-version-name'], 'v1');
  assert.equal(meanwhile.attributes['is-recurring'], false);

  await page.reload();
  await page.getByText(/Days between runs: was none now 7/).waitFor();
  assert.equal(await page.getByLabel('Score threshold').inputValue(), '0.85');
  assert.ok(await page.getByRole('button', { name: 'Backtest…' }).isEnabled(), 'the saved draft is tried too');
  const reader = await dashboard.open(`/sandbox/report-templates/${templateId}`, { as: { role: 'reviewer' } });
  await reader.getByText('Unpublished draft').waitFor();
  assert.equal(await reader.getByLabel('Score threshold').inputValue(), '0.7', 'a reader is shown what is in force');
  for (const name of ['Save the draft', 'Publish…', 'Backtest…', 'As in the live version']) {
    assert.equal(await reader.getByRole('button', { name }).count(), 0, name);
  }

  await page.getByRole('button', { name: 'Publish…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/Score threshold .* was 0\.7 now 0\.85/).waitFor();
  await dialog.getByText(/Days between runs: was none now 7/).waitFor();
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('Version v2 is published.').waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Publish…' }).waitFor();
  assert.ok(await page.getByRole('button', { name: 'Publish…' }).isDisabled(), 'nothing is left to publish');
  assert.equal(await page.getByText('Unpublished draft').count(), 0);
  await page.getByRole('listitem').filter({ hasText: 'v2' }).filter({ hasText: 'live' }).waitFor();
  assert.equal(await page.getByLabel('Score threshold').inputValue(), '0.85');

  const report = await makeReport(service, 'watchlist', { term: 'Grace Hopper' }, asked);
  assert.equal(report.attributes['report-template-version-name'], 'v2');
  assert.equal(report.attributes['is-recurring'], true);
  await page.getByLabel('Name', { exact: true }).fill('Every week');
  await page.getByRole('button', { name: 'Save the draft' }).click();
  await page.getByText('The name is saved.').waitFor();
  await page.getByRole('heading', { level: 1, name: 'Every week' }).waitFor();

  await page.getByLabel('Score threshold').fill('0.9');
  const elsewhere = await service.sandbox.request('PATCH', `/report-templates/${templateId}`, {
    body: { data: { attributes: { draft: { threshold: 0.6 } } } },
  });
  assert.equal(elsewhere.status, 200, elsewhere.text);
  await page.getByRole('button', { name: 'Publish…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('Someone else saved this in the meantime').waitFor();
  assert.equal(await page.getByLabel('Score threshold').inputValue(), '0.9', 'what was typed is kept');
  const kept = await service.sandbox.get(`/report-templates/${templateId}`);
  assert.equal((kept.body.data.attributes['draft'] as { threshold: number }).threshold, 0.6);
  await page.getByRole('button', { name: 'Keep my changes' }).click();
  await page.getByRole('button', { name: 'Publish…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('Version v3 is published.').waitFor();
});
