import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { passwordProblem } from './password-rules.ts';

const known = ['ada.byron@example.com', 'Ada', 'Byron'];
const guessed = 'is among the values that are guessed first, or made of one of them';

const cases: readonly (readonly [password: string, hasPasskey: boolean, problem: string | null])[] = [
  ['correct horse of 1815', false, null],
  ['fourteen chars', false, 'must have at least 15 characters'],
  ['fourteen chars', true, null],
  ['seven7.', true, 'must have at least 8 characters'],
  ['ẞ'.repeat(14), false, 'must have at least 15 characters'],
  ['x1'.repeat(64), false, guessed],
  [`${'correct horse '.repeat(9)}abc`, false, 'must have at most 128 characters'],
  ['password', true, guessed],
  ['Password1!', true, guessed],
  ['passwordpassword', false, guessed],
  ['letmeinletmeinletmein', false, guessed],
  ['ada.byron@example.com', false, guessed],
  ['byronbyronbyron', false, guessed],
  ['aaaabbbbaaaabbbbaaaa', false, guessed],
  ['abcdefghijklmnopqrst', false, guessed],
  ['zyxwvutsrqponmlkjihg', false, guessed],
  ['пароль от всех дверей', false, null],
];

describe('a password that is chosen', () => {
  for (const [password, hasPasskey, problem] of cases) {
    it(`${JSON.stringify(password.slice(0, 24))}${hasPasskey ? ' beside a passkey' : ''}: ${problem ?? 'is taken'}`, () => {
      assert.equal(passwordProblem(password, { hasPasskey, known }), problem);
    });
  }
});
