/** Scheduled reports over changing lists: real lists in a real folder, with an adjustable clock. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { monitoringTemplate, reportBody, runDueReports } from '../support/reports.ts';
import { useService } from '../support/service.ts';
import { giveWatchlist, ownWatchlist } from '../support/watchlists.ts';

const daySeconds = 86_400;
const service = useService({ worker: false });

const own = ownWatchlist;
const give = (rows: readonly string[], watchlist = own): Promise<void> =>
  giveWatchlist(service.current, rows, watchlist);

async function monitored(query: Record<string, unknown>): Promise<string> {
  const { production } = service.current;
  const templateId = await monitoringTemplate(production, 'watchlist', 7);
  const { status, body } = await production.post(
    '/reports',
    reportBody('watchlist', query, { 'report-template-id': templateId }),
  );
  assert.equal(status, 201, JSON.stringify(body));
  assert.equal(body.data.attributes['status'], 'ready', JSON.stringify(body.data.attributes['errors']));
  return body.data.id;
}

async function afterDays(days: number): Promise<void> {
  service.current.clock.forward(days * daySeconds);
  await runDueReports(service.current);
}

async function attributesOf(id: string): Promise<Record<string, unknown>> {
  return (await service.current.production.get(`/reports/${id}`)).body.data.attributes;
}

async function runTypes(id: string): Promise<unknown[]> {
  const { body } = await service.current.production.get(`/reports/${id}/history`);
  const entries = body.data as unknown as { type: string; 'run-type'?: string }[];
  return entries.map((entry) => entry['run-type'] ?? entry.type).reverse();
}

const reason = { data: { attributes: { reason: 'Another person' } } };

describe('a report that is run every seven days', () => {
  it('is run when it is due and not before, and once with two workers', async () => {
    await give([]);
    const id = await monitored({ term: 'Ottoline Quibbleworth' });
    await afterDays(6);
    assert.deepEqual(await runTypes(id), ['manual']);
    service.current.clock.forward(1.1 * daySeconds);
    await Promise.all([1, 2].map(() => runDueReports(service.current)));
    assert.deepEqual(await runTypes(id), ['manual', 'scheduled']);
    assert.equal((await attributesOf(id))['is-continuous'], true);
  });

  it('stops at a hit until that is dismissed, and a dismissed entry is active again when it changes', async () => {
    const { production } = service.current;
    await give([]);
    const id = await monitored({ term: 'Barnaby Throckmorton' });
    await give(['b1,Barnaby Throckmorton,1960-05-05']);
    await afterDays(7.1);
    const hit = await attributesOf(id);
    assert.deepEqual([hit['has-match'], hit['is-recurring']], [true, false]);
    await afterDays(30);
    assert.deepEqual(await runTypes(id), ['manual', 'scheduled']);

    const dismissed = await production.post(`/reports/${id}/dismiss`, reason);
    assert.equal(dismissed.body.data.attributes['is-recurring'], true);
    await afterDays(7.1);
    assert.equal((await attributesOf(id))['has-match'], false);

    await give(['b1,Barnaby Throckmorton,1961-06-06']);
    await afterDays(7.1);
    const changed = await attributesOf(id);
    assert.equal(changed['has-match'], true);
    assert.equal((changed['ignore-list'] as unknown[]).length, 1);
  });

  it('is not run while it is paused', async () => {
    const { production } = service.current;
    await give([]);
    const id = await monitored({ term: 'Cressida Vandersloot' });
    await production.post(`/reports/${id}/pause`);
    await afterDays(30);
    assert.deepEqual(await runTypes(id), ['manual', 'pause']);
    await production.post(`/reports/${id}/resume`);
    await afterDays(7.1);
    assert.deepEqual(await runTypes(id), ['manual', 'pause', 'resume', 'scheduled']);
  });

  it('is errored and keeps running when its list is too old, and is never clear', async () => {
    const { production } = service.current;
    await give([], { ...own, maximumAgeHours: 24 });
    const id = await monitored({ term: 'Dorothea Winkelbottom' });
    await afterDays(7.1);
    const old = await attributesOf(id);
    assert.equal(old['status'], 'errored');
    assert.deepEqual(
      (old['errors'] as { code: string }[]).map(({ code }) => code),
      ['list-too-old'],
    );
    assert.equal(old['is-recurring'], true);
    await give([], { ...own, maximumAgeHours: 24 });
    const { body } = await production.post(`/reports/${id}/run`);
    assert.equal(body.data.attributes['status'], 'ready');
  });
});

describe('a report without a match', () => {
  const hourSeconds = 3600;
  const withSettings = async (settings: object): Promise<string> => {
    const attributes = { kind: 'watchlist', name: JSON.stringify(settings), settings };
    const { status, body } = await service.current.production.post('/report-templates', { data: { attributes } });
    assert.equal(status, 201, JSON.stringify(body));
    return body.data.id;
  };
  const asked = async (templateId: string) => {
    const body = reportBody('watchlist', { term: 'Peregrine Farthingale' }, { 'report-template-id': templateId });
    const { attributes } = (await service.current.production.post('/reports', body)).body.data;
    const errors = attributes['errors'] as { code: string }[];
    const [source] = attributes['searched-sources'] as { age: string }[];
    return [attributes['status'], source?.age, ...errors.map(({ code }) => code)];
  };

  it('is ready only within the maximum age of its list, unless its template notes or changes the age', async () => {
    await give([], { ...own, maximumAgeHours: 48 });
    const careful = await withSettings({});
    const relaxed = await withSettings({ 'too-old-lists': 'noted' });
    const tighter = await withSettings({ 'maximum-list-age-hours': 18 });
    const looser = await withSettings({ 'maximum-list-age-hours': 1000 });
    service.current.clock.forward(24 * hourSeconds);
    assert.deepEqual(await asked(careful), ['ready', 'current']);
    assert.deepEqual(await asked(tighter), ['errored', 'old', 'list-too-old']);
    service.current.clock.forward(48 * hourSeconds);
    assert.deepEqual(await asked(careful), ['errored', 'old', 'list-too-old']);
    assert.deepEqual(await asked(relaxed), ['ready', 'old', 'list-too-old']);
    assert.deepEqual(await asked(looser), ['ready', 'current']);
  });
});
