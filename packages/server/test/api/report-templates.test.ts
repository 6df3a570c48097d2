/**
 * Report templates: matching settings of a business, drafted, and published in versions that reports keep.
 */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { rowsOf } from '../support/database.ts';
import { signedIn } from '../support/people.ts';
import { makeReport } from '../support/reports.ts';
import { useService } from '../support/service.ts';

const service = useService({ worker: false });
const made = (attributes: Record<string, unknown>) =>
  service.current.sandbox.post('/report-templates', { data: { attributes } });
type Settings = Record<string, unknown>;

const patch = (id: string, attributes: Settings, client = service.current.sandbox) =>
  client.request('PATCH', `/report-templates/${id}`, { body: { data: { attributes } } });
const publish = (id: string, client = service.current.sandbox) => client.post(`/report-templates/${id}/publish`);
const read = async (id: string) => (await service.current.sandbox.get(`/report-templates/${id}`)).body;
const draftOf = (body: { data: { attributes: Settings } }) => body.data.attributes['draft'] as Settings;
const versionsOf = async (id: string) => {
  const { body } = await service.current.sandbox.get(`/report-templates/${id}/versions`);
  return body.data as unknown as readonly { readonly id: string; readonly name: string; readonly settings: Settings }[];
};
const settingsOf = (body: { data: { attributes: Record<string, unknown> } }) =>
  body.data.attributes['settings'] as Record<string, unknown>;

describe('POST /report-templates', () => {
  it('201: defaults to the settings of a careful company', async () => {
    const { status, body } = await made({ kind: 'watchlist', name: 'Plain' });
    assert.equal(status, 201);
    assert.equal(body.data.type, 'report-template/watchlist');
    const settings = settingsOf(body);
    assert.equal(settings['too-old-lists'], 'errored');
    assert.equal(settings['compare-countries'], true);
    assert.equal(settings['recurrence-interval-days'], null);
  });

  const wrong: readonly (readonly [string, Record<string, unknown>, number])[] = [
    ['a kind that is none', { kind: 'horoscope', name: 'A' }, 400],
    ['no name', { kind: 'watchlist' }, 400],
    ['a threshold beyond one', { kind: 'watchlist', name: 'A', settings: { threshold: 2 } }, 400],
    ['an interval of no days', { kind: 'watchlist', name: 'A', settings: { 'recurrence-interval-days': 0 } }, 400],
    ['an interval of two years', { kind: 'watchlist', name: 'A', settings: { 'recurrence-interval-days': 730 } }, 400],
    ['a setting that is none', { kind: 'watchlist', name: 'A', settings: { colour: 'red' } }, 400],
    [
      'a schedule for a kind that is run once',
      { kind: 'profile', name: 'A', settings: { 'recurrence-interval-days': 7 } },
      422,
    ],
    ['no type of list to search', { kind: 'watchlist', name: 'A', settings: { 'list-types': [] } }, 422],
  ];
  for (const [what, attributes, expected] of wrong) {
    it(`${expected}: refuses ${what}`, async () => {
      const { status, body } = await made(attributes);
      assert.equal(status, expected, JSON.stringify(body));
    });
  }
});

describe('PATCH /report-templates/{id}', () => {
  it('200: writes settings to the draft, and reports use the published settings as before', async () => {
    const { sandbox } = service.current;
    const { body } = await made({ kind: 'watchlist', name: 'Strict', settings: { 'name-matching': 'strict' } });
    const { id } = body.data;
    assert.deepEqual(draftOf(body), settingsOf(body), 'nothing differs at first');
    const changed = await patch(id, { name: 'Loose', draft: { 'name-matching': 'custom', threshold: 0.1 } });
    assert.equal(changed.status, 200, JSON.stringify(changed.body));
    assert.equal(changed.body.data.attributes['name'], 'Loose');
    const further = await patch(id, { draft: { 'partial-names': true } });
    for (const shown of [further.body, await read(id)]) {
      assert.equal(settingsOf(shown)['name-matching'], 'strict');
      assert.deepEqual([draftOf(shown)['threshold'], draftOf(shown)['partial-names']], [0.1, true]);
      assert.equal(shown.data.attributes['live-version-id'], body.data.attributes['live-version-id']);
    }
    const { body: listed } = await sandbox.get('/report-templates?page[size]=100');
    const all = listed.data as unknown as { id: string; attributes: Settings }[];
    const one = all.find((each) => each.id === id)?.attributes['draft'] as Settings | undefined;
    assert.equal(one?.['threshold'], 0.1);
    assert.deepEqual(
      (await versionsOf(id)).map(({ name }) => name),
      ['v1'],
      'a draft is no version',
    );
    const report = await makeReport(service.current, 'watchlist', { term: 'Jong Un' }, { 'report-template-id': id });
    assert.equal(report.attributes['report-template-version-name'], 'v1');
  });

  it('200: removes a draft that equals the published settings', async () => {
    const { body } = await made({ kind: 'watchlist', name: 'Back' });
    const { id } = body.data;
    await patch(id, { draft: { threshold: 0.4 } });
    const back = await patch(id, { draft: { threshold: 0.7 } });
    assert.deepEqual(draftOf(back.body), settingsOf(body));
    assert.equal((await publish(id)).status, 409);
  });

  const wrong: readonly (readonly [string, Settings, number, string | null])[] = [
    ['settings, which hold for reports', { settings: { threshold: 0.5 } }, 400, null],
    ['a threshold beyond one', { draft: { threshold: 2 } }, 400, '/data/attributes/draft/threshold'],
    ['a setting that is none', { draft: { colour: 'red' } }, 400, null],
    ['no type of list to search', { draft: { 'list-types': [] } }, 422, '/data/attributes/draft/list-types'],
  ];
  for (const [what, attributes, expected, pointer] of wrong) {
    it(`${expected}: refuses ${what}, and keeps the draft`, async () => {
      const { body } = await made({ kind: 'watchlist', name: 'Kept' });
      const answer = await patch(body.data.id, attributes);
      assert.equal(answer.status, expected, JSON.stringify(answer.body));
      assert.equal(answer.body.errors?.[0]?.source?.pointer ?? null, pointer);
      assert.deepEqual(draftOf(await read(body.data.id)), draftOf(body));
    });
  }

  it('404: for another environment', async () => {
    const { body } = await made({ kind: 'watchlist', name: 'Mine' });
    const { production } = service.current;
    const { id } = body.data;
    assert.equal((await production.get(`/report-templates/${id}`)).status, 404);
    assert.equal((await patch(id, { name: 'Yours' }, production)).status, 404);
  });
});

describe('POST /report-templates/{id}/publish', () => {
  it('200: the draft becomes the next version; existing reports keep their version', async () => {
    const { sandbox } = service.current;
    const { body } = await made({ kind: 'watchlist', name: 'Strict', settings: { 'name-matching': 'strict' } });
    const { id } = body.data;
    const query = { term: 'Jong Un' };
    const attributes = { 'report-template-id': id };
    const before = await makeReport(service.current, 'watchlist', query, attributes);
    await patch(id, { draft: { 'name-matching': 'custom', threshold: 0.1 } });
    const published = await publish(id);
    assert.equal(published.status, 200, JSON.stringify(published.body));
    assert.equal(settingsOf(published.body)['threshold'], 0.1);
    assert.deepEqual(draftOf(published.body), settingsOf(published.body));
    const versions = await versionsOf(id);
    assert.deepEqual(
      versions.map(({ name, settings }) => [name, settings['name-matching']]),
      [
        ['v2', 'custom'],
        ['v1', 'strict'],
      ],
    );
    assert.equal((await read(id)).data.attributes['live-version-id'], versions[0]?.id);
    const again = await sandbox.post(`/reports/${before.id}/run`);
    assert.equal(again.body.data.attributes['has-match'], before.attributes['has-match']);
    assert.equal(again.body.data.attributes['report-template-version-name'], 'v1');
    const after = await makeReport(service.current, 'watchlist', query, attributes);
    assert.equal(after.attributes['report-template-version-name'], 'v2');
  });

  it('409: without a draft, also after it was published', async () => {
    const { body } = await made({ kind: 'watchlist', name: 'Plain' });
    const { id } = body.data;
    assert.equal((await publish(id)).status, 409);
    await patch(id, { draft: { threshold: 0.4 } });
    assert.equal((await publish(id)).status, 200);
    const twice = await publish(id);
    assert.equal(twice.status, 409);
    assert.match(twice.body.errors?.[0]?.details ?? '', /no draft/);
    assert.equal((await versionsOf(id)).length, 2);
  });

  it('200 and 409: one of two concurrent requests publishes', async () => {
    const { body } = await made({ kind: 'watchlist', name: 'Both' });
    await patch(body.data.id, { draft: { threshold: 0.4 } });
    const answers = await Promise.all([publish(body.data.id), publish(body.data.id)]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
  });

  it('422: refuses a draft that is no longer valid for its kind', async () => {
    const { body } = await made({ kind: 'watchlist', name: 'Old' });
    const { id } = body.data;
    await patch(id, { draft: { threshold: 0.4 } });
    await rowsOf(
      service.current.connectionString,
      `update report_template_versions set settings = jsonb_set(settings, '{listTypes}', '[]')
         where report_template_id = '${id}' and published_at is null returning id`,
    );
    const answer = await publish(id);
    assert.equal(answer.status, 422);
    assert.equal(answer.body.errors?.[0]?.source?.pointer, '/data/attributes/draft/list-types');
    assert.equal((await versionsOf(id)).length, 1);
  });

  it('403 and 404: for a user without the right, and for another environment', async () => {
    const { body } = await made({ kind: 'watchlist', name: 'Mine' });
    const { id } = body.data;
    await patch(id, { draft: { threshold: 0.4 } });
    assert.equal((await publish(id, service.current.production)).status, 404);
    const reviewer = await signedIn(service.current, { role: 'reviewer' });
    assert.equal((await reviewer.post(`/api/v1/report-templates/${id}/publish`, {})).status, 403);
  });
});

describe('a template with several writers: 409', () => {
  it('refuses one of two writers of the same revision as stale; the other draft stays', async () => {
    const { body } = await made({ kind: 'watchlist', name: 'Shared' });
    const { id, attributes } = body.data;
    const { revision } = attributes;
    const answers = await Promise.all([0.4, 0.5].map((threshold) => patch(id, { draft: { threshold }, revision })));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
    assert.match(answers.find(({ status }) => status === 409)?.text ?? '', /has revision 2:.*"stale_object"/);
    const kept = answers[0]?.status === 200 ? 0.4 : 0.5;
    const shown = await read(id);
    assert.deepEqual([draftOf(shown)['threshold'], shown.data.attributes['revision']], [kept, 2]);
    const unread = await patch(id, { draft: { threshold: 0.6 } });
    assert.equal(unread.status, 200, 'a caller that names no revision writes over any');
  });

  it('does not publish a draft that the caller has not read, and publishing makes older revisions stale', async () => {
    const { body } = await made({ kind: 'watchlist', name: 'Read' });
    const { id } = body.data;
    assert.equal((await patch(id, { draft: { threshold: 0.4 }, revision: 1 })).status, 200);
    const publishAt = (revision: number) =>
      service.current.sandbox.post(`/report-templates/${id}/publish`, { meta: { revision } });
    assert.equal((await publishAt(1)).status, 409);
    assert.equal((await versionsOf(id)).length, 1);
    const published = await publishAt(2);
    assert.equal(published.status, 200, published.text);
    assert.equal(published.body.data.attributes['revision'], 3);
    assert.equal((await patch(id, { draft: { threshold: 0.6 }, revision: 2 })).status, 409);
  });
});
