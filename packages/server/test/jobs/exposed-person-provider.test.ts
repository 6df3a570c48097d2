/** Politically exposed persons from a provider, in addition to local lists or instead of them, over real HTTP. */
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, describe, it } from 'node:test';
import { giveFiles } from '../support/own-sources.ts';
import { reportBody, runDueReports } from '../support/reports.ts';
import { useService } from '../support/service.ts';
import { ownWatchlist } from '../support/watchlists.ts';

type Members = Readonly<Record<string, unknown>>;

let answer: unknown = { state: 'not_found' };
let status = 200;
const provider = createServer((request, response) => {
  request.resume();
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
});
await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
after(() => {
  provider.closeAllConnections();
  provider.close();
});

const service = useService({
  worker: false,
  settings: { REPORT_PROVIDER_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}/` },
});

const kind = 'politically-exposed-person';
const minister = {
  'entity-id': 'p-1',
  name: 'Grace Hopper',
  birthdates: ['1906-12-09'],
  country: 'US',
  sex: 'female',
  positions: [{ 'pep-class': 'pep-class-2', name: 'Minister of Computing', 'start-date': '1950-01-01' }],
  affiliations: [{ 'source-key': 'navy', name: 'United States Navy' }],
};
const found = (...result: readonly Members[]) => ({
  state: 'found',
  result: { result },
  sources: [{ slug: 'offices', 'as-of': '2026-11-01' }],
});

const reportOf = async (id: string) => (await service.current.production.get(`/reports/${id}`)).body.data;

/** Creates a report that a job answers; it is `pending` until then. */
async function asked(given: unknown, attributes: Members = {}) {
  answer = given;
  const { body } = await service.current.production.post(
    '/reports',
    reportBody(kind, { term: 'Grace Hopper' }, attributes),
  );
  assert.equal(body.data.attributes['status'], 'pending');
  await runDueReports(service.current);
  return reportOf(body.data.id);
}

const codesOf = ({ attributes }: { readonly attributes: Members }) =>
  (attributes['errors'] as { code: string }[]).map(({ code }) => code);
const slugsOf = ({ attributes }: { readonly attributes: Members }) =>
  (attributes['searched-sources'] as { slug: string }[]).map(({ slug }) => slug);
const act = (id: string, action: string, attributes: Members = {}) =>
  service.current.production.post(`/reports/${id}/${action}`, { data: { attributes } });

describe('a provider that knows holders of public office', () => {
  it('answers without a list here, with all that it returns about them', async () => {
    const report = await asked(found(minister));
    const { attributes } = report;
    assert.deepEqual([attributes['status'], attributes['has-match']], ['ready', true]);
    assert.deepEqual([codesOf(report), slugsOf(report)], [[], ['offices']]);
    assert.deepEqual(attributes['result'], [
      { topics: ['pep', 'pep-class-2'], ...minister, 'entity-id': 'provider:p-1' },
    ]);
  });

  it('that finds no one is an answer without a list here', async () => {
    const report = await asked({ state: 'not_found' });
    const { attributes } = report;
    assert.deepEqual([attributes['status'], attributes['has-match'], attributes['result']], ['ready', false, []]);
    assert.deepEqual(slugsOf(report), ['provider']);
  });

  it('that does not answer this kind leaves it to the lists, of which there are none', async () => {
    const report = await asked({ state: 'unavailable' });
    assert.deepEqual([report.attributes['status'], codesOf(report)], ['errored', ['list-missing']]);
  });

  const wrong: readonly unknown[] = [
    { state: 'found', result: { result: [{ ...minister, name: ' ' }] } },
    { state: 'found', result: { result: [{ ...minister, 'entity-id': null }] } },
    { state: 'found', result: { people: [] } },
    { state: 'found', result: { result: Array.from({ length: 101 }, () => minister) } },
  ];
  for (const given of wrong) {
    it(`that answers ${JSON.stringify(given).slice(0, 70)} has no answer`, async () => {
      const report = await asked(given);
      assert.deepEqual([report.attributes['status'], report.attributes['result']], ['errored', null]);
      assert.ok(codesOf(report).includes('provider-failed'));
    });
  }

  it('that fails is called again, and the report waits', async () => {
    status = 503;
    const report = await asked({});
    status = 200;
    assert.equal(report.attributes['status'], 'pending');
    answer = found(minister);
    service.current.clock.forward(60);
    await runDueReports(service.current);
    assert.equal((await reportOf(report.id)).attributes['has-match'], true);
  });

  it('returns relatives and classes as far as the template counts them', async () => {
    const { body } = await service.current.production.post('/report-templates', {
      data: {
        attributes: { kind, name: 'Ministers', settings: { 'pep-relatives': false, 'pep-classes': [1] } },
      },
    });
    const template = { 'report-template-id': body.data.id };
    const child = { 'entity-id': 'p-2', name: 'Grace Hopper', 'pep-type': 'relative-or-close-associate' };
    assert.equal((await asked(found(minister, child), template)).attributes['has-match'], false);
  });

  it('is dismissed like a match of a list, until it returns other data about the person', async () => {
    const { id } = await asked(found(minister));
    const { status: done, body } = await act(id, 'dismiss', { reason: 'another person', 'entity-id': 'provider:p-1' });
    assert.deepEqual([done, body.data.attributes['has-match']], [200, false]);
    const [ignored] = body.data.attributes['ignore-list'] as { match: Members }[];
    assert.equal(ignored?.match['name'], 'Grace Hopper');
    assert.equal((await act(id, 'run')).body.data.attributes['has-match'], false);
    answer = found({ ...minister, birthdates: ['1907'] });
    assert.equal((await act(id, 'run')).body.data.attributes['has-match'], true);
  });
});

describe('a provider in addition to a list of holders of public office', () => {
  const offices = { ...ownWatchlist, slug: 'own-offices', title: 'Own offices', listType: 'pep' as const };
  const row = 'id,name,birthdate\nm1,Grace Hopper,1906-12-09';

  it('adds its own matches, and those of the list are returned when it fails', async () => {
    await giveFiles(service.current, offices, { 'list.csv': row });
    const both = await asked(found({ ...minister, 'entity-id': 'p-9' }));
    assert.deepEqual(
      (both.attributes['result'] as { 'entity-id': string }[]).map((each) => each['entity-id']),
      ['own-offices:m1', 'provider:p-9'],
    );
    assert.deepEqual(slugsOf(both), ['own-offices', 'offices']);
    status = 422;
    const one = await asked({});
    status = 200;
    assert.deepEqual([one.attributes['has-match'], codesOf(one)], [true, ['provider-failed']]);
  });

  it('does not make the result of an old list clear', async () => {
    service.current.clock.forward(86_400 * 500);
    answer = { state: 'not_found' };
    const { body } = await service.current.production.post('/reports', reportBody(kind, { term: 'Quentin Zzyzx' }));
    await runDueReports(service.current);
    const report = await reportOf(body.data.id);
    assert.deepEqual([report.attributes['status'], codesOf(report)], ['errored', ['list-too-old']]);
  });
});
