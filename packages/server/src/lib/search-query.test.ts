import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Refusal } from './refusal.ts';
import { parseSearchQuery, parseSearchSort, type SearchAttribute, searchOperators } from './search-query.ts';

const attributes: Readonly<Record<string, SearchAttribute>> = {
  status: { type: 'text', operators: ['eq'], problem: (value) => (value === 'open' ? null : 'must be open') },
  'created-at': { type: 'timestamp', operators: searchOperators },
  score: { type: 'number', operators: searchOperators },
  tested: { type: 'boolean', operators: ['eq'] },
};
const parse = (query: unknown) => parseSearchQuery(query, (name) => attributes[name] ?? null);
const open = { attribute: 'status', operator: 'eq', value: 'open' };
const many = (count: number) => Array.from({ length: count }, () => open);

describe('parseSearchQuery', () => {
  it('reads predicates of each type, with the attribute in any casing', () => {
    assert.deepEqual(parse(open), open);
    const at = '2026-01-02T03:04:05.000Z';
    for (const name of ['created_at', 'createdAt', 'created-at']) {
      const read = parse({ attribute: name, operator: 'gte', value: at });
      assert.deepEqual(read, { attribute: 'created-at', operator: 'gte', value: new Date(at) });
    }
    assert.deepEqual(parse({ attribute: 'score', operator: 'lt', value: 3 }), {
      attribute: 'score',
      operator: 'lt',
      value: 3,
    });
    assert.deepEqual(parse({ attribute: 'tested', operator: 'eq', value: true }), {
      attribute: 'tested',
      operator: 'eq',
      value: true,
    });
  });

  it('reads and, or and not, two levels deep and with twenty clauses', () => {
    const tree = { and: [{ or: [open, open] }, { not: open }] };
    assert.deepEqual(parse(tree), tree);
    assert.deepEqual(parse({ not: { not: open } }), { not: { not: open } });
    assert.deepEqual(parse({ or: many(20) }), { or: many(20) });
  });

  const refused: readonly (readonly [string, unknown, string])[] = [
    ['a query that is no object', 'status', '/query'],
    ['a list', [open], '/query'],
    ['an unknown attribute', { ...open, attribute: 'shoe_size' }, '/query/attribute'],
    ['an attribute that is no name', { ...open, attribute: 5 }, '/query/attribute'],
    ['an operator that does not exist', { ...open, operator: 'like' }, '/query/operator'],
    ['an operator the attribute does not take', { ...open, operator: 'gt' }, '/query/operator'],
    ['a missing value', { attribute: 'status', operator: 'eq' }, '/query/value'],
    ['a value of another type', { ...open, value: 5 }, '/query/value'],
    ['a value the attribute cannot have', { ...open, value: 'shut' }, '/query/value'],
    ['a time that is none', { attribute: 'created_at', operator: 'gt', value: 'yesterday' }, '/query/value'],
    ['an unknown member', { ...open, surprise: 1 }, '/query/surprise'],
    ['two joints at once', { and: [open], or: [open] }, '/query/or'],
    ['no clauses', { and: [] }, '/query/and'],
    ['twenty-one clauses', { or: many(21) }, '/query/or'],
    ['clauses that are no list', { and: open }, '/query/and'],
    ['a third level', { and: [{ or: [{ not: open }] }] }, '/query/and/0/or/0'],
    ['a wrong clause far inside', { and: [open, { or: [{ ...open, value: 1 }] }] }, '/query/and/1/or/0/value'],
  ];
  for (const [name, query, pointer] of refused) {
    it(`refuses ${name} and points at it`, () => {
      assert.throws(
        () => parse(query),
        (refusal: Refusal) => {
          assert.equal(refusal.code, 'bad_request');
          assert.equal(refusal.entries[0]?.pointer, pointer);
          return true;
        },
      );
    });
  }
});

describe('parseSearchSort', () => {
  it('is newest first by default, and accepts the given attributes', () => {
    assert.deepEqual(parseSearchSort(undefined, []), { attribute: 'created-at', direction: 'desc' });
    assert.deepEqual(parseSearchSort({ attribute: 'updated_at' }, ['updated-at']), {
      attribute: 'updated-at',
      direction: 'desc',
    });
    assert.throws(() => parseSearchSort({ attribute: 'note' }, ['updated-at']), { code: 'bad_request' });
  });
});
