import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findApproximately } from './approximate-match.ts';

for (const [text, word, limit, expected] of [
  ['DATEOFEXPIRY', 'DATEOFEXPIRY', 0, { start: 0, end: 12, distance: 0 }],
  ['XXDATEFEXIRYDATD', 'DATEOFEXPIRY', 2, { start: 2, end: 12, distance: 2 }],
  ['SUMAMENOM', 'SURNAME', 2, { start: 0, end: 6, distance: 2 }],
  ['NATIONALITY', 'AUTHORITY', 1, null],
] as const) {
  test(`${word} in ${text} with ${limit} faults`, () => {
    assert.deepEqual(findApproximately(text, word, limit), expected);
  });
}
