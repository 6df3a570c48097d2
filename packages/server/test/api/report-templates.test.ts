/** Report templates: what a match is for the business, in versions that reports keep. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { makeReport } from '../support/reports.ts';
import { useService } from '../support/service.ts';

const service = useService({ worker: false });
const made = (attributes: Record<string, unknown>) =>
  service.current.sandbox.post('/report-templates', { data: { attributes } });
const settingsOf = (body: { data: { attributes: Record<string, unknown> } }) =>
  body.data.attributes['settings'] as Record<string, unknown>;

describe('POST /report-templates', () => {
  it('201: what is left out is what a careful company would run', async () => {
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
  it('200: other settings are another version; reports keep the one they were made by', async () => {
    const { sandbox } = service.current;
    const { body } = await made({ kind: 'watchlist', name: 'Strict', settings: { 'name-matching': 'strict' } });
    const { id } = body.data;
    const query = { term: 'Jong Un' };
    const attributes = { 'report-template-id': id };
    const before = await makeReport(service.current, 'watchlist', query, attributes);
    const changed = await sandbox.request('PATCH', `/report-templates/${id}`, {
      body: { data: { attributes: { name: 'Loose', settings: { 'name-matching': 'custom', threshold: 0.1 } } } },
    });
    assert.equal(changed.status, 200);
    assert.equal(settingsOf(changed.body)['threshold'], 0.1);
    const again = await sandbox.post(`/reports/${before.id}/run`);
    assert.equal(again.body.data.attributes['has-match'], before.attributes['has-match']);
    assert.equal(
      again.body.data.attributes['report-template-version-name'],
      before.attributes['report-template-version-name'],
    );
    const after = await makeReport(service.current, 'watchlist', query, attributes);
    assert.notEqual(
      after.attributes['report-template-version-name'],
      before.attributes['report-template-version-name'],
    );
  });

  it('404: of another environment', async () => {
    const { body } = await made({ kind: 'watchlist', name: 'Mine' });
    const { production } = service.current;
    const path = `/report-templates/${body.data.id}`;
    assert.equal((await production.get(path)).status, 404);
    const answer = await production.request('PATCH', path, { body: { data: { attributes: { name: 'Yours' } } } });
    assert.equal(answer.status, 404);
  });
});
