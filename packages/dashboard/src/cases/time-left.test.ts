import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Due, isDue, lengthOf, timeLeft } from './time-left.ts';

const at = (hour: number): string => new Date(Date.UTC(2026, 0, 1, hour)).toISOString();
const now = (hour: number): number => Date.parse(at(hour));

describe('the passed share of the time until a deadline', () => {
  const table: readonly (readonly [what: string, now: number, passed: number, tone: string])[] = [
    ['just started', 0, 0, 'plain'],
    ['half way', 4, 0.5, 'plain'],
    ['three quarters', 6, 0.75, 'warning'],
    ['at the deadline', 8, 1, 'problem'],
    ['after it', 20, 1, 'problem'],
    ['before it was made, by a clock that is off', -1, 0, 'plain'],
  ];
  for (const [what, hour, passed, tone] of table) {
    test(what, () => {
      const left = timeLeft(at(0), at(8), now(hour));
      assert.equal(left.passed, passed);
      assert.equal(left.tone, tone);
    });
  }

  test('is 1 when the deadline precedes the creation of the case', () => {
    assert.equal(timeLeft(at(8), at(0), now(4)).passed, 1);
  });
});

describe('lengths are written in the largest unit that fits', () => {
  const table: readonly (readonly [milliseconds: number, written: string])[] = [
    [0, '1 minute'],
    [59_000, '1 minute'],
    [125_000, '2 minutes'],
    [-7_200_000, '2 hours'],
    [86_400_000, '1 day'],
    [200_000_000, '2 days'],
  ];
  for (const [milliseconds, written] of table) {
    test(written, () => assert.equal(lengthOf(milliseconds, 'en'), written));
  }
});

test('cases are filtered by their deadline', () => {
  const of = (due: Due) => [at(1), at(9), at(60), null].map((deadline) => isDue(due, deadline, now(8)));
  assert.deepEqual(of('any'), [true, true, true, true]);
  assert.deepEqual(of('overdue'), [true, false, false, false]);
  assert.deepEqual(of('today'), [false, true, false, false]);
  assert.deepEqual(of('none'), [false, false, false, true]);
});
