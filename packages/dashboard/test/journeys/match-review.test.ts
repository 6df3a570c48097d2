/** Match review by keyboard only: no mouse event from the sign-in to the empty queue and back. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { makeReport } from '../../../server/test/support/reports.ts';
import { giveWatchlist, ownWatchlist } from '../../../server/test/support/watchlists.ts';
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

const shown = (page: Page) => page.getByRole('list', { name: 'Waiting matches' }).locator('[aria-current="true"]');
const waiting = (page: Page, count: number) =>
  page
    .getByRole('status')
    .filter({ hasText: new RegExp(`^${count} match(es)? waits?`) })
    .waitFor();

async function typeInDialog(page: Page, keys: readonly string[]): Promise<void> {
  await page.getByRole('dialog').waitFor();
  for (const key of keys) await page.keyboard.press(key);
  await page.keyboard.press('Control+Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

const decisionsOf = async (id: string) =>
  (await dashboard.service.sandbox.get(`/reports/${id}/match-decisions`)).body.data as unknown as Record<
    string,
    unknown
  >[];

test('matches are viewed, explained, confirmed, dismissed in bulk, and restored with the keyboard only', async () => {
  const { service } = dashboard;
  const ids: string[] = [];
  for (const term of ['Kim Jong Un', 'Jong Kim Un', 'Kim Jong-Un']) {
    ids.push((await makeReport(service, 'watchlist', { term, birthdate: '1984-01-08' })).id);
  }
  const page = await dashboard.open('/sandbox', { as: { role: 'reviewer' } });
  const pointers = await countPointers(page);
  await page.getByRole('link', { name: '3 matches waiting' }).waitFor();
  await goByKeys(page, ['g', 'm'], '/sandbox/matches');
  await waiting(page, 3);
  await shown(page).getByText('Kim Jong Un', { exact: true }).waitFor();

  await page.keyboard.press('j');
  await shown(page).getByText('Jong Kim Un', { exact: true }).waitFor();
  const address = page.url();
  await page.reload();
  await shown(page).getByText('Jong Kim Un', { exact: true }).waitFor();
  assert.equal(page.url(), address);
  await page.keyboard.press('e');
  await page.getByRole('rowheader', { name: 'Starting value' }).waitFor();
  await page.keyboard.press('k');
  await shown(page).getByText('Kim Jong Un', { exact: true }).waitFor();

  await page.keyboard.press('c');
  await typeInDialog(page, []);
  await waiting(page, 2);
  assert.equal((await decisionsOf(ids[0] ?? ''))[0]?.['decision'], 'true-match');

  await page.keyboard.press('=');
  await typeInDialog(page, ['2']);
  await page.getByText('No match is waiting').waitFor();
  for (const id of ids.slice(1)) {
    const [decision] = await decisionsOf(id);
    assert.equal(decision?.['reason-code'], 'other-birthdate');
    assert.equal(decision?.['reason'], 'Different birthdate');
  }

  await page.keyboard.press('u');
  await waiting(page, 2);
  await page.keyboard.press('u');
  await waiting(page, 3);
  for (const id of ids) assert.deepEqual(await decisionsOf(id), []);

  await page.keyboard.press('d');
  await typeInDialog(page, ['5']);
  await waiting(page, 2);
  assert.equal(await pointers(), 0);
});

test('an entry that changed after its dismissal waits for review again and shows only the difference', async () => {
  const { service } = dashboard;
  const list = { ...ownWatchlist, slug: 'ours', title: 'Ours', environments: ['sandbox'] as const };
  await giveWatchlist(service, ['c1,Ada Changing Byron,1815'], list);
  const { id } = await makeReport(service, 'watchlist', { term: 'Ada Changing Byron' });
  await service.sandbox.post(`/reports/${id}/dismiss`, { data: { attributes: { reason: 'Born long before' } } });
  await giveWatchlist(service, ['c1,Ada Changing Byron,1985'], list);
  await service.sandbox.post(`/reports/${id}/run`);
  const page = await dashboard.open(`/sandbox/matches?match=${encodeURIComponent(`${id}|ours:c1`)}`, {
    as: { role: 'reviewer' },
  });
  await page.getByText(/before the entry changed: Born long before/).waitFor();
  assert.match(await page.getByRole('listitem').filter({ hasText: 'Birthdates' }).innerText(), /was 1815 is now 1985/);
});

test('a user who may only read matches sees no way to decide them', async () => {
  await makeReport(dashboard.service, 'watchlist', { term: 'Kim Jong Un' });
  const page = await dashboard.open('/sandbox/matches', { as: { role: 'analyst' } });
  await page.getByText('Your role can view matches but cannot decide them.').waitFor();
  await page.keyboard.press('d');
  assert.equal(await page.getByRole('dialog').count(), 0);
  assert.equal(await page.getByRole('button', { name: 'Dismiss match' }).count(), 0);
});

test('where two reviewers are required, a match stays in the queue until the second one agrees', async () => {
  const { service } = dashboard;
  const { body } = await service.sandbox.post('/report-templates', {
    data: { attributes: { kind: 'watchlist', name: 'By two', settings: { 'dismissals-need-two': true } } },
  });
  const asked = { 'report-template-id': body.data.id };
  const { id } = await makeReport(service, 'watchlist', { term: 'Kim Jong Un' }, asked);
  const path = `/sandbox/matches?match=${encodeURIComponent(`${id}|sandbox-sanctions:sandbox-person-1`)}`;
  const dismiss = async (page: Page) => {
    await page.getByRole('button', { name: 'Dismiss match' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Dismiss match' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  };
  const first = await dashboard.open(path, { as: { role: 'reviewer' } });
  await dismiss(first);
  await first.getByText('You dismissed this match. A second reviewer has to agree.').waitFor();
  const second = await dashboard.open(path, { as: { role: 'reviewer' } });
  await second.getByText(/ dismissed this match\. A second reviewer has to agree\./).waitFor();
  await dismiss(second);
  await second.getByText('Kim Jong Un is dismissed.').waitFor();
  const report = (await service.sandbox.get(`/reports/${id}`)).body.data;
  assert.equal(report.attributes['has-match'], false);
});
