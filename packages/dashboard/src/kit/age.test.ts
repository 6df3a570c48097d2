/** Ages of timestamps in words. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ageOf, datedAgeOf, lengthOf } from './age.ts';

const now = Date.parse('2026-11-27T12:00:00.000Z');

for (const [value, language, age, dated, length] of [
  ['2026-11-27T11:59:30.000Z', 'en', '30 seconds ago', '30 seconds ago', '30 seconds'],
  ['2026-11-27T10:00:00.000Z', 'en', '2 hours ago', '2 hours ago', '2 hours'],
  ['2026-11-26T12:00:00.000Z', 'de', 'gestern', 'gestern', '1 Tag'],
  ['2026-11-21T12:00:00.000Z', 'en', '6 days ago', '6 days ago', '6 days'],
  ['2026-11-20T12:00:00.000Z', 'en', 'last week', 'last week (Nov 20, 2026)', '1 week'],
  ['2026-11-20T12:00:00.000Z', 'de', 'letzte Woche', 'letzte Woche (20.11.2026)', '1 Woche'],
  ['2026-09-20T12:00:00.000Z', 'fr', 'il y a 2 mois', 'il y a 2 mois (20 sept. 2026)', '2\u00a0mois'],
  ['2025-06-20T12:00:00.000Z', 'es', 'el año pasado', 'el año pasado (20 jun 2025)', '1 año'],
  ['2026-12-18T12:00:00.000Z', 'en', 'in 3 weeks', 'in 3 weeks (Dec 18, 2026)', '0 seconds'],
] as const) {
  test(`${value} is ${dated} in ${language}, a time of ${length}`, () => {
    assert.equal(ageOf(value, now, language), age);
    assert.equal(datedAgeOf(value, now, language), dated);
    assert.equal(lengthOf(value, now, language), length);
  });
}
