/** Two-person dismissal of a match, if the report template requires it. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eventsAbout } from '../support/accounts.ts';
import { rowsOf } from '../support/database.ts';
import { type Person, signedIn } from '../support/people.ts';
import { makeReport } from '../support/reports.ts';
import { useService } from '../support/service.ts';

let ada: Person;
let grace: Person;
let templateId = '';
const service = useService({ worker: false }, async (started) => {
  ada = await signedIn(started, { role: 'reviewer' });
  grace = await signedIn(started, { role: 'reviewer' });
  const settings = { 'dismissals-need-two': true };
  const made = await started.sandbox.post('/report-templates', {
    data: { attributes: { kind: 'watchlist', name: 'By two', settings } },
  });
  assert.equal(made.status, 201, JSON.stringify(made.body));
  templateId = made.body.data.id;
});

const entity = 'sandbox-sanctions:sandbox-person-1';
const make = async () =>
  (await makeReport(service.current, 'watchlist', { term: 'Kim Jong Un' }, { 'report-template-id': templateId })).id;
const said = (attributes: Record<string, unknown> = {}) => ({
  data: { attributes: { reason: 'Another birthdate', 'entity-id': entity, ...attributes } },
});
const dismiss = (person: Person, id: string) => person.post(`/api/v1/reports/${id}/dismiss`, said());

interface Row {
  readonly 'needs-two': boolean;
  readonly 'dismissed-first': { readonly by: string; readonly 'is-own': boolean } | null;
}
const rowOf = async (person: Person, id: string): Promise<Row | undefined> =>
  ((await person.get(`/api/v1/report-matches?filter[report-id]=${id}`)).body.data as unknown as Row[])[0];

describe('POST /reports/{id}/dismiss with a template that requires two reviewers', () => {
  it('202: records the first decision, keeps the match; 200: a second reviewer agrees and dismisses it', async () => {
    const id = await make();
    const first = await dismiss(ada, id);
    assert.equal(first.status, 202, JSON.stringify(first.body));
    assert.equal(first.body.data.attributes['has-match'], true);
    assert.deepEqual(
      (await eventsAbout(service.current, id)).some(([name]) => name === 'report/watchlist.dismissed'),
      false,
    );
    const seen = await rowOf(grace, id);
    assert.deepEqual([seen?.['needs-two'], seen?.['dismissed-first']?.['is-own']], [true, false]);
    assert.equal((await rowOf(ada, id))?.['dismissed-first']?.['is-own'], true);

    const second = await dismiss(grace, id);
    assert.equal(second.status, 200, JSON.stringify(second.body));
    assert.equal(second.body.data.attributes['has-match'], false);
    const { body } = await ada.get(`/api/v1/reports/${id}/match-decisions`);
    const [decision] = body.data as unknown as { 'first-by': string | null; 'is-waiting': boolean }[];
    assert.equal(decision?.['is-waiting'], false);
    assert.equal(typeof decision?.['first-by'], 'string');
    const counted = `select count(*)::int as count from report_match_decisions where report_id = '${id}'`;
    assert.deepEqual(await rowsOf(service.current.connectionString, counted), [{ count: 1 }]);
  });

  it('409: one reviewer does not count twice, and a key does not count', async () => {
    const id = await make();
    assert.equal((await dismiss(ada, id)).status, 202);
    const again = await dismiss(ada, id);
    assert.equal(again.status, 409);
    assert.match(JSON.stringify(again.body), /second_read_required/);
    const key = await service.current.sandbox.post(`/reports/${id}/dismiss`, said());
    assert.equal(key.status, 409);
    assert.match(JSON.stringify(key.body), /second_read_required/);
    assert.equal((await rowOf(grace, id))?.['dismissed-first']?.['is-own'], false);
  });

  it('a dismissal that is withdrawn or answered by a confirmation no longer waits for a second reviewer', async () => {
    const [taken, confirmed] = [await make(), await make()];
    for (const id of [taken, confirmed]) assert.equal((await dismiss(ada, id)).status, 202);
    const restored = await ada.post(`/api/v1/reports/${taken}/restore`, {
      data: { attributes: { 'entity-id': entity } },
    });
    assert.equal(restored.status, 200);
    assert.equal((await dismiss(grace, taken)).status, 202);
    const review = { data: { attributes: { decision: 'true-match', 'entity-id': entity } } };
    assert.equal((await grace.post(`/api/v1/reports/${confirmed}/review`, review)).status, 200);
    assert.equal((await rowOf(ada, confirmed))?.['dismissed-first'], null);
  });

  it('each of the two reviewers may withdraw the dismissal, and the match is active again', async () => {
    const id = await make();
    await dismiss(ada, id);
    assert.equal((await dismiss(grace, id)).status, 200);
    const restored = await ada.post(`/api/v1/reports/${id}/restore`, { data: { attributes: { 'entity-id': entity } } });
    assert.equal(restored.status, 200);
    assert.equal(restored.body.data.attributes['has-match'], true);
  });
});

describe('POST /report-matches/dismiss of such reports', () => {
  it('202 for the first reviewer, 200 for the second; a repeated dismissal refuses the whole request', async () => {
    const ids = [await make(), await make()];
    const alike = (person: Person, reports: readonly string[]) =>
      person.post('/api/v1/report-matches/dismiss', said({ 'report-ids': reports }));
    assert.equal((await alike(ada, ids.slice(0, 1))).status, 202);
    assert.equal((await alike(ada, ids)).status, 409);
    assert.equal((await rowOf(ada, ids[1] ?? ''))?.['dismissed-first'], null);
    const mixed = await alike(grace, ids);
    assert.equal(mixed.status, 202);
    const matched = (mixed.body.data as unknown as { id: string; attributes: Record<string, unknown> }[]).filter(
      ({ attributes }) => attributes['has-match'] === true,
    );
    assert.deepEqual(
      matched.map(({ id }) => id),
      [ids[1]],
    );
  });
});
