import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseFilter } from './filter-grammar.ts';

const now = Date.parse('2026-06-01T12:00:00Z');

describe('the filter of the list of transactions', () => {
  const cases: readonly (readonly [line: string, predicates: unknown])[] = [
    ['', []],
    ['status:approved', [{ attribute: 'status', operator: 'eq', value: 'approved' }]],
    ['status:"needs review"', [{ attribute: 'status', operator: 'eq', value: 'needs review' }]],
    ['order-12', [{ attribute: 'reference_id', operator: 'eq', value: 'order-12' }]],
    ['act_1', [{ attribute: 'account_id', operator: 'eq', value: 'act_1' }]],
    ['score:>=5.5', [{ attribute: 'score', operator: 'gte', value: 5.5 }]],
    ['score:-3', [{ attribute: 'score', operator: 'eq', value: -3 }]],
    ['age:<2h', [{ attribute: 'created_at', operator: 'gte', value: '2026-06-01T10:00:00.000Z' }]],
    ['age:>1d', [{ attribute: 'created_at', operator: 'lte', value: '2026-05-31T12:00:00.000Z' }]],
  ];
  for (const [line, predicates] of cases) {
    it(`reads "${line}"`, () => assert.deepEqual(parseFilter(line, now), { predicates, unknown: [] }));
  }

  for (const word of ['colour:red', 'status:', 'score:high', 'age:2h', 'from:2026-13-40']) {
    it(`reports that ${word} is unknown`, () => assert.deepEqual(parseFilter(word, now).unknown, [word]));
  }

  it('reports which words are too many for one search', () => {
    const line = Array.from({ length: 22 }, (_each, index) => `tag:t${index}`).join(' ');
    assert.deepEqual(parseFilter(line, now).unknown, ['tag:t20', 'tag:t21']);
  });
});
