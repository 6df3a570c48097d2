import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Type } from 'typebox';
import type { ReadContext } from '../../operations/context.ts';
import { createRegistry, type ResourceKind } from '../../operations/slice.ts';
import type { Resource } from './document.ts';
import { loadIncluded, parseInclude } from './include.ts';

const resource = (type: string, id: string, relationships: Resource['relationships'] = {}): Resource => ({
  type,
  id,
  attributes: {},
  relationships,
});

/** Loaded ids of each type, one line per load. */
const loads: string[] = [];
const kind = (type: string, includable: string[], below: Resource['relationships'] = {}): ResourceKind => ({
  type,
  readPermission: null,
  includable,
  attributes: Type.Object({}),
  async load(_context, ids) {
    loads.push(`${type} ${ids.join(' ')}`);
    return ids.filter((id) => id !== 'gone').map((id) => resource(type, id, below));
  },
});
const inquiry = kind('inquiry', ['account'], { account: { data: { type: 'account', id: 'p1' } } });
const registry = createRegistry([
  {
    endpoints: [],
    events: [],
    relationTypes: { inquiry: 'inquiry', verifications: 'verification', account: 'account' },
    kinds: [kind('document', ['inquiry', 'verifications']), inquiry, kind('account', []), kind('verification', [])],
  },
]);
const context = {} as ReadContext;

describe('parseInclude', () => {
  it('accepts names in any casing and ignores empty ones', () => {
    assert.deepEqual(parseInclude(' inquiry ,,Verifications', 'document', registry), [['inquiry'], ['verifications']]);
    assert.deepEqual(parseInclude('', 'document', registry), []);
  });

  for (const path of ['surprise', 'inquiry.account.city', 'inquiry.surprise', 'constructor', '.inquiry']) {
    it(`refuses ${path}`, () => {
      assert.throws(() => parseInclude(path, 'document', registry), { code: 'bad_request' });
    });
  }
});

describe('loadIncluded', () => {
  const books = [
    resource('document', 'b1', {
      inquiry: { data: { type: 'inquiry', id: 'a1' } },
      verifications: { data: [{ type: 'verification', id: 'r1' }] },
    }),
    resource('document', 'b2', { inquiry: { data: { type: 'inquiry', id: 'a1' } }, verifications: { data: null } }),
    resource('document', 'b3', { inquiry: { data: { type: 'inquiry', id: 'gone' } } }),
  ];

  it('shows each resource once, loads each type in one request, and omits missing resources', async () => {
    loads.length = 0;
    const found = await loadIncluded(context, books, [['inquiry'], ['verifications']], registry);
    assert.deepEqual(
      found.map(({ id }) => id),
      ['a1', 'r1'],
    );
    assert.deepEqual(loads, ['inquiry a1 gone', 'verification r1']);
  });

  it('follows one dot', async () => {
    const found = await loadIncluded(context, books, [['inquiry', 'account']], registry);
    assert.deepEqual(
      found.map(({ id }) => id),
      ['a1', 'p1'],
    );
  });

  it('embeds nothing for a reference to an unknown type', async () => {
    const robot = resource('document', 'b4', { inquiry: { data: { type: 'robot', id: 'x1' } } });
    assert.deepEqual(await loadIncluded(context, [robot], [['inquiry']], registry), []);
  });

  it('refuses a dot that leads to no relationship', async () => {
    await assert.rejects(loadIncluded(context, books, [['inquiry', 'document']], registry), { code: 'bad_request' });
  });
});
