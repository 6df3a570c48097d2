/** Watchlist version that waits for a decision: viewed, rejected, and the next one accepted. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsOf } from '../../../server/test/support/database.ts';
import { makeReport } from '../../../server/test/support/reports.ts';
import { fillerRows, makeWaiting, ownWatchlist, receiveRows } from '../../../server/test/support/watchlists.ts';
import { runDashboard } from '../support/dashboard.ts';

const dashboard = runDashboard();
const list = { ...ownWatchlist, slug: 'us-ofac', title: 'OFAC SDN', environments: ['sandbox'] as const };

test('a version that lost entries is linked on home, rejected with a reason, and the next one accepted', async () => {
  const { service } = dashboard;
  await makeWaiting(service, list);
  await makeReport(service, 'watchlist', { term: 'Filler Entry Number43' });
  const page = await dashboard.open('/sandbox', { as: { role: 'admin' } });
  await page.getByRole('link', { name: 'OFAC SDN' }).click();
  await page.getByText(/It was not accepted automatically: it has 20 entries where the current one has 50/).waitFor();
  await page.getByText('Current: 50 entries. Waiting: 20.').waitFor();
  const waiting = page.getByRole('region', { name: 'A version needs a decision' });
  await waiting.getByText('Entries that changed from the previous version').click();
  await waiting.getByLabel('Part of a name').fill('number43');
  await waiting
    .getByRole('listitem')
    .filter({ hasText: 'removed' })
    .filter({ hasText: 'Filler Entry Number43' })
    .waitFor();
  await waiting.getByText('Filler Entry Number44').waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Backtest…' }).click();
  const tried = page.getByRole('dialog');
  await tried.getByRole('button', { name: 'Run backtest' }).click();
  await tried.getByRole('row').filter({ hasText: 'gone' }).filter({ hasText: 'us-ofac:other43' }).waitFor();
  await tried.getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('button', { name: 'Reject version' }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('Half of the file is missing');
  await page.getByRole('dialog').getByRole('button', { name: 'Reject version' }).click();
  await page.getByText(/^Rejected by .*: Half of the file is missing$/).waitFor();
  assert.equal(await page.getByRole('button', { name: 'Accept version' }).count(), 0);
  assert.equal((await receiveRows(service, 'us-ofac', fillerRows(20))).state, 'rejected');

  assert.equal((await receiveRows(service, 'us-ofac', fillerRows(25))).state, 'waiting');
  await page.reload();
  await page.getByRole('button', { name: 'Accept version' }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('A programme ended');
  await page.getByRole('dialog').getByRole('button', { name: 'Accept version' }).click();
  await page.getByText(/^Accepted by .*: A programme ended$/).waitFor();
  const { body } = await service.sandbox.get('/watchlists/us-ofac');
  assert.equal((body.data.attributes['current'] as { entities: number }).entities, 25);
});

test('a user who may not change settings sees what waits, and no way to decide it', async () => {
  assert.equal((await receiveRows(dashboard.service, 'us-ofac', fillerRows(5))).state, 'waiting');
  const page = await dashboard.open('/sandbox/watchlists', { as: { role: 'reviewer' } });
  await page.getByRole('row').filter({ hasText: 'OFAC SDN' }).filter({ hasText: 'version pending' }).click();
  await page.getByText('Current: 25 entries. Waiting: 5.').waitFor();
  assert.equal(await page.getByRole('button', { name: 'Accept version' }).count(), 0);
});

test('reports whose nightly sample differed are linked on home', async () => {
  const { service } = dashboard;
  const { id } = await makeReport(service, 'watchlist', { term: 'Quillon Vasterholm' });
  const insert = `insert into monitoring_samples (environment_id, id, sampled_at, reports, differing)
    select environment_id, 'mons_differs', now(), 7, array[id] from reports where id = $1`;
  await rowsOf(service.connectionString, insert, [id]);
  const page = await dashboard.open('/sandbox', { as: { role: 'reviewer' } });
  const incident = page.getByRole('region', { name: 'Monitoring missed something' });
  await incident.getByRole('link', { name: id }).click();
  await page.waitForURL(`**/sandbox/reports/${id}`);
});
