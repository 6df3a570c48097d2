/** Counts of the entries in a list, and of those left out. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { countParts } from './count-parts.ts';

it('omitted entries are counted by their kind, the most frequent first', () => {
  const counted = countParts();
  for (const kind of ['Security', 'Ownership', 'Ownership', 'x'.repeat(500)]) counted.leaveOut(kind);
  assert.deepEqual(counted.parts.leftOut, [
    ['Ownership', 2],
    ['Security', 1],
    ['x'.repeat(60), 1],
  ]);
});
