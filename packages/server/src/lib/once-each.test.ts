import assert from 'node:assert/strict';
import { it } from 'node:test';
import { onceEach } from './once-each.ts';

it('what is made of an object is made once for it, and anew for an equal one', () => {
  let calls = 0;
  const made = onceEach((_given: { readonly size: number }) => {
    calls += 1;
    return calls;
  });
  const given = { size: 1 };
  assert.deepEqual([made(given), made(given), made({ size: 1 })], [1, 1, 2]);
});
