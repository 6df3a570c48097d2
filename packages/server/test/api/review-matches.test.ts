/**
 * Matches across all reports: confirmed, dismissed one by one or together with similar ones, restored, and the effect
 * of other thresholds.
 */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eventsAbout } from '../support/accounts.ts';
import { rowsOf } from '../support/database.ts';
import { type Person, signedIn } from '../support/people.ts';
import { makeReport, monitoringTemplate } from '../support/reports.ts';
import { useService } from '../support/service.ts';
import { giveWatchlist, ownWatchlist } from '../support/watchlists.ts';

let reviewer: Person;
let auditor: Person;
const service = useService({ worker: false }, async (started) => {
  reviewer = await signedIn(started, { role: 'reviewer' });
  auditor = await signedIn(started, { role: 'auditor' });
});

const leader = { term: 'Kim Jong Un', birthdate: '1984-01-08', 'address-country-code': 'KP' };
const entity = 'sandbox-sanctions:sandbox-person-1';
const make = async (query: Record<string, unknown> = leader) =>
  (await makeReport(service.current, 'watchlist', query)).id;
const act = (path: string, attributes: Record<string, unknown>) =>
  service.current.sandbox.post(path, { data: { attributes } });
const confirm = (id: string, attributes: Record<string, unknown> = {}) =>
  act(`/reports/${id}/review`, { decision: 'true-match', 'entity-id': entity, ...attributes });

interface Row {
  readonly 'report-id': string;
  readonly match: {
    readonly 'entity-id': string;
    readonly score: number;
    readonly z: number;
    readonly terms: readonly { readonly z: number }[];
    readonly fields: readonly { readonly field: string; readonly state: string }[];
    readonly names: readonly { readonly value: string; readonly folded: string | null }[];
  };
  readonly confirmed: { readonly reason: string } | null;
  readonly 'dismissed-before': {
    readonly reason: string;
    readonly differences: readonly { readonly field: string; readonly after: readonly string[] }[];
  } | null;
}

async function queue(filter = ''): Promise<{ rows: Row[]; open: number }> {
  const { status, body } = await service.current.sandbox.get(`/report-matches${filter}`);
  assert.equal(status, 200, JSON.stringify(body));
  const { data, meta } = body as unknown as { data: Row[]; meta: { open: number } };
  return { rows: data, open: meta.open };
}
const waits = async (id: string) => (await queue()).rows.some((row) => row['report-id'] === id);

describe('GET /report-matches', () => {
  it('200: lists each active match once, oldest first, field by field, with terms that add up', async () => {
    const [first, second] = [await make(), await make({ term: 'Jong Kim Un', birthdate: '1985-02-01' })];
    const { rows, open } = await queue();
    const own = rows.filter((row) => [first, second].includes(row['report-id']));
    assert.deepEqual(
      own.map((row) => row['report-id']),
      [first, second],
    );
    assert.ok(open >= 2);
    const states = (row: Row | undefined) =>
      Object.fromEntries(row?.match.fields.map((each) => [each.field, each.state]) ?? []);
    assert.deepEqual(states(own[0]), {
      name: 'equal',
      birthdate: 'equal',
      country: 'equal',
      gender: 'absent',
      position: 'absent',
    });
    assert.equal(states(own[1])['birthdate'], 'near');
    assert.equal(states(own[1])['country'], 'absent');
    const { terms = [], z = Number.NaN } = own[0]?.match ?? {};
    assert.ok(Math.abs(terms.reduce((sum, term) => sum + term.z, 0) - z) < 1e-6);
  });

  it('200: sorts by the highest score on request', async () => {
    const { rows } = await queue('?filter[order]=score');
    const scores = rows.map(({ match }) => match.score);
    assert.deepEqual(
      scores,
      scores.toSorted((a, b) => b - a),
    );
  });

  it('400: for an unknown order', async () => {
    assert.equal((await service.current.sandbox.get('/report-matches?filter[order]=name')).status, 400);
  });

  it('403: for users who may not see persons', async () => {
    const id = await make();
    for (const path of ['/report-matches', `/reports/${id}/matches`, `/reports/${id}/match-decisions`]) {
      assert.equal((await auditor.get(`/api/v1${path}`)).status, 403, path);
    }
    const { body } = await auditor.get(`/api/v1/reports/${id}`);
    assert.equal('term' in body.data.attributes, false);
    assert.equal('matched-lists' in body.data.attributes, false);
  });
});

describe('POST /reports/{id}/review', () => {
  it('200: a confirmed match stays active and leaves the queue, with user, time and reason', async () => {
    const id = await make();
    const { status, body } = await confirm(id, { reason: 'Same passport' });
    assert.equal(status, 200);
    assert.equal(body.data.attributes['has-match'], true);
    assert.equal(await waits(id), false);
    const { rows } = await queue(`?filter[report-id]=${id}`);
    assert.equal(rows[0]?.confirmed?.reason, 'Same passport');
    const { body: history } = await service.current.sandbox.get(`/reports/${id}/history`);
    assert.equal((history.data as unknown as { type: string }[])[0]?.type, 'review');
    const { body: said } = await service.current.sandbox.get(`/reports/${id}/match-decisions`);
    const [decision] = said.data as unknown as Record<string, unknown>[];
    assert.equal(decision?.['decision'], 'true-match');
    assert.equal(decision?.['is-own'], true);
  });

  it('200: a re-run leaves a confirmed match out of the queue', async () => {
    const id = await make();
    await confirm(id);
    assert.equal((await service.current.sandbox.post(`/reports/${id}/run`)).status, 200);
    assert.equal(await waits(id), false);
  });

  it('400 and 409: an unknown decision, no entity, an inactive match, and a repeated decision', async () => {
    const id = await make();
    assert.equal((await confirm(id, { decision: 'false-alert' })).status, 400);
    assert.equal((await act(`/reports/${id}/review`, { decision: 'true-match' })).status, 400);
    assert.equal((await confirm(id, { 'entity-id': 'sandbox-sanctions:nobody' })).status, 409);
    assert.equal((await confirm(id)).status, 200);
    assert.equal((await confirm(id)).status, 409);
    assert.equal((await confirm('rep_nothing')).status, 404);
  });

  it('200 and 403: requires report.dismiss of a user, and no right to write reports', async () => {
    const [own, others] = [await make(), await make()];
    const body = { data: { attributes: { decision: 'true-match', 'entity-id': entity } } };
    assert.equal((await reviewer.post(`/api/v1/reports/${own}/review`, body)).status, 200);
    assert.equal((await auditor.post(`/api/v1/reports/${others}/review`, body)).status, 403);
  });
});

describe('POST /reports/{id}/dismiss of one entity', () => {
  it('200: keeps the others active', async () => {
    await giveWatchlist(service.current, ['x1,Kim Jong Un,1984'], { ...ownWatchlist, environments: ['sandbox'] });
    const id = await make();
    assert.equal((await queue(`?filter[report-id]=${id}`)).rows.length, 2);
    const sent = { reason: 'Namesake', 'reason-code': 'other-person', 'entity-id': 'own:x1' };
    const { status, body } = await act(`/reports/${id}/dismiss`, sent);
    assert.equal(status, 200);
    assert.equal(body.data.attributes['has-match'], true);
    const { rows } = await queue(`?filter[report-id]=${id}`);
    assert.deepEqual(
      rows.map(({ match }) => match['entity-id']),
      [entity],
    );
    assert.equal((await act(`/reports/${id}/dismiss`, sent)).status, 409);
    await giveWatchlist(service.current, [], { ...ownWatchlist, environments: ['sandbox'] });
  });

  it('200: an entry that changed since waits again, with only its differences', async () => {
    const list = { ...ownWatchlist, slug: 'changing', environments: ['sandbox'] as const };
    await giveWatchlist(service.current, ['c1,Ada Changing Byron,1815'], list);
    const id = await make({ term: 'Ada Changing Byron' });
    await act(`/reports/${id}/dismiss`, { reason: 'Another person', 'reason-code': 'other-person' });
    await giveWatchlist(service.current, ['c1,Ada Changing Byron,1816'], list);
    assert.equal((await service.current.sandbox.post(`/reports/${id}/run`)).status, 200);
    const [row] = (await queue()).rows.filter((each) => each['report-id'] === id);
    assert.equal(row?.['dismissed-before']?.reason, 'Another person');
    assert.deepEqual(row?.['dismissed-before']?.differences, [
      { field: 'birthdates', before: ['1815'], after: ['1816'] },
    ]);
  });

  it('400: for an unknown reason code', async () => {
    const id = await make();
    assert.equal((await act(`/reports/${id}/dismiss`, { reason: 'x', 'reason-code': 'tired' })).status, 400);
  });
});

describe('POST /report-matches/dismiss', () => {
  it('200: dismisses the entity for each subject, with a history entry each', async () => {
    const ids = [await make(), await make(), await make()];
    const sent = { 'report-ids': ids.slice(0, 2), 'entity-id': entity, reason: 'Staff', 'reason-code': 'other-person' };
    const { status, body } = await act('/report-matches/dismiss', sent);
    assert.equal(status, 200, JSON.stringify(body));
    assert.equal((body.data as unknown as unknown[]).length, 2);
    for (const id of ids.slice(0, 2)) {
      assert.equal(await waits(id), false);
      const { body: history } = await service.current.sandbox.get(`/reports/${id}/history`);
      assert.equal((history.data as unknown as { type: string }[])[0]?.type, 'dismiss');
      assert.equal((await eventsAbout(service.current, id)).at(-1)?.[0], 'report/watchlist.dismissed');
    }
    assert.equal(await waits(ids[2] ?? ''), true);
  });

  it('409 and 404: dismisses all of them or none, and the response says which', async () => {
    const id = await make();
    const done = await make();
    await confirm(done);
    const none = await make({ term: 'Grace Hopper' });
    const sent = (others: readonly string[]) =>
      act('/report-matches/dismiss', { 'report-ids': [id, ...others], 'entity-id': entity, reason: 'Staff' });
    const conflict = await sent([none]);
    assert.equal(conflict.status, 409);
    assert.match(JSON.stringify(conflict.body.errors), /report-ids\/1/);
    assert.equal((await sent(['rep_nothing'])).status, 404);
    assert.equal((await sent(['inq_x'])).status, 400);
    assert.equal(await waits(id), true);
  });
});

describe('POST /reports/{id}/restore', () => {
  const restore = (id: string) => act(`/reports/${id}/restore`, { 'entity-id': entity });

  it('200: withdraws the last decision of the caller, a confirmation or a dismissal', async () => {
    const id = await make();
    await confirm(id);
    assert.equal((await restore(id)).status, 200);
    assert.equal(await waits(id), true);
    await act(`/reports/${id}/dismiss`, { reason: 'x', 'entity-id': entity });
    const { status, body } = await restore(id);
    assert.equal(status, 200);
    assert.equal(body.data.attributes['has-match'], true);
    assert.deepEqual(body.data.attributes['ignore-list'], []);
    assert.equal(await waits(id), true);
    assert.equal((await eventsAbout(service.current, id)).at(-1)?.[0], 'report/watchlist.matched');
    const rows = await rowsOf(
      service.current.connectionString,
      `select 1 from report_match_decisions where report_id = '${id}' and undone_at is null`,
    );
    assert.equal(rows.length, 0);
  });

  it('200: the schedule that a dismissal restarted stops again', async () => {
    const template = await monitoringTemplate(service.current.sandbox, 'watchlist', 7);
    const { id } = await makeReport(service.current, 'watchlist', leader, { 'report-template-id': template });
    await act(`/reports/${id}/dismiss`, { reason: 'x' });
    assert.equal((await restore(id)).body.data.attributes['is-recurring'], false);
  });

  it('409: for a match without a decision, or with the decision of another user', async () => {
    const id = await make();
    assert.equal((await restore(id)).status, 409);
    const body = { data: { attributes: { 'entity-id': entity, reason: 'x' } } };
    assert.equal((await reviewer.post(`/api/v1/reports/${id}/dismiss`, body)).status, 200);
    assert.equal((await restore(id)).status, 409);
    const own = { data: { attributes: { 'entity-id': entity } } };
    assert.equal((await reviewer.post(`/api/v1/reports/${id}/restore`, own)).status, 200);
  });

  it('409: for a redacted report, whose decisions do not reveal the person', async () => {
    const id = await make();
    await confirm(id, { reason: 'Kim himself' });
    assert.equal((await service.current.sandbox.request('DELETE', `/reports/${id}`)).status, 200);
    assert.equal((await restore(id)).status, 409);
    const rows = await rowsOf(
      service.current.connectionString,
      `select * from report_match_decisions where report_id = '${id}'`,
    );
    assert.equal(rows.length, 1);
    assert.doesNotMatch(JSON.stringify(rows), /Kim|sandbox-person/);
  });
});

describe('GET /dashboard/api/match-thresholds', () => {
  it('200: counts the last decision on each match, and reports when there are too few', async () => {
    const { status, body } = await reviewer.get('/dashboard/api/match-thresholds');
    assert.equal(status, 200);
    const measured = body as unknown as Record<string, unknown> & { shipped: { measures: unknown[] } };
    assert.ok((measured['decided'] as number) > 0);
    assert.equal(measured['is-enough'], false);
    assert.equal(measured['threshold-in-force'], 0.7);
    assert.ok(measured.shipped.measures.length > 3);
  });

  it('400: for a kind that no watchlist answers', async () => {
    assert.equal((await reviewer.get('/dashboard/api/match-thresholds?filter[kind]=profile')).status, 400);
  });
});

describe('GET /reports', () => {
  it('200: filters by kind, status and whether there is a match', async () => {
    const id = await make();
    const clean = await make({ term: 'Grace Hopper' });
    const listed = async (filter: string) =>
      (await service.current.sandbox.get(`/reports?page[size]=100&${filter}`)).body.data as unknown as { id: string }[];
    const has = (rows: readonly { id: string }[], wanted: string) => rows.some((row) => row.id === wanted);
    const matched = await listed('filter[kind]=watchlist&filter[has-match]=true&filter[status]=ready');
    assert.equal(has(matched, id), true);
    assert.equal(has(matched, clean), false);
    assert.equal(has(await listed('filter[has-match]=false'), clean), true);
    assert.equal(has(await listed('filter[kind]=profile'), id), false);
  });
});
