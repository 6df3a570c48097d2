import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Type } from 'typebox';
import type { ReadContext } from '../endpoint.ts';
import { createRegistry, type ResourceKind } from '../slice.ts';
import type { Resource } from './document.ts';
import { loadIncluded, parseInclude } from './include.ts';

const resource = (type: string, id: string, relationships: Resource['relationships'] = {}): Resource => ({
  type,
  id,
  attributes: {},
  relationships,
});

/** The ids asked for of each type, a line per load. */
const loads: string[] = [];
const kind = (type: string, includable: string[], below: Resource['relationships'] = {}): ResourceKind => ({
  type,
  includable,
  attributes: Type.Object({}),
  async load(_context, ids) {
    loads.push(`${type} ${ids.join(' ')}`);
    return ids.filter((id) => id !== 'gone').map((id) => resource(type, id, below));
  },
});
const author = kind('author', ['publisher'], { publisher: { data: { type: 'publisher', id: 'p1' } } });
const registry = createRegistry([
  {
    endpoints: [],
    events: [],
    kinds: [kind('book', ['author', 'reviews']), author, kind('publisher', []), kind('review', [])],
  },
]);
const context = {} as ReadContext;

describe('parseInclude', () => {
  it('takes names in any casing and forgets empty ones', () => {
    assert.deepEqual(parseInclude(' author ,,Reviews', 'book', registry), [['author'], ['reviews']]);
    assert.deepEqual(parseInclude('', 'book', registry), []);
  });

  for (const path of ['surprise', 'author.publisher.city', 'author.surprise', 'constructor', '.author']) {
    it(`refuses ${path}`, () => {
      assert.throws(() => parseInclude(path, 'book', registry), { code: 'bad_request' });
    });
  }
});

describe('loadIncluded', () => {
  const books = [
    resource('book', 'b1', {
      author: { data: { type: 'author', id: 'a1' } },
      reviews: { data: [{ type: 'review', id: 'r1' }] },
    }),
    resource('book', 'b2', { author: { data: { type: 'author', id: 'a1' } }, reviews: { data: null } }),
    resource('book', 'b3', { author: { data: { type: 'author', id: 'gone' } } }),
  ];

  it('shows each resource once, loads each type in one go, and leaves out what is gone', async () => {
    loads.length = 0;
    const found = await loadIncluded(context, books, [['author'], ['reviews']], registry);
    assert.deepEqual(
      found.map(({ id }) => id),
      ['a1', 'r1'],
    );
    assert.deepEqual(loads, ['author a1 gone', 'review r1']);
  });

  it('follows one dot', async () => {
    const found = await loadIncluded(context, books, [['author', 'publisher']], registry);
    assert.deepEqual(
      found.map(({ id }) => id),
      ['a1', 'p1'],
    );
  });

  it('embeds nothing for a reference to a type that nothing renders', async () => {
    const robot = resource('book', 'b4', { author: { data: { type: 'robot', id: 'x1' } } });
    assert.deepEqual(await loadIncluded(context, [robot], [['author']], registry), []);
  });

  it('refuses a dot that leads nowhere', async () => {
    await assert.rejects(loadIncluded(context, books, [['author', 'book']], registry), { code: 'bad_request' });
  });
});
