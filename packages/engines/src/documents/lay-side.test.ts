import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isOfDocumentShape } from './lay-side.ts';

for (const [name, width, height, expected] of [
  ['a scan of a card', 870, 550, true],
  ['a scan of a passport page', 1250, 880, true],
  ['a card upright', 550, 870, true],
  ['a photograph of 4:3', 1600, 1200, false],
  ['a photograph of 3:2', 1500, 1000, false],
  ['a screenshot', 1080, 2100, false],
] as const) {
  test(`${name} has ${expected ? 'the' : 'not the'} proportions of a document`, () =>
    assert.equal(isOfDocumentShape({ width, height }), expected));
}
