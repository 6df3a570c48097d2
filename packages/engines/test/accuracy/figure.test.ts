import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mergeFigures, wilsonInterval } from './figure.ts';

test('the interval of a share is the Wilson interval', () => {
  const { low, high } = wilsonInterval(8, 10);
  assert.ok(Math.abs(low - 0.4902) < 0.0005);
  assert.ok(Math.abs(high - 0.9433) < 0.0005);
});

test('ten of ten is not certain, and without measurements the share is unknown', () => {
  assert.ok(wilsonInterval(10, 10).low < 0.75);
  assert.deepEqual(wilsonInterval(0, 0), { low: 0, high: 1 });
});

test('figures of two processes add up, with the remarks of both', () => {
  const merged = mergeFigures([
    [{ suite: 'visual', name: 'level hard', hits: 3, n: 4, note: 'a miss' }],
    [
      { suite: 'visual', name: 'level easy', hits: 2, n: 2 },
      { suite: 'visual', name: 'level hard', hits: 1, n: 2, note: 'another' },
    ],
  ]);
  assert.deepEqual(merged, [
    { suite: 'visual', name: 'level hard', hits: 4, n: 6, note: 'a miss; another' },
    { suite: 'visual', name: 'level easy', hits: 2, n: 2 },
  ]);
});
