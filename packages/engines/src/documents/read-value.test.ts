import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readValue } from './read-value.ts';

for (const [text, expected] of [
  ['00512/02/3006', '00512023006'],
  ['B072 RRE2I 55', 'B072RRE2I55'],
  ['431109-5590', '4311095590'],
  ['12/03/1990', null],
] as const) {
  test(`"${text}" is ${expected === null ? 'no number' : `the number ${expected}`}`, () =>
    assert.equal(readValue(text, 'number', { order: 'day-month-year' }), expected));
}
