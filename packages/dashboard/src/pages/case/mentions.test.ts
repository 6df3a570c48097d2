import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { mentionsIn } from './mentions.ts';

describe('people are named by an at sign before their address', () => {
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

test('not more are told than the service takes', () => {
  const message = Array.from({ length: 80 }, (_none, index) => `@p${index}@example.com`).join(' ');
  assert.equal(mentionsIn(message).length, 50);
});
