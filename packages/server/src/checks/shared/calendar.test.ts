import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  addYears,
  type CalendarDate,
  compareDates,
  daysBetween,
  fullYearsBetween,
  parseCalendarDate,
} from './calendar.ts';

function day(text: string): CalendarDate {
  const date = parseCalendarDate(text);
  assert.ok(date, text);
  return date;
}

describe('calendar', () => {
  it('accepts only days that exist', () => {
    for (const text of ['2024-02-29', '2000-02-29', '2026-12-31']) assert.ok(parseCalendarDate(text), text);
    for (const text of [
      '2023-02-29',
      '1900-02-29',
      '2026-04-31',
      '2026-13-01',
      '2026-00-10',
      '2026-1-1',
      '',
      null,
      undefined,
    ]) {
      assert.equal(parseCalendarDate(text), null, String(text));
    }
  });

  it('counts an age from the birthday on', () => {
    assert.equal(fullYearsBetween(day('2008-06-15'), day('2026-06-14')), 17);
    assert.equal(fullYearsBetween(day('2008-06-15'), day('2026-06-15')), 18);
    assert.equal(fullYearsBetween(day('2008-02-29'), day('2026-02-28')), 17);
    assert.equal(fullYearsBetween(day('2008-02-29'), day('2026-03-01')), 18);
  });

  it('counts days across months and leap days', () => {
    assert.equal(daysBetween(day('2024-02-28'), day('2024-03-01')), 2);
    assert.equal(daysBetween(day('2026-01-01'), day('2025-12-31')), -1);
  });

  it('moves a leap day to the last of February, and orders days', () => {
    assert.deepEqual(addYears(day('2024-02-29'), 1), day('2025-02-28'));
    assert.ok(compareDates(day('2025-12-31'), day('2026-01-01')) < 0);
  });
});
