import assert from 'node:assert/strict';
import { it } from 'node:test';
import { pairsOf, sidesOf } from './relation-pairs.ts';

const sides = [
  { key: 'parent', 'inverse-key': 'children', 'is-array': false },
  { key: 'children', 'inverse-key': 'parent', 'is-array': true },
  { key: 'friends', 'inverse-key': 'friends', 'is-array': true },
];

it('shows two sides as one pair, and sends the sides that came', () => {
  const pairs = pairsOf(sides);
  assert.deepEqual(
    pairs.map(({ key, inverseKey }) => [key, inverseKey]),
    [
      ['parent', 'children'],
      ['friends', 'friends'],
    ],
  );
  assert.deepEqual(sidesOf(pairs), sides);
});
