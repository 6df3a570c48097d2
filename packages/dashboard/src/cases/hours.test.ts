import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { hoursOf, secondsOf } from './hours.ts';

describe('deadlines are typed in hours', () => {
  const table: readonly (readonly [typed: string, seconds: number | null | undefined])[] = [
    ['', null],
    ['  ', null],
    ['24', 86_400],
    ['0.5', 1800],
    ['0,5', 1800],
    ['2160', 7_776_000],
    ['2161', undefined],
    ['0', undefined],
    ['-1', undefined],
    ['a day', undefined],
  ];
  for (const [typed, seconds] of table) test(`"${typed}"`, () => assert.equal(secondsOf(typed), seconds));
});

test('a deadline that is stored in seconds is shown in hours', () => {
  assert.deepEqual([86_400, 1800, null, undefined].map(hoursOf), ['24', '0.5', '', '']);
});
