/** Truth tables of comparers: the item, the submission, and the expected match. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  type Comparer,
  type Facts,
  isFault,
  type ListRule,
  meets,
} from '../../src/resources/people/lists/comparers/comparer.ts';

/** Case of a table; `refused` if no item can be created. */
export type ListCase = readonly [item: Readonly<Record<string, unknown>>, facts: Facts, expected: boolean | 'refused'];

const plain: ListRule = { fieldName: null, allowFuzzy: false };

export function listCases(name: string, comparer: Comparer, cases: readonly ListCase[], rule: ListRule = plain): void {
  describe(name, () => {
    for (const [item, facts, expected] of cases) {
      it(`${JSON.stringify(item)} ${wordOf(expected)} ${JSON.stringify(facts)}`.slice(0, 160), () => {
        const read = comparer.read(item, rule);
        if (expected === 'refused') return assert.ok(isFault(read));
        assert.ok(!isFault(read), 'it is refused');
        assert.equal(meets(comparer, read, facts, rule), expected);
      });
    }
  });
}

const wordOf = (expected: ListCase[2]): string =>
  expected === 'refused' ? 'is no item, whatever' : expected ? 'meets' : 'does not meet';
