import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { AnyReport } from '../../client/reports.ts';
import { mediaEntitiesOf, webAddressOf } from './media.ts';

const reportOf = (related: unknown) =>
  ({ attributes: { 'related-sources': related } }) as unknown as Pick<AnyReport, 'attributes'>;

describe('the entities of a media report', () => {
  it('have a name, articles with valid dates, and publishers with their categories', () => {
    const media = [
      { title: 'Charged', url: 'https://press.example/1', date: '2026-11-01', snippet: 'He was.' },
      { url: 'https://press.example/2', date: 'yesterday' },
      { title: 'No address', date: '2026-11-02T10:00:00Z' },
    ];
    const sources = [{ name: 'Utopian Times', types: ['adverse-media-fraud-linked', 7] }, null];
    const [one] = mediaEntitiesOf(reportOf([{ 'entity-id': 'zebulon', name: 'Zebulon', media, sources }]));
    assert.deepEqual(one, {
      id: 'zebulon',
      name: 'Zebulon',
      articles: [
        { url: 'https://press.example/1', title: 'Charged', snippet: 'He was.', date: '2026-11-01' },
        { url: 'https://press.example/2', title: 'https://press.example/2', snippet: '', date: null },
        { url: '', title: 'No address', snippet: '', date: '2026-11-02' },
      ],
      publishers: [{ name: 'Utopian Times', types: ['adverse-media-fraud-linked'] }],
    });
  });

  it('use the id as the name where none is given, and are empty without media', () => {
    assert.deepEqual(mediaEntitiesOf(reportOf([{ id: 'opaque' }])), [
      { id: 'opaque', name: 'opaque', articles: [], publishers: [] },
    ]);
    for (const nothing of [undefined, null, 'text', {}]) assert.deepEqual(mediaEntitiesOf(reportOf(nothing)), []);
  });
});

describe('an address', () => {
  const cases: readonly (readonly [string, string | null])[] = [
    ['https://press.example/1', 'press.example'],
    ['http://press.example:8080/1', 'press.example:8080'],
    ['javascript:alert(1)', null],
    [' JavaScript:alert(1)', null],
    ['data:text/html,<script>1</script>', null],
    ['/reports', null],
    ['press.example', null],
    ['', null],
  ];
  for (const [text, host] of cases) {
    it(`${text} leads to ${host ?? 'nowhere'}`, () => assert.equal(webAddressOf(text)?.host ?? null, host));
  }
});
