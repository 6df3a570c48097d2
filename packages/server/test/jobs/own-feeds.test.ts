/** Adverse media from the operator's own feeds, without a provider. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, it } from 'node:test';
import { rebuildSegment } from '../../src/screening/rebuild-segment.ts';
import { openWatchlistFolder } from '../../src/screening/watchlist-folder.ts';
import { answerOfKind, giveFiles, ownFeeds } from '../support/own-sources.ts';
import { reportBody } from '../support/reports.ts';
import { useService } from '../support/service.ts';

interface Article {
  readonly title: string;
  readonly text?: string;
  readonly url: string;
  readonly date?: string;
}

const csv = (articles: readonly Article[]): string =>
  [
    'title,text,url,date,publisher,country,language',
    ...articles.map(
      ({ title, text = '', url, date = '2026-11-01' }) => `"${title}","${text}",${url},${date},Utopian Times,GB,en`,
    ),
  ].join('\n');

const first: readonly Article[] = [
  {
    title: 'Banker Zebulon Quartermain charged with money laundering',
    url: 'https://press.example/1',
    text: 'Prosecutors say Zebulon Quartermain moved funds through Opaque Holdings Ltd.',
  },
  { title: 'Zebulon Quartermain denies fraud', url: 'https://press.example/2', date: '2026-11-05' },
  { title: 'Zebulon Quartermain bakes a cake', url: 'https://press.example/3' },
  { title: 'Murder trial of Ignatius Pemberton begins', url: 'https://press.example/4' },
];

const service = useService({ worker: false }, (started) => giveFiles(started, ownFeeds, { 'monday.csv': csv(first) }));

interface Source {
  readonly name: string;
  readonly media: readonly { readonly url: string; readonly date?: string }[];
  readonly sources: readonly Record<string, unknown>[];
  readonly 'entity-id'?: string;
}

async function screen(kind: string, term: string, attributes: Record<string, unknown> = {}) {
  const body = reportBody(kind, { term }, attributes, { 'processing-mode': 'sync' });
  const { status, body: answer } = await service.current.production.post('/reports', body);
  assert.equal(status, 201, JSON.stringify(answer));
  return answer.data;
}

const sourcesOf = ({ attributes }: { attributes: Record<string, unknown> }) =>
  attributes['related-sources'] as readonly Source[];

async function template(kind: string, settings: Record<string, unknown>): Promise<string> {
  const attributes = { kind, name: 'Own', settings };
  const { status, body } = await service.current.production.post('/report-templates', { data: { attributes } });
  assert.equal(status, 201, JSON.stringify(body));
  return body.data.id;
}

describe('adverse media by feeds', () => {
  it('returns who is named with each adverse article, the latest first, and what was searched', async () => {
    const report = await screen('adverse-media', 'Zebulon Quartermain');
    assert.equal(report.attributes['status'], 'ready', JSON.stringify(report.attributes['errors']));
    assert.equal(report.attributes['has-match'], true);
    const [named, other] = sourcesOf(report);
    assert.equal(other, undefined);
    assert.equal(named?.name, 'Zebulon Quartermain');
    assert.deepEqual(
      named?.media.map(({ url }) => url),
      ['https://press.example/2', 'https://press.example/1'],
    );
    assert.deepEqual(named?.sources, [
      {
        'country-codes': ['GB'],
        name: 'Utopian Times',
        types: ['adverse-media-financial-aml-cft', 'adverse-media-fraud-linked'].toSorted(),
      },
    ]);
    assert.equal((report.attributes['searched-sources'] as { slug: string }[])[0]?.slug, 'press');
  });

  it('finds a business in the text, regardless of its legal form', async () => {
    const report = await screen('business-adverse-media', 'Opaque Holdings Limited');
    assert.equal(report.attributes['has-match'], true);
    assert.deepEqual(
      (report.attributes['result'] as { 'adverse-media': { url: string }[] })['adverse-media'][0]?.url,
      'https://press.example/1',
    );
  });

  const strangers = ['Zebulon Smith', 'Ada Lovelace', 'Prosecutors Say', 'Quartermain Pemberton'];
  for (const term of strangers) {
    it(`finds nothing for ${term}, and returns what was searched`, async () => {
      const report = await screen('adverse-media', term);
      assert.equal(report.attributes['status'], 'ready');
      assert.deepEqual(sourcesOf(report), []);
      assert.equal((report.attributes['searched-sources'] as unknown[]).length, 1);
    });
  }

  it('does not match a single word of a text with a business of several words', async () => {
    assert.deepEqual(sourcesOf(await screen('business-adverse-media', 'Opaque Bakery')), []);
  });

  it('counts only the categories that the template names', async () => {
    const violence = await template('adverse-media', { 'media-categories': ['violence-non-aml-cft'] });
    const of = (term: string) => screen('adverse-media', term, { 'report-template-id': violence });
    assert.deepEqual(sourcesOf(await of('Zebulon Quartermain')), []);
    assert.equal(sourcesOf(await of('Ignatius Pemberton')).length, 1);
  });

  it('422: a template of no category would find nothing', async () => {
    const attributes = { kind: 'adverse-media', name: 'None', settings: { 'media-categories': [] } };
    assert.equal((await service.current.production.post('/report-templates', { data: { attributes } })).status, 422);
  });

  it('omits an article, and then a person, that were dismissed', async () => {
    const { production } = service.current;
    const { id } = await screen('adverse-media', 'Zebulon Quartermain');
    const dismiss = (attributes: Record<string, unknown>) =>
      production.post(`/reports/${id}/dismiss`, { data: { attributes: { reason: 'Another one', ...attributes } } });
    const one = await dismiss({ 'dismiss-type': 'media', 'entity-id': 'https://press.example/1' });
    assert.deepEqual(
      sourcesOf(one.body.data)[0]?.media.map(({ url }) => url),
      ['https://press.example/2'],
    );
    const entity = sourcesOf(one.body.data)[0]?.['entity-id'];
    const all = await dismiss({ 'dismiss-type': 'entity', 'entity-id': entity });
    assert.equal(all.body.data.attributes['has-match'], false);
  });

  it('keeps what was published before when other articles arrive', async () => {
    const later = {
      title: 'Zebulon Quartermain found guilty of fraud',
      url: 'https://press.example/9',
      date: '2026-11-20',
    };
    await giveFiles(service.current, ownFeeds, { 'tuesday.csv': csv([later]) });
    await giveFiles(service.current, ownFeeds, { 'monday.csv': csv(first) });
    const [named] = sourcesOf(await screen('adverse-media', 'Zebulon Quartermain'));
    assert.deepEqual(
      named?.media.map(({ url }) => url),
      ['https://press.example/9', 'https://press.example/2', 'https://press.example/1'],
    );
  });

  it('is unchanged when the same file arrives again, and is current on a day without articles', async () => {
    await giveFiles(service.current, ownFeeds, { 'monday.csv': csv(first) });
    await giveFiles(service.current, ownFeeds, { 'quiet.csv': csv([]) });
    assert.equal(sourcesOf(await screen('adverse-media', 'Zebulon Quartermain')).length, 1);
  });

  it('is rebuilt from its own files, including entries of the previous version', async () => {
    const folder = openWatchlistFolder(service.current.app.config.dataDir);
    const { current, watchlist } = (await folder.standing('press')) ?? {};
    assert.ok(current != null && watchlist !== undefined && current.previous !== null);
    const files = folder.pathOf('press', current.sha256, 'files');
    const of = { watchlist, files, version: current.sha256, previous: current.previous };
    const made = await rebuildSegment(of);
    assert.ok(made !== null);
    assert.equal(createHash('sha256').update(new Uint8Array(made)).digest('hex'), current.segment);
    assert.equal(await rebuildSegment({ ...of, previous: null }), null);
  });

  it('is errored when the feeds are too old, unless they still have a match', async () => {
    const { clock } = service.current;
    clock.forward(15 * 86_400);
    try {
      const nobody = await answerOfKind(service.current, 'adverse-media', { term: 'Ada Lovelace' });
      assert.deepEqual([nobody.state, nobody.errors[0]?.code], ['errored', 'list-too-old']);
      const found = await answerOfKind(service.current, 'adverse-media', { term: 'Zebulon Quartermain' });
      assert.deepEqual([found.state, found.errors[0]?.code], ['ready', 'list-too-old']);
    } finally {
      clock.forward(-15 * 86_400);
    }
  });

  it('is not searched by a watchlist report', async () => {
    const outcome = await answerOfKind(service.current, 'watchlist', { term: 'Zebulon Quartermain' });
    assert.deepEqual([outcome.state, outcome.errors[0]?.code], ['errored', 'list-missing']);
  });
});
