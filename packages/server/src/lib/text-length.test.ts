import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isLongerThan } from './text-length.ts';

const cases: readonly (readonly [what: string, text: string, most: number, isLonger: boolean])[] = [
  ['nothing', '', 0, false],
  ['as many letters', 'abc', 3, false],
  ['one letter more', 'abcd', 3, true],
  ['as many emoji', '😀😀😀', 3, false],
  ['one emoji more', '😀😀😀😀', 3, true],
  ['emoji and letters', 'a😀b', 3, false],
  ['many more', 'a'.repeat(1000), 3, true],
  ['half an emoji', '\ud83d\ud83d', 2, false],
];

for (const [what, text, most, isLonger] of cases) {
  test(`${what} is ${isLonger ? '' : 'not '}longer than ${most} characters`, () => {
    assert.equal(isLongerThan(text, most), isLonger);
  });
}
