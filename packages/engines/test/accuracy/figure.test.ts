import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wilsonInterval } from './figure.ts';

test('the interval of a share is the one Wilson gives', () => {
  const { low, high } = wilsonInterval(8, 10);
  assert.ok(Math.abs(low - 0.4902) < 0.0005);
  assert.ok(Math.abs(high - 0.9433) < 0.0005);
});

test('ten of ten is not certainty, and nothing measured is no knowledge', () => {
  assert.ok(wilsonInterval(10, 10).low < 0.75);
  assert.deepEqual(wilsonInterval(0, 0), { low: 0, high: 1 });
});
