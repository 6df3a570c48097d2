import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nextRow } from './next-row.ts';

const plain = { ctrlKey: false, metaKey: false, altKey: false };

for (const [key, index, count, wanted] of [
  ['j', 0, 3, 1],
  ['ArrowDown', 2, 3, 2],
  ['k', 2, 3, 1],
  ['ArrowUp', 0, 3, 0],
  ['Home', 2, 3, 0],
  ['End', 0, 3, 2],
  ['PageDown', 0, 30, 10],
  ['PageUp', 3, 30, 0],
  ['x', 0, 3, null],
  ['j', 0, 0, null],
] as const) {
  test(`${key} in row ${index} of ${count} leads to ${wanted}`, () => {
    assert.equal(nextRow({ key, ...plain }, index, count), wanted);
  });
}

test('a key press with Ctrl, Cmd or Alt is left to the browser', () => {
  for (const held of ['ctrlKey', 'metaKey', 'altKey']) {
    assert.equal(nextRow({ key: 'j', ...plain, [held]: true }, 0, 3), null);
  }
});
