/** Monitoring of list changes: each is matched with every monitored report, once, despite interruptions. */
import assert from 'node:assert/strict';
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { openWatchlistFolder } from '../../src/screening/watchlist-folder.ts';
import { rowsOf } from '../support/database.ts';
import { monitoringTemplate, monitorReports, reportBody, runDueReports, updateWatchlists } from '../support/reports.ts';
import { useService } from '../support/service.ts';
import { giveWatchlist, ownWatchlist } from '../support/watchlists.ts';

const service = useService({ worker: false });
const daySeconds = 86_400;

const give = (rows: readonly string[]): Promise<void> => giveWatchlist(service.current, rows);

async function watched(terms: readonly (string | Readonly<Record<string, string>>)[]): Promise<string[]> {
  const { production } = service.current;
  const templateId = await monitoringTemplate(production, 'watchlist', 30);
  const ids: string[] = [];
  for (const asked of terms) {
    const query = typeof asked === 'string' ? { term: asked } : asked;
    const { status, body } = await production.post(
      '/reports',
      reportBody('watchlist', query, { 'report-template-id': templateId }),
    );
    assert.equal(status, 201, JSON.stringify(body));
    ids.push(body.data.id);
  }
  return ids;
}

async function attributesOf(id: string): Promise<Record<string, unknown>> {
  return (await service.current.production.get(`/reports/${id}`)).body.data.attributes;
}

async function runsOf(id: string): Promise<number> {
  const { body } = await service.current.production.get(`/reports/${id}/history`);
  return (body.data as unknown as { type: string }[]).filter(({ type }) => type === 'run').length;
}

async function matchesOf(id: string): Promise<{ 'gone-at': string | null; name: string }[]> {
  const { body } = await service.current.production.get(`/reports/${id}/matches`);
  return body.data as never;
}

const versionsOf = async (id: string) => JSON.stringify((await attributesOf(id))['screened-versions']);

const reason = { data: { attributes: { reason: 'Another person' } } };

/** Names without a common word, more than there are changed entries, so that the search starts from the list. */
const strangers = Array.from(
  { length: 12 },
  (_each, at) => `Quillon${'abcdefghijkl'[at]} Vasterholm${'mnopqrstuvwx'[at]}`,
);

describe('a new version of a watchlist', () => {
  it('matches the affected reports at once and in one run, and moves all others on without a run', async () => {
    await give([]);
    const ids = await watched([...strangers, 'Fenella Brockhurst']);
    const hit = ids.at(-1) ?? '';
    await give(['f1,Fenella Brockhurst,1970-01-01']);
    await monitorReports(service.current);
    assert.equal((await attributesOf(hit))['has-match'], true);
    assert.equal((await attributesOf(hit))['is-recurring'], false);
    assert.deepEqual([await runsOf(hit), await runsOf(ids[0] ?? '')], [2, 1]);
    assert.equal(await versionsOf(ids[0] ?? ''), await versionsOf(hit));
    await Promise.all([1, 2].map(() => monitorReports(service.current)));
    assert.deepEqual([await runsOf(hit), await runsOf(ids[0] ?? '')], [2, 1]);
  });

  it('matches a report whose name differs in letters', async () => {
    await give([]);
    const ids = await watched([...strangers, 'Jon Ravenscroft']);
    await give(['j1,"RAVENSCROFT, John",1970-01-01']);
    await monitorReports(service.current);
    assert.equal((await attributesOf(ids.at(-1) ?? ''))['has-match'], true);
  });

  it('matches a report with the passport of an entry, regardless of the name', async () => {
    await give([]);
    const bearer = { term: 'Zephyrine Ashgrove', 'identification-number': 'NX-123456', 'identification-class': 'pp' };
    const ids = await watched([...strangers, bearer]);
    await give(['n1,Somebody Else,1970-01-01,passport:NX123456']);
    await monitorReports(service.current);
    assert.equal((await attributesOf(ids.at(-1) ?? ''))['has-match'], true);
    assert.equal((await attributesOf(ids[0] ?? ''))['has-match'], false);
  });

  it('that came while a report was paused, or stopped by a match, is applied afterwards', async () => {
    const { production } = service.current;
    await give([]);
    const [paused = '', stopped = ''] = await watched(['Gideon Larkspur', 'Horatia Pembroke', ...strangers]);
    await production.post(`/reports/${paused}/pause`);
    await give(['h1,Horatia Pembroke,1970-01-01']);
    await monitorReports(service.current);
    await give(['h1,Horatia Pembroke,1970-01-01', 'h2,Horatia Pembroke,1980-01-01', 'g1,Gideon Larkspur,1970-01-01']);
    await monitorReports(service.current);
    assert.deepEqual([(await matchesOf(stopped)).length, (await attributesOf(paused))['has-match']], [1, false]);
    await production.post(`/reports/${stopped}/dismiss`, reason);
    await production.post(`/reports/${paused}/resume`);
    await monitorReports(service.current);
    assert.deepEqual([(await matchesOf(stopped)).length, (await attributesOf(paused))['has-match']], [1, true]);
  });

  it('without an entry leaves its match to a reviewer, and records since when it is gone', async () => {
    const { production } = service.current;
    await give(['k1,Isolde Marchbanks,1970-01-01']);
    const [id = ''] = await watched(['Isolde Marchbanks']);
    await monitorReports(service.current);
    await give([]);
    await monitorReports(service.current);
    const [match] = await matchesOf(id);
    assert.ok(match?.['gone-at'] != null);
    assert.equal((await attributesOf(id))['has-match'], true);
    const runs = await runsOf(id);
    await monitorReports(service.current);
    assert.equal(await runsOf(id), runs);
    await production.post(`/reports/${id}/dismiss`, reason);
    assert.deepEqual(await matchesOf(id), []);
    assert.equal((await attributesOf(id))['is-recurring'], true);
  });

  it('is compared as a whole with every report when the previous version is no longer kept', async () => {
    await give([]);
    const ids = await watched([...strangers, 'Jocasta Wetherby']);
    const { app } = service.current;
    await app.runner.write(
      (await app.scopes.all()).find(({ environmentKind }) => environmentKind === 'production') as never,
      { type: 'system' },
      async ({ tx }) => void (await tx.execute({ text: `update reports set screened = '{own@gone}'`, values: [] })),
    );
    await give(['w1,Jocasta Wetherby,1970-01-01']);
    await monitorReports(service.current);
    assert.equal((await attributesOf(ids.at(-1) ?? ''))['has-match'], true);
    assert.equal(await versionsOf(ids[0] ?? ''), await versionsOf(ids.at(-1) ?? ''));
  });
});

describe('the nightly sample', () => {
  const currentVersion = async () =>
    `own@${(await openWatchlistFolder(service.current.app.config.dataDir).standing('own'))?.current?.sha256}`;

  /** Sets the versions that monitoring has seen for a report, as if it had missed what changed. */
  async function pretendSeen(column: 'screened' | 'matches_seen_in', id: string): Promise<void> {
    const text = `update reports set ${column} = $1 where id = $2`;
    await rowsOf(service.current.connectionString, text, [[await currentVersion()], id]);
  }

  async function samples() {
    const { status, body } = await service.current.production.get('/monitoring-samples');
    assert.equal(status, 200);
    return body.data as unknown as { attributes: { differing: string[]; reports: number } }[];
  }

  it('reports what monitoring missed, once a day, and has it run', async () => {
    await give([]);
    const [id = ''] = await watched(['Leontine Ashgrove']);
    await give(['l1,Leontine Ashgrove,1970-01-01']);
    await pretendSeen('screened', id);
    service.current.clock.forward(daySeconds);
    await monitorReports(service.current);
    const [last] = await samples();
    assert.deepEqual(last?.attributes.differing, [id]);
    const count = (await samples()).length;
    await monitorReports(service.current);
    assert.equal((await samples()).length, count);
    await runDueReports(service.current);
    assert.equal((await attributesOf(id))['has-match'], true);
  });

  it('reports a match whose entry is gone, which monitoring missed, and has it run', async () => {
    await give(['m1,Melisande Thornbury,1970-01-01']);
    const [id = ''] = await watched(['Melisande Thornbury']);
    service.current.clock.forward(daySeconds);
    await monitorReports(service.current);
    assert.ok(!(await samples())[0]?.attributes.differing.includes(id), 'its entry is still listed');
    await give([]);
    await pretendSeen('matches_seen_in', id);
    service.current.clock.forward(daySeconds);
    await monitorReports(service.current);
    assert.deepEqual((await samples())[0]?.attributes.differing, [id]);
    assert.equal((await matchesOf(id))[0]?.['gone-at'], null);
    await monitorReports(service.current);
    assert.ok((await matchesOf(id))[0]?.['gone-at'] != null);
  });
});

describe('the worker', () => {
  it('takes a file from an inbox once it is complete, and leaves there what cannot be read', async () => {
    const { app, clock } = service.current;
    const folder = openWatchlistFolder(app.config.dataDir);
    await folder.save({ ...ownWatchlist, slug: 'dropped' });
    const inbox = folder.inbox('dropped');
    await mkdir(inbox, { recursive: true });
    const drop = async (text: string, secondsAgo: number) => {
      await writeFile(join(inbox, 'list.csv'), text);
      const at = new Date(clock.now().getTime() - secondsAgo * 1000);
      await utimes(join(inbox, 'list.csv'), at, at);
    };
    await drop('id,name\n1,Somebody Dropped\n', 1);
    await updateWatchlists(service.current);
    assert.equal((await folder.standing('dropped'))?.current, null);
    await drop('id,name\n1,Somebody Dropped\n', 60);
    await updateWatchlists(service.current);
    assert.equal((await folder.standing('dropped'))?.current?.entities, 1);
    assert.deepEqual(await readdir(inbox), []);
    await drop('id,title\n"never closed', 60);
    await updateWatchlists(service.current);
    assert.equal((await folder.standing('dropped'))?.current?.entities, 1);
    assert.deepEqual(await readdir(inbox), ['list.csv']);
  });

  it('deletes after a day what a killed process left unfinished', async () => {
    const { app, clock } = service.current;
    const folder = openWatchlistFolder(app.config.dataDir);
    await folder.save({ ...ownWatchlist, slug: 'begun' });
    const staged = await folder.stage('begun');
    const download = join(folder.root, 'download-begun');
    await mkdir(download);
    const age = (path: string, hours: number) => {
      const at = new Date(clock.now().getTime() - hours * 3_600_000);
      return utimes(path, at, at);
    };
    await age(staged, 23);
    await age(download, 25);
    await updateWatchlists(service.current);
    assert.equal((await readdir(folder.staged('begun'))).length, 1);
    assert.ok(!(await readdir(folder.root)).includes('download-begun'));
    await age(staged, 25);
    await updateWatchlists(service.current);
    assert.deepEqual(await readdir(folder.staged('begun')), []);
  });
});
