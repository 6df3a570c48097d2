import assert from 'node:assert/strict';
import { it } from 'node:test';
import { memoizeByObject } from './memoize-by-object.ts';

it('a value is computed once per object, and again for an equal object', () => {
  let calls = 0;
  const made = memoizeByObject((_given: { readonly size: number }) => {
    calls += 1;
    return calls;
  });
  const given = { size: 1 };
  assert.deepEqual([made(given), made(given), made({ size: 1 })], [1, 1, 2]);
});
