/** Confidence intervals of proportions; expected values from the literature (Newcombe 1998, table I). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compare, intervalOf, isEnough } from './interval.ts';

const rounded = (count: number, of: number): readonly number[] | null => {
  const interval = intervalOf({ count, of });
  return interval === null ? null : [interval.low, interval.high].map((each) => Math.round(each * 10_000) / 10_000);
};

const cases: readonly (readonly [count: number, of: number, expected: readonly number[] | null])[] = [
  [81, 263, [0.2553, 0.3662]],
  [15, 148, [0.0624, 0.1605]],
  [0, 20, [0, 0.1611]],
  [1, 29, [0.0061, 0.1718]],
  [29, 29, [0.883, 1]],
  [0, 0, null],
];

for (const [count, of, expected] of cases) {
  test(`${count} of ${of}`, () => assert.deepEqual(rounded(count, of), expected));
}

test('a share of a small sample is not enough, one of hundreds is', () => {
  assert.equal(isEnough({ count: 5, of: 10 }), false);
  assert.equal(isEnough({ count: 50, of: 100 }), true);
  assert.equal(isEnough({ count: 0, of: 0 }), false);
});

test('two shares differ only where their intervals do not meet', () => {
  assert.equal(compare({ count: 90, of: 100 }, { count: 50, of: 100 }), 'higher');
  assert.equal(compare({ count: 50, of: 100 }, { count: 90, of: 100 }), 'lower');
  assert.equal(compare({ count: 9, of: 10 }, { count: 5, of: 10 }), 'unclear');
  assert.equal(compare({ count: 0, of: 0 }, { count: 5, of: 10 }), 'unclear');
});
