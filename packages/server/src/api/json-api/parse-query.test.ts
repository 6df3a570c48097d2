import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseQuery } from './parse-query.ts';

describe('parseQuery', () => {
  it('tells an include that was not sent from an empty one', () => {
    assert.equal(parseQuery('').include, null);
    assert.equal(parseQuery('include=').include, '');
    assert.equal(parseQuery('include=sessions,verifications').include, 'sessions,verifications');
  });

  it('reads filters in any casing and keeps each value of a repeated one', () => {
    const { filter } = parseQuery('filter[inquiryId]=a&filter[inquiry_id]=b&filter%5Bnote%5D=x%20y');
    assert.deepEqual(
      [...filter],
      [
        ['inquiry-id', ['a', 'b']],
        ['note', ['x y']],
      ],
    );
  });

  it('takes the array form of a filter', () => {
    const { filter } = parseQuery('filter[status][]=created&filter[status][]=pending');
    assert.deepEqual(filter.get('status'), ['created', 'pending']);
  });

  it('reads pages and selected fields', () => {
    const { page, sparse } = parseQuery('page[size]=5&page[after]=inq_1&fields[inquiry]=status,fields.nameFirst');
    assert.equal(page.get('page[size]'), '5');
    assert.deepEqual(sparse.get('inquiry'), ['status', 'fields.name-first']);
  });

  it('lets the last of a repeated page size win, in the query and in the links alike', () => {
    const { page, all } = parseQuery('page[size]=5&page[size]=7');
    assert.equal(page.get('page[size]'), '7');
    assert.deepEqual(all, [['page[size]', '7']]);
  });

  it('takes a parameter without a value for one that was not sent, in the links too', () => {
    const empty =
      'filter[status]=&filter[note][]=&page[after]=&page[before]=&page[size]=&fields[inquiry]=&filter=&page=&fields=';
    const { filter, page, sparse, all } = parseQuery(empty);
    assert.deepEqual([filter.size, page.size, sparse.size, all.length], [0, 0, 0, 0]);
    assert.deepEqual(parseQuery('filter[status]=&filter[status]=created').filter.get('status'), ['created']);
  });

  const refused = [
    'surprise=1',
    'filter=1',
    'filter[]=1',
    'surprise=',
    'page[number]=2',
    'filter[a][b][c]=1',
    'fields[a][b]=1',
    'page[size][b]=1',
    'include=%',
    'include=%zz',
    'include=%00',
    'filter[note]=%ff',
    `filter[${'x'.repeat(81)}]=1`,
    Array.from({ length: 101 }, () => 'include=a').join('&'),
  ];
  for (const search of refused) {
    it(`refuses ${search.slice(0, 40)}`, () => assert.throws(() => parseQuery(search), { code: 'bad_request' }));
  }
});
