import assert from 'node:assert/strict';
import { test } from 'node:test';
import { acceptedLanguages } from './accepted-languages.ts';

const cases: readonly (readonly [header: string, tags: readonly string[]])[] = [
  ['', []],
  ['de', ['de']],
  ['de_DE', ['de-de']],
  ['en;q=0.4, de;q=0.9', ['de', 'en']],
  ['fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5', ['fr-ch', 'fr', 'en', 'de', '*']],
  ['en;q=0, de;q=0.1', ['de']],
  ['en; q = 0.2 , de;Q=0.3', ['de', 'en']],
  ['en;q=x, de;q=0.9', ['en', 'de']],
  ['en;q=1..2, de', ['de']],
  ['es, de', ['es', 'de']],
  [',,;q=1', []],
];

for (const [header, tags] of cases) {
  test(`"${header}" requests ${tags.join(', ') || 'nothing'}`, () => assert.deepEqual(acceptedLanguages(header), tags));
}
