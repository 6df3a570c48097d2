/** Verdict on the operations that a key used: a refused call never counts as a working one. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lackingOf, type Permissions, type Verdict, verdictOf } from './verdict-of.ts';

const cases: readonly (readonly [number, number, string | null, Permissions, Verdict, string | null])[] = [
  [3, 0, 'account.read', ['account.read'], 'works', null],
  [3, 0, null, [], 'works', null],
  [3, 1, 'account.read', ['account.read'], 'works', null],
  [3, 0, 'account.read', ['inquiry.read'], 'breaks', 'account.read'],
  [3, 2, 'account.read', [], 'breaks', 'account.read'],
  [3, 0, 'account.read', null, 'breaks', null],
  [3, 0, null, null, 'breaks', null],
  [3, 3, 'account.read', ['inquiry.read'], 'refused', 'account.read'],
  [3, 3, 'account.read', ['account.read'], 'refused', null],
  [3, 3, 'account.read', null, 'refused', null],
];

for (const [calls, refused, permission, permissions, verdict, lacking] of cases) {
  test(`${refused} of ${calls} calls refused, ${permission} needed, ${permissions} given: ${verdict}`, () => {
    assert.equal(verdictOf({ calls, refused, permission }, permissions), verdict);
    assert.equal(lackingOf({ permission }, permissions), lacking);
  });
}
