import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { mentionsIn } from './mentions.ts';

describe('an at sign before an e-mail address mentions that person', () => {
  const table: readonly (readonly [message: string, told: readonly string[]])[] = [
    ['nobody', []],
    ['write to ada@example.com', []],
    ['@ada@example.com look', ['ada@example.com']],
    ['(@Ada@Example.com), please.', ['ada@example.com']],
    ['@a@example.com @b@example.com @a@example.com', ['a@example.com', 'b@example.com']],
    ['@ada.l+case@mail.example.co.uk.', ['ada.l+case@mail.example.co.uk']],
    ['@ada', []],
  ];
  for (const [message, told] of table) test(message, () => assert.deepEqual(mentionsIn(message), told));
});

test('a comment mentions at most as many people as the service accepts', () => {
  const message = Array.from({ length: 80 }, (_none, index) => `@p${index}@example.com`).join(' ');
  assert.equal(mentionsIn(message).length, 50);
});
