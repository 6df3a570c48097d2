/** Imports into lists and accounts: upload, refusal at the field, progress, and download of the failed rows. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { eventually } from '../../../server/test/support/eventually.ts';
import {
  countsOf,
  endedImporter,
  importFile,
  refuseItemsFrom,
  retrieveImporter,
  runImporter,
} from '../../../server/test/support/importers.ts';
import { createList } from '../../../server/test/support/lists.ts';
import { importedLists, importFiles, sampleOf } from '../../src/imports/kinds.ts';
import { runDashboard, violations } from '../support/dashboard.ts';

// The log is silent because the tests cause failures.
const dashboard = runDashboard(undefined, { LOG_LEVEL: 'silent' });

const choose = (page: Page, text: string) =>
  page.getByLabel('CSV file').setInputFiles({ name: 'rows.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

const send = (page: Page) => page.getByRole('button', { name: 'Import', exact: true }).click();

/** Waits until the page shows this count for the outcome. */
const shown = (page: Page, outcome: string, count: string) =>
  page
    .getByRole('table', { name: 'Rows' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: outcome, exact: true }) })
    .getByText(count, { exact: true })
    .waitFor();

const idOf = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? '';

test('a file with good, duplicate and bad rows fills a list, counts each kind, and reports bad rows', async () => {
  const { service } = dashboard;
  const list = await createList(service, 'email-addresses', { name: 'Addresses of a file' });
  const page = await dashboard.open(`/sandbox/lists/${list.id}`, { as: { role: 'admin' } });
  await page.getByRole('link', { name: 'Import CSV' }).click();
  await page.getByRole('heading', { level: 1, name: 'Import a file' }).waitFor();
  await page.getByRole('button', { name: 'Addresses of a file' }).waitFor();
  await choose(page, 'value,match_type\nada@file.example,\nADA@file.example,\n=none,\nfile.example,domain\n"a, b",\n');
  await page.getByText('rows.csv').waitFor();
  await send(page);
  await page.getByRole('heading', { level: 1, name: 'Import: E-mail addresses' }).waitFor();
  await page.getByText('The import is done. 2 rows failed; the reasons are below.').waitFor();
  await shown(page, 'Imported', '2');
  await shown(page, 'Duplicates, left as they were', '1');
  await shown(page, 'Failed', '2');
  await shown(page, 'All rows of the file', '5');
  assert.deepEqual(countsOf(await retrieveImporter(service, idOf(page))), [2, 1, 2, 5]);
  assert.deepEqual(await violations(page), []);

  const failed = page.getByRole('region', { name: 'Failed rows' }).getByRole('table');
  await failed.getByRole('row', { name: '3 value must be an e-mail address' }).waitFor();
  await failed.getByRole('row', { name: '5 value must be an e-mail address' }).waitFor();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  const saved = await readFile(await (await coming).path(), 'utf8');
  const reason = '"value must be an e-mail address"';
  assert.equal(saved, `\uFEFFrow,reason\r\n3,${reason}\r\n5,${reason}\r\n`);

  await page.getByRole('link', { name: 'Open the list Addresses of a file' }).click();
  await page
    .getByRole('table', { name: 'Items' })
    .getByRole('row')
    .filter({ hasText: '@file.example' })
    .first()
    .click();
  await page.getByRole('dialog', { name: 'Item' }).getByRole('link', { name: 'an import' }).click();
  await page.getByRole('heading', { level: 1, name: 'Import: E-mail addresses' }).waitFor();

  await page.getByRole('navigation').getByRole('link', { name: 'Imports' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Addresses of a file' });
  await row.getByText('done, some failed').waitFor();
  const cells = await row.getByRole('cell').allInnerTexts();
  assert.deepEqual(cells.slice(3, 6), ['2', '1', '2']);
});

test('a file that cannot be imported is refused at its field with a reason, and a valid one replaces it', async () => {
  const page = await dashboard.open('/sandbox/accounts', { as: { role: 'admin' } });
  await page.getByRole('link', { name: 'Import CSV' }).click();
  const field = page.getByLabel('CSV file');
  await send(page);
  await page.getByText('Choose a file.').waitFor();
  await choose(page, 'reference_id,nickname\nimported-1,Ada\n');
  await send(page);
  const sentence = 'must have a header of reference_id, name_first, name_middle, name_last, birthdate';
  const alert = page.getByRole('alert').filter({ hasText: sentence });
  await alert.filter({ hasText: 'its column 2 is none of them' }).waitFor();
  assert.equal(await field.getAttribute('aria-invalid'), 'true');
  assert.ok((await field.getAttribute('aria-describedby'))?.includes((await alert.getAttribute('id')) ?? 'none'));
  assert.deepEqual(await violations(page), []);
  await choose(page, '');
  await alert.waitFor({ state: 'detached' });
  await send(page);
  await page.getByText('must have a header and at least one row below it').waitFor();

  await choose(page, 'reference_id,name_first\nimported-1,Ada\nimported-2,Grace\n');
  await field.focus();
  await page.keyboard.press('Control+Enter');
  await page.getByRole('heading', { level: 1, name: 'Import: Accounts' }).waitFor();
  await page.getByText('The import is done. No row failed.').waitFor();
  await shown(page, 'Imported', '2');
  await page.getByRole('link', { name: 'Open the accounts' }).click();
  await page.getByRole('row').filter({ hasText: 'Grace' }).waitFor();
});

test('items of a list require a list, chosen among those of the kind that are not archived', async () => {
  const { service } = dashboard;
  const [kept, gone] = [
    await createList(service, 'ip-addresses', { name: 'Networks in use' }),
    await createList(service, 'ip-addresses', { name: 'Networks of yesterday' }),
  ];
  await service.sandbox.request('DELETE', `/lists/${gone.id}`);
  const page = await dashboard.open('/sandbox/imports', { as: { role: 'admin' } });
  await page.getByRole('link', { name: 'Import a file' }).click();
  await page.getByRole('button', { name: 'Accounts' }).filter({ hasText: 'Accounts' }).click();
  await page.getByRole('option', { name: 'Phone numbers' }).click();
  await page.getByText('No active list has this kind. Create the list first.').waitFor();
  await page.getByRole('button', { name: 'Phone numbers' }).click();
  await page.getByRole('option', { name: 'IP addresses' }).click();
  await choose(page, 'value\n203.0.113.7\n');
  await send(page);
  const list = page.getByRole('button', { name: 'Choose a list' });
  await list.click();
  assert.equal(await page.getByRole('option', { name: 'Networks of yesterday' }).count(), 0);
  await page.getByRole('option', { name: 'Networks in use' }).click();
  await send(page);
  await page.getByRole('link', { name: 'Open the list Networks in use' }).waitFor();
  await page.getByText('The import is done. No row failed.').waitFor();
  assert.equal((await retrieveImporter(service, idOf(page))).attributes['list-id'], kept.id);
});

/** Makes the page's tab hidden or visible. */
const turnTab = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, state);

test('a running import is polled until it ends, except in a hidden tab and despite a failed response', async () => {
  const { service } = dashboard;
  const list = await createList(service, 'ip-addresses');
  const allow = await refuseItemsFrom(service, list.id, 200);
  const rows = Array.from({ length: 450 }, (_, index) => `10.0.${index >> 8}.${index & 255}`);
  const { id } = await importFile(service, 'list-item/ip-addresses', `value\n${rows.join('\n')}\n`, {
    'list-id': list.id,
  });
  const page = await dashboard.open(`/sandbox/imports/${id}`, { as: { role: 'admin' } });
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(`/importers/${id}`)) asked += 1;
  });
  await page.getByText('Rows done: 200 of 450').waitFor();
  await shown(page, 'Still to do', '250');
  assert.deepEqual(await violations(page), []);
  await eventually('the page asks again', async () => asked >= 2);

  await turnTab(page, 'hidden');
  await wait(300);
  const before = asked;
  await wait(2500);
  assert.equal(asked, before, 'a hidden tab asked');

  await page.route(`**/importers/${id}`, (route) => route.abort());
  await turnTab(page, 'visible');
  const stale = page.getByText('This page could not be refreshed');
  await stale.waitFor();
  await shown(page, 'Still to do', '250');
  await page.unroute(`**/importers/${id}`);
  await allow();
  await runImporter(service, id);
  await page.getByText('The import is done. No row failed.').waitFor();
  await shown(page, 'Imported', '450');
  await stale.waitFor({ state: 'detached' });
  const last = asked;
  await wait(2500);
  assert.equal(asked, last, 'an import that has ended was asked about');
});

test('a user who may not import sees the imports, and no way to import', async () => {
  const { service } = dashboard;
  const list = await createList(service, 'names');
  const { id } = await importFile(service, 'list-item/names', 'name_last\nSecretname\n-\n', { 'list-id': list.id });
  await endedImporter(service, id);
  const page = await dashboard.open('/sandbox/imports', { as: { role: 'developer' } });
  await page.getByRole('row').filter({ hasText: 'Names' }).getByText('done, some failed').waitFor();
  assert.equal(await page.getByRole('link', { name: 'Import a file' }).count(), 0);
  await page.getByRole('row').filter({ hasText: 'Names' }).press('Enter');
  await page.getByRole('region', { name: 'Failed rows' }).waitFor();
  assert.equal(await page.getByText('Secretname').count(), 0);
  for (const [path, heading] of [
    ['accounts', 'Accounts'],
    [`lists/${list.id}`, String(list.attributes['name'])],
  ] as const) {
    await page.goto(`${service.baseUrl}/dashboard/sandbox/${path}`);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    assert.equal(await page.getByRole('link', { name: 'Import CSV' }).count(), 0);
  }
});

test('the sample of each kind is imported as it is', async () => {
  const { service } = dashboard;
  const [page, whole] = [await dashboard.open('/sandbox/imports/new', { as: { role: 'admin' } }), sampleOf('account')];
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download a sample' }).click();
  assert.equal(await readFile(await (await coming).path(), 'utf8'), whole);
  const ended = [await endedImporter(service, (await importFile(service, 'accounts', whole)).id)];
  for (const kind of importedLists) {
    const { path } = importFiles[kind];
    const list = await createList(service, path.slice('list-item/'.length));
    const { id } = await importFile(service, path, sampleOf(kind), { 'list-id': list.id });
    ended.push(await endedImporter(service, id));
  }
  assert.deepEqual(
    ended.map(countsOf),
    ended.map(() => [2, 0, 0, 2]),
  );
});
