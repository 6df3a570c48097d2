/** Durations in words. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { durationOf } from './duration-of.ts';

for (const [seconds, language, words] of [
  [1_209_600, 'en', '14 days'],
  [43_200, 'en', '12 hours'],
  [1800, 'de', '30 Minuten'],
  [90, 'en', '90 seconds'],
  [5400, 'en', '90 minutes'],
] as const) {
  test(`${seconds} seconds are ${words}`, () => {
    assert.equal(durationOf(seconds, language), words);
  });
}
