import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addSeconds, isCalendarDate, isoDate, isoTimestamp, parseTimestamp, unixSeconds } from './clock.ts';

const at = parseTimestamp('2026-02-28T23:59:59.999Z');

describe('timestamps', () => {
  it('are written with milliseconds and Z, and null stays null', () => {
    assert.equal(isoTimestamp(at), '2026-02-28T23:59:59.999Z');
    assert.equal(isoTimestamp(parseTimestamp('2026-02-28T23:00:00Z')), '2026-02-28T23:00:00.000Z');
    assert.equal(isoTimestamp(null), null);
  });

  it('count whole Unix seconds, rounded down', () => {
    assert.equal(unixSeconds(parseTimestamp('1970-01-01T00:00:01.999Z')), 1);
    assert.equal(unixSeconds(null), null);
  });

  it('are moved by seconds without changing the original', () => {
    assert.equal(isoTimestamp(addSeconds(at, 1)), '2026-03-01T00:00:00.999Z');
    assert.equal(isoTimestamp(addSeconds(at, -86_400)), '2026-02-27T23:59:59.999Z');
    assert.equal(isoDate(at), '2026-02-28');
  });

  it('are read with any offset, as UTC without one, and from a date without a time', () => {
    const noon = parseTimestamp('2026-02-28T12:00:00Z').getTime();
    for (const text of [
      '2026-02-28T14:00:00+02:00',
      '2026-02-28T12:00:00',
      '2026-02-28T12:00',
      '2026-02-28T05:00-0700',
    ]) {
      assert.equal(parseTimestamp(text).getTime(), noon, text);
    }
    assert.equal(isoTimestamp(parseTimestamp('2026-02-28')), '2026-02-28T00:00:00.000Z');
  });

  const none = ['yesterday', '', '5', '2026-13-01T00:00:00Z', '2026-01-01T25:00:00Z', '2026-02-30T00:00:00Z'];
  none.push('-271820-01-01T00:00:00Z', '+275760-01-01T00:00:00Z', '2026-01-01 00:00:00', 'Mon, 01 Jan 2026');
  for (const text of none) {
    it(`refuses "${text}" as a timestamp`, () => assert.throws(() => parseTimestamp(text), RangeError));
  }
});

describe('isCalendarDate', () => {
  const cases: readonly (readonly [string, boolean])[] = [
    ['2024-02-29', true],
    ['2023-02-29', false],
    ['2023-02-30', false],
    ['2023-04-31', false],
    ['1900-02-29', false],
    ['2000-02-29', true],
    ['0000-00-00', false],
    ['2023-1-1', false],
    ['2023-01-01T00:00:00Z', false],
    [' 2023-01-01', false],
    ['٢٠٢٣-٠١-٠١', false],
  ];
  for (const [text, real] of cases) {
    it(`returns ${real} for "${text}"`, () => assert.equal(isCalendarDate(text), real));
  }
});
