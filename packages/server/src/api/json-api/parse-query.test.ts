import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseQuery } from './parse-query.ts';

describe('parseQuery', () => {
  it('distinguishes an omitted include from an empty one', () => {
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

  it('accepts the array form of a filter', () => {
    const { filter } = parseQuery('filter[status][]=created&filter[status][]=pending');
    assert.deepEqual(filter.get('status'), ['created', 'pending']);
  });

  it('reads pages and selected fields', () => {
    const { page, sparse } = parseQuery('page[size]=5&page[after]=inq_1&fields[inquiry]=status,fields.nameFirst');
    assert.equal(page.get('page[size]'), '5');
    assert.deepEqual(sparse.get('inquiry'), ['status', 'fields.name-first']);
  });

  it('accepts a repeated page parameter with equal values, and refuses contradicting ones', () => {
    const { page, all } = parseQuery('page[size]=7&page[size]=7');
    assert.equal(page.get('page[size]'), '7');
    assert.deepEqual(all, [['page[size]', '7']]);
    assert.throws(() => parseQuery('page[size]=5&page[size]=7'), { code: 'bad_request' });
  });

  it('collects all values of a repeated parameter, with brackets, indexes or neither', () => {
    const names = ['status', 'note'];
    for (const search of [
      'fields[inquiry][]=status&fields[inquiry][]=note',
      'fields[inquiry][0]=status&fields[inquiry][1]=note',
      'fields[inquiry]=status&fields[inquiry]=note',
    ]) {
      assert.deepEqual(parseQuery(search).sparse.get('inquiry'), names, search);
    }
    assert.deepEqual(parseQuery('filter[status][0]=created&filter[status][1]=pending').filter.get('status'), [
      'created',
      'pending',
    ]);
    for (const search of ['include=a&include=b', 'include[]=a&include[]=b', 'include[0]=a&include[1]=b']) {
      assert.equal(parseQuery(search).include, 'a,b', search);
    }
  });

  it('ignores unknown parameters, in the links too', () => {
    const { all, filter } = parseQuery('refresh=true&_=1764090000&utm_source=x&filter[note]=n&sort=created-at');
    assert.deepEqual([...filter], [['note', ['n']]]);
    assert.deepEqual(all, [['filter[note]', 'n']]);
  });

  it('treats a parameter without a value like an omitted one, in the links too', () => {
    const empty =
      'filter[status]=&filter[note][]=&page[after]=&page[before]=&page[size]=&fields[inquiry]=&filter=&page=&fields=';
    const { filter, page, sparse, all } = parseQuery(empty);
    assert.deepEqual([filter.size, page.size, sparse.size, all.length], [0, 0, 0, 0]);
    assert.deepEqual(parseQuery('filter[status]=&filter[status]=created').filter.get('status'), ['created']);
  });

  const refused = [
    'filter=1',
    'filter[]=1',
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
