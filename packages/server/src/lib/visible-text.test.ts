import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isVisible } from './visible-text.ts';

const texts: readonly (readonly [what: string, text: string, isShown: boolean])[] = [
  ['a word', 'Seen.', true],
  ['a word after a mark of direction', '\u202eseen', true],
  ['an emoji of several characters', '👩‍🚀', true],
  ['a word in Hebrew', 'ראיתי', true],
  ['nothing', '', false],
  ['blanks and lines', ' \t\r\n\u00a0\u3000', false],
  ['marks of direction', '\u200e\u200f\u202a\u202e\u2066\u2069', false],
  ['joiners and a mark of byte order', '\u200b\u200c\u200d\u2060\ufeff', false],
  ['control characters', '\u0001\u0007\u001b\u007f', false],
];

for (const [what, text, isShown] of texts) {
  test(`${what} ${isShown ? 'is' : 'is not'} shown`, () => assert.equal(isVisible(text), isShown));
}
