/**
 * Backtest of a draft over stored reports before its publication: new, dropped and changed matches with reasons;
 * nothing else changes.
 */
import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { currentModel } from '@countersign/screening';
import { openWatchlistFolder } from '../../src/screening/watchlist-folder.ts';
import type { ApiClient } from '../support/client.ts';
import { rowsOf } from '../support/database.ts';
import { eventual } from '../support/eventually.ts';
import { writeModel } from '../support/models.ts';
import { reportBody } from '../support/reports.ts';
import { type TestService, useService } from '../support/service.ts';
import { typed } from '../support/typed.ts';
import { giveWatchlist, receiveWatchlist } from '../support/watchlists.ts';

const service = useService({ worker: true }, prepare);

interface Row {
  readonly change: string;
  readonly 'report-id': string;
  readonly 'entity-id': string;
  readonly name: string | null;
  readonly 'asked-name': string | null;
  readonly 'score-before': number | null;
  readonly 'score-after': number | null;
  readonly terms: readonly {
    readonly feature: string;
    readonly 'z-before': number | null;
    readonly 'z-after': number | null;
  }[];
}

interface Backtest {
  readonly status: string;
  readonly failure: string | null;
  readonly counts: Readonly<Record<string, number>>;
  readonly rows: readonly Row[];
}

let templateId = '';
/** Report ids by query. */
const reports = new Map<string, string>();
const listed = ['q1,Ottoline Quibbleworth,1961', 'q2,Barnaby Throckmorton,1962', 'q3,Cressida Vandersloot,1963'];
const asked = ['Ottoline Quibbleworth', 'Barnabi Throkmorton', 'Cressida Vandermeer', 'Grace Hopper'];

async function templateOf(client: ApiClient, kind: string): Promise<string> {
  const { body } = await client.post('/report-templates', { data: { attributes: { kind, name: 'Tried' } } });
  return body.data.id;
}

async function prepare(started: TestService): Promise<void> {
  const { production } = started;
  await giveWatchlist(started, listed);
  templateId = await templateOf(production, 'watchlist');
  for (const term of asked) {
    const attributes = { 'report-template-id': templateId };
    const { body } = await production.post('/reports', reportBody('watchlist', { term }, attributes));
    assert.equal(body.data.attributes['status'], 'ready', JSON.stringify(body.data.attributes['errors']));
    reports.set(term, body.data.id);
  }
}

const start = (attributes: Record<string, unknown>, id = templateId, client = service.current.production) =>
  client.post(`/report-templates/${id}/backtest`, { data: { attributes } });

async function ended(id: string): Promise<Backtest> {
  return eventual(`the backtest ${id} ends`, async () => {
    const { status, body } = await service.current.production.get(`/report-backtests/${id}`);
    assert.equal(status, 200);
    const attributes = body.data.attributes as unknown as Backtest;
    return attributes.status === 'completed' || attributes.status === 'failed' ? attributes : null;
  });
}

async function backtested(attributes: Record<string, unknown>): Promise<Backtest> {
  const { status, body } = await start(attributes);
  assert.equal(status, 202, JSON.stringify(body));
  assert.equal(body.data.attributes['status'], 'pending');
  const result = await ended(body.data.id);
  assert.equal(result.status, 'completed', result.failure ?? '');
  return result;
}

const shown = ({ rows }: Backtest) => rows.map((row) => [row.change, row['report-id'], row['entity-id']]);
const reportOf = (term: string): string => reports.get(term) ?? '';

describe('POST /report-templates/{id}/backtest 202', () => {
  it('shows new matches for a lower threshold, with the terms that add up to the score', async () => {
    const result = await backtested({ settings: { threshold: 0.05 } });
    assert.equal(result.counts['reports'], asked.length);
    assert.equal(result.counts['gone'], 0);
    const found = result.rows.find((row) => row['report-id'] === reportOf('Cressida Vandermeer'));
    assert.deepEqual([found?.change, found?.['entity-id'], found?.['score-before']], ['new', 'own:q3', null]);
    assert.deepEqual([found?.name, found?.['asked-name']], ['Cressida Vandersloot', 'Cressida Vandermeer']);
    const sum = (found?.terms ?? []).reduce((total, term) => total + (term['z-after'] ?? 0), 0);
    const score = 1 / (1 + Math.exp(-sum));
    assert.ok(Math.abs(score - (found?.['score-after'] ?? 0)) < 1e-5, JSON.stringify(found));
  });

  it('shows removed matches for a higher threshold, and the matches of changed rules', async () => {
    const result = await backtested({ settings: { threshold: 1 } });
    assert.deepEqual([result.counts['new'], result.counts['matched-after']], [0, 0]);
    assert.equal(result.counts['gone'], result.rows.length);
    assert.ok(shown(result).some(([change, id]) => change === 'gone' && id === reportOf('Ottoline Quibbleworth')));
    const strict = await backtested({ settings: { 'name-matching': 'exact' } });
    assert.deepEqual(shown(strict), [['gone', reportOf('Barnabi Throkmorton'), 'own:q2']]);
  });

  it('uses the draft by default, sent settings over it, and those in force when a list or model is tried', async () => {
    const { production } = service.current;
    const change = async (draft: Record<string, unknown>) => {
      const body = { data: { attributes: { draft } } };
      assert.equal((await production.request('PATCH', `/report-templates/${templateId}`, { body })).status, 200);
    };
    await change({ threshold: 1 });
    assert.equal((await backtested({})).counts['matched-after'], 0);
    assert.equal((await backtested({ sample: 2 })).counts['reports'], 2);
    const over = await backtested({ settings: { 'name-matching': 'exact' } });
    assert.deepEqual(shown(over), [['gone', reportOf('Barnabi Throkmorton'), 'own:q2']]);
    const model = await backtested({ model: currentModel.version });
    assert.deepEqual(model.rows, []);
    assert.ok((model.counts['matched-after'] ?? 0) > 0);
    const command = await typed(service.current, ['reports', 'backtest', '--template', templateId, '--json']);
    assert.equal((JSON.parse(command.out) as Backtest).counts['matched-after'], 0);
    await change({ threshold: 0.7 });
  });

  it('limits the reports to the newest by sample, and to recent ones by days', async () => {
    assert.equal((await backtested({ settings: { threshold: 0.6 }, sample: 2 })).counts['reports'], 2);
    service.current.clock.forward(3 * 86_400);
    assert.equal((await backtested({ settings: { threshold: 0.6 }, days: 2 })).counts['reports'], 0);
    service.current.clock.forward(-3 * 86_400);
  });

  it('counts reports as errored for unknown lists, and shows no match as new or gone', async () => {
    const result = await backtested({ settings: { watchlists: ['nowhere'] } });
    assert.equal(result.counts['errored-after'], asked.length);
    assert.deepEqual(result.rows, []);
  });

  it('writes no report, run or event, and does not count dismissed matches', async () => {
    const { connectionString, production } = service.current;
    const id = reportOf('Ottoline Quibbleworth');
    await production.post(`/reports/${id}/dismiss`, { data: { attributes: { reason: 'Another person' } } });
    const counted = `select (select count(*) from reports) as reports, (select count(*) from report_history) as runs,
      (select count(*) from events) as events, (select max(xmin::text::bigint) from reports) as changed,
      (select max(number) from report_template_versions) as versions`;
    const was = await rowsOf(connectionString, counted);
    const result = await backtested({ settings: { threshold: 0.05 } });
    assert.deepEqual(await rowsOf(connectionString, counted), was);
    assert.ok(!result.rows.some((row) => row['report-id'] === id && row['entity-id'] === 'own:q1'));
  });

  it('shows new and removed matches for a waiting list version, also by command', async () => {
    const { current } = service;
    const rows = ['q2,Barnaby Throckmorton,1962', 'q9,Grace Hopper,1906'];
    assert.equal((await receiveWatchlist(current, rows, { fillers: 20 })).state, 'waiting');
    // The service reads the folder again only after two seconds; a slow machine only makes this longer.
    await new Promise((resolve) => setTimeout(resolve, 2_100));
    const result = await backtested({ 'watchlist-version': { slug: 'own' } });
    assert.ok(shown(result).some(([change, id]) => change === 'new' && id === reportOf('Grace Hopper')));
    const { sha256 = '' } = (await openWatchlistFolder(current.app.config.dataDir).standing('own'))?.waiting ?? {};
    const words = [
      'reports',
      'backtest',
      '--template',
      templateId,
      '--watchlist',
      'own',
      '--version',
      sha256.slice(0, 12),
    ];
    const { code, out, error } = await typed(current, [...words, '--json']);
    assert.deepEqual([code, error], [0, '']);
    const withoutAsked = result.rows.map((row) => ({ ...row, 'asked-name': null }));
    assert.deepEqual((JSON.parse(out) as Backtest).rows, withoutAsked);
    const text = await typed(current, words);
    assert.match(text.out, new RegExp(`new +${reportOf('Grace Hopper')} `));
  });

  it('shows changed scores for another model, by command; a settings file works like a request', async () => {
    const { current } = service;
    await writeModel(current.app.config.dataDir, 'names-own', 3.5);
    const words = ['reports', 'backtest', '--template', templateId];
    const { code, out } = await typed(current, [...words, '--model', 'names-own', '--json']);
    assert.equal(code, 0);
    const [row] = (JSON.parse(out) as Backtest).rows.filter(({ change }) => change === 'changed');
    assert.ok((row?.['score-after'] ?? 0) > (row?.['score-before'] ?? 1));
    const settings = join(current.app.config.dataDir, 'draft.json');
    await writeFile(settings, JSON.stringify({ threshold: 1 }));
    const raised = await typed(current, [...words, '--settings', settings, '--json']);
    assert.equal((JSON.parse(raised.out) as Backtest).counts['matched-after'], 0);
    await writeFile(settings, JSON.stringify({ threshold: 7 }));
    assert.equal((await typed(current, [...words, '--settings', settings])).code, 1);
    assert.equal((await typed(current, words)).code, 2);
    assert.equal((await typed(current, [...words.slice(0, 3), 'rptp_unknown', '--model', 'names-1'])).code, 2);
    assert.equal((await typed(current, [...words, '--model', 'names-0'])).code, 1);
  });

  it('omits a report that was redacted since', async () => {
    const { production } = service.current;
    const { body } = await start({ settings: { threshold: 0.05 } });
    const before = await ended(body.data.id);
    const id = reportOf('Cressida Vandermeer');
    assert.ok(before.rows.some((row) => row['report-id'] === id));
    assert.equal((await production.request('DELETE', `/reports/${id}`)).status, 200);
    assert.ok(!(await ended(body.data.id)).rows.some((row) => row['report-id'] === id));
  });
});

describe('POST /report-templates/{id}/backtest', () => {
  const wrong: readonly (readonly [string, Record<string, unknown>, number])[] = [
    ['nothing to try', {}, 400],
    ['only a size', { sample: 10 }, 400],
    ['a threshold beyond one', { settings: { threshold: 2 } }, 400],
    ['a setting that is none', { settings: { colour: 'red' } }, 400],
    ['a sample that is too large', { settings: {}, sample: 10_001 }, 400],
    ['no days', { settings: {}, days: 0 }, 400],
    ['a digest that is none', { 'watchlist-version': { slug: 'own', version: 'latest' } }, 400],
    ['no type of list to search', { settings: { 'list-types': [] } }, 422],
    ['a model that is none', { model: 'names-0' }, 422],
    ['a list that the template does not search', { 'watchlist-version': { slug: 'nowhere' } }, 422],
    ['a version that does not wait', { 'watchlist-version': { slug: 'own', version: '0'.repeat(64) } }, 422],
  ];
  for (const [what, attributes, expected] of wrong) {
    it(`${expected}: refuses ${what}`, async () => {
      const { status, body } = await start(attributes);
      assert.equal(status, expected, JSON.stringify(body));
    });
  }

  it('422: for a kind that no watchlist answers', async () => {
    const id = await templateOf(service.current.production, 'adverse-media');
    assert.equal((await start({ settings: { threshold: 0.5 } }, id)).status, 422);
  });

  it('404: for another environment, and for an unknown backtest', async () => {
    const { sandbox } = service.current;
    assert.equal((await start({ settings: { threshold: 0.5 } }, templateId, sandbox)).status, 404);
    const { body } = await start({ settings: { threshold: 0.5 } });
    assert.equal((await sandbox.get(`/report-backtests/${body.data.id}`)).status, 404);
    assert.equal((await sandbox.get('/report-backtests/rbt_000000000000000000000000')).status, 404);
  });
});
