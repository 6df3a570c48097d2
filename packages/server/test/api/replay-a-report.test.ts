/**
 * Replay of report runs: the same result with the lists, model and settings of the original day; differences are
 * named.
 */
import assert from 'node:assert/strict';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { describe, it } from 'node:test';
import { openWatchlistFolder } from '../../src/screening/watchlist-folder.ts';
import { createClient } from '../support/client.ts';
import { rowsOf } from '../support/database.ts';
import { writeModel } from '../support/models.ts';
import { makeReport, reportBody } from '../support/reports.ts';
import { startSecondProcess } from '../support/second-process.ts';
import { useService } from '../support/service.ts';
import { typed } from '../support/typed.ts';
import { giveWatchlist } from '../support/watchlists.ts';

const service = useService({ worker: false });

interface ReplayedRun {
  readonly 'run-id': string;
  readonly outcome: string;
  readonly reason: string | null;
  readonly detail: string | null;
  readonly difference: Readonly<Record<string, unknown>> | null;
}

async function replayed(id: string, attributes = {}, client = service.current.production): Promise<ReplayedRun[]> {
  const { status, body } = await client.post(`/reports/${id}/replay`, { data: { attributes } });
  assert.equal(status, 200, JSON.stringify(body));
  return body.data as unknown as ReplayedRun[];
}

async function reported(term: string, client = service.current.production): Promise<string> {
  const { status, body } = await client.post('/reports', reportBody('watchlist', { term }));
  assert.equal(status, 201, JSON.stringify(body));
  assert.equal(body.data.attributes['status'], 'ready', JSON.stringify(body.data.attributes['errors']));
  return body.data.id;
}

const outcomes = (runs: readonly ReplayedRun[]): string[] => runs.map(({ outcome }) => outcome);
const rows = (...ids: number[]): string[] => ids.map((id) => `m${id},Ottoline Quibbleworth,196${id}`);

/** Returns the place of the version before the current one. */
async function versionBefore(): Promise<{ readonly segment: string; readonly files: string }> {
  const folder = openWatchlistFolder(service.current.app.config.dataDir);
  const previous = (await folder.standing('own'))?.current?.previous;
  assert.ok(previous);
  const at = (file: string) => folder.pathOf('own', previous, file);
  return { segment: at('segment'), files: at('files') };
}

describe('POST /reports/{id}/replay', () => {
  it('200: each run is equal by the list of its day, although list and dismissals changed', async () => {
    const { production } = service.current;
    await giveWatchlist(service.current, rows(1));
    const id = await reported('Ottoline Quibbleworth');
    await giveWatchlist(service.current, rows(1, 2));
    assert.equal((await production.post(`/reports/${id}/run`)).status, 200);
    await production.post(`/reports/${id}/dismiss`, { data: { attributes: { reason: 'Another person' } } });
    await giveWatchlist(service.current, rows(3));
    const runs = await replayed(id);
    assert.deepEqual(outcomes(runs), ['equal', 'equal']);
    assert.deepEqual(outcomes(await replayed(id, { 'run-id': runs[1]?.['run-id'] })), ['equal']);
  });

  it('200: writes nothing and emits no event', async () => {
    const id = await reported('Ottoline Quibbleworth');
    const counted = `select (select count(*) from reports) as reports, (select count(*) from report_history) as runs,
      (select count(*) from events) as events, (select max(completed_at) from reports) as last`;
    const before = await rowsOf(service.current.connectionString, counted);
    await replayed(id);
    assert.deepEqual(await rowsOf(service.current.connectionString, counted), before);
  });

  it('200: a changed stored segment is found and named; a missing one is rebuilt from its files', async () => {
    await giveWatchlist(service.current, rows(1));
    const id = await reported('Ottoline Quibbleworth');
    await giveWatchlist(service.current, rows(4));
    const { segment, files } = await versionBefore();
    const bytes = await readFile(segment);
    const altered = Buffer.from(bytes);
    altered[altered.length - 1] = (altered.at(-1) ?? 0) ^ 1;
    const other = await startSecondProcess(service.current);
    const client = createClient(other.baseUrl, service.current.seeded.production.apiKey);
    try {
      await writeFile(segment, altered);
      const [changed] = await replayed(id, {}, client);
      assert.deepEqual([changed?.outcome, changed?.difference?.['part']], ['different', 'version']);
      assert.equal(changed?.difference?.['source'], 'own');

      await rm(segment);
      await rename(files, `${files}.elsewhere`);
      const [gone] = await replayed(id, {}, client);
      assert.deepEqual([gone?.outcome, gone?.reason], ['not-replayable', 'version-gone']);
      assert.match(gone?.detail ?? '', /own/);

      await rename(`${files}.elsewhere`, files);
      assert.deepEqual(outcomes(await replayed(id, {}, client)), ['equal']);
    } finally {
      await writeFile(segment, bytes);
      await other.close();
    }
  });

  it('200: names the stored query or result that differs from the run', async () => {
    const { connectionString } = service.current;
    await giveWatchlist(service.current, rows(1));
    for (const [column, part] of [
      ['inputs_hash', 'inputs'],
      ['result_hash', 'kept'],
    ]) {
      const id = await reported('Ottoline Quibbleworth');
      await rowsOf(connectionString, `update report_history set ${column} = repeat('0', 64) where report_id = $1`, [
        id,
      ]);
      const [run] = await replayed(id);
      assert.deepEqual([run?.outcome, run?.difference?.['part']], ['different', part], column);
    }
  });

  it('200: an errored run is equal while the replay finds nothing', async () => {
    const { production, connectionString } = service.current;
    const { body } = await production.post(
      '/reports',
      reportBody('politically-exposed-person', { term: 'Grace Hopper' }),
    );
    assert.equal(body.data.attributes['status'], 'errored');
    assert.deepEqual(outcomes(await replayed(body.data.id)), ['equal']);
    const { id } = body.data;
    const other = await reported('Ottoline Quibbleworth');
    const searched = '(select searched from report_history where report_id = $2)';
    await rowsOf(connectionString, `update report_history set searched = ${searched} where report_id = $1`, [
      id,
      other,
    ]);
    assert.deepEqual(outcomes(await replayed(id)), ['different']);
  });

  it('200: reports a redacted report and a provider answer as not replayable', async () => {
    const { production, sandbox } = service.current;
    await giveWatchlist(service.current, rows(1));
    const id = await reported('Ottoline Quibbleworth');
    assert.equal((await production.request('DELETE', `/reports/${id}`)).status, 200);
    assert.deepEqual(
      (await replayed(id)).map(({ outcome, reason }) => [outcome, reason]),
      [['not-replayable', 'redacted']],
    );
    const asked = reportBody('adverse-media', { term: 'Kim Jong Un' }, {}, { 'processing-mode': 'sync' });
    const { body } = await sandbox.post('/reports', asked);
    assert.deepEqual(
      (await replayed(body.data.id, {}, sandbox)).map(({ outcome, reason }) => [outcome, reason]),
      [['not-replayable', 'answered-elsewhere']],
    );
  });

  it('200: in the sandbox too, names and wallets', async () => {
    const { sandbox } = service.current;
    const wallet = '1Fz29BQp82pE3vXXcsZoMNQ3KSHfMzfMe3';
    const made = [
      await makeReport(service.current, 'watchlist', { term: 'Kim Jong Un' }),
      await makeReport(service.current, 'crypto-address-watchlist', { 'crypto-address': wallet }),
    ];
    for (const { id } of made) assert.deepEqual(outcomes(await replayed(id, {}, sandbox)), ['equal']);
  });

  it('400: for an invalid run id, and for an unknown member', async () => {
    const id = await reported('Ottoline Quibbleworth');
    for (const attributes of [{ 'run-id': 'rep_1' }, { 'run-id': 5 }, { run: 'rpr_1' }]) {
      const { status } = await service.current.production.post(`/reports/${id}/replay`, { data: { attributes } });
      assert.equal(status, 400, JSON.stringify(attributes));
    }
  });

  it('404: for another environment, and for a run of another report', async () => {
    const { production, sandbox } = service.current;
    const [one, other] = [await reported('Ottoline Quibbleworth'), await reported('Barnaby Throckmorton')];
    assert.equal((await sandbox.post(`/reports/${one}/replay`)).status, 404);
    const [run] = await replayed(other);
    const attributes = { 'run-id': run?.['run-id'] };
    assert.equal((await production.post(`/reports/${one}/replay`, { data: { attributes } })).status, 404);
  });
});

describe('reports replay', () => {
  it('0: prints equal for each run, 1 and the term by which a run differs, 2 for an unknown report', async () => {
    const { current } = service;
    await giveWatchlist(current, rows(1));
    await writeModel(current.app.config.dataDir, 'names-own', 3);
    const other = await startSecondProcess(current, { screeningModel: 'names-own' });
    const client = createClient(other.baseUrl, current.seeded.production.apiKey);
    const id = await reported('Ottoline Quibblewort', client);
    await other.close();

    const equal = await typed(current, ['reports', 'replay', id]);
    assert.deepEqual([equal.code, equal.error], [0, '']);
    assert.match(equal.out, /: equal\n$/);
    // The service started before the model existed.
    assert.deepEqual(
      (await replayed(id)).map(({ reason }) => reason),
      ['model-gone'],
    );

    await writeModel(current.app.config.dataDir, 'names-own', 2);
    const differs = await typed(current, ['reports', 'replay', id]);
    assert.equal(differs.code, 1);
    assert.match(differs.out, /DIFFERENT at own m1 worst: a term of the score is another/);

    await rowsOf(current.connectionString, `update report_history set engine = 'sha256:0' where report_id = $1`, [id]);
    const upgraded = await typed(current, ['reports', 'replay', id]);
    assert.deepEqual([upgraded.code, /engine-changed/.test(upgraded.out)], [1, true]);
    await rowsOf(current.connectionString, 'update report_history set engine = null where report_id = $1', [id]);

    await writeModel(current.app.config.dataDir, 'names-own', 3);
    assert.equal((await typed(current, ['reports', 'replay', id])).code, 0);
    assert.equal((await typed(current, ['reports', 'replay', 'rep_unknown'])).code, 2);
    assert.equal((await typed(current, ['reports', 'replay', id, '--run', 'rpr_unknown'])).code, 2);
    assert.equal((await typed(current, ['reports', 'replay'])).code, 2);
    assert.equal((await typed(current, ['reports', 'replay', id, '--all'])).code, 2);
    assert.equal((await typed(current, ['reports', 'replay', '--all', '--since', 'soon'])).code, 2);
  });

  it('1: an invalid model, in a sentence', async () => {
    const { current } = service;
    const { code, error } = await typed(current, ['reports', 'replay', '--all'], { SCREENING_MODEL: 'names-0' });
    assert.deepEqual([code, /SCREENING_MODEL is names-0/.test(error)], [1, true]);
  });
});
