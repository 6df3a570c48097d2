import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type BusinessCalendar, deadlineAfter, isZone } from './calendar.ts';

const nineToFive = [{ from: 540, to: 1020 }];
const week = { mon: nineToFive, tue: nineToFive, wed: nineToFive, thu: nineToFive, fri: nineToFive };
const berlin: BusinessCalendar = { zone: 'Europe/Berlin', hours: week, holidays: ['2026-12-25'] };
const always = [{ from: 0, to: 1440 }];
const round: BusinessCalendar = {
  zone: 'Europe/Berlin',
  hours: { sun: always, mon: always, tue: always, wed: always, thu: always, fri: always, sat: always },
  holidays: [],
};
const hour = 3600;

const cases: readonly (readonly [string, BusinessCalendar | null, string, number, string | null])[] = [
  ['without a calendar all time counts', null, '2026-11-21T23:00:00Z', 2 * hour, '2026-11-22T01:00:00.000Z'],
  ['within the hours of one day', berlin, '2026-11-23T09:00:00Z', 2 * hour, '2026-11-23T11:00:00.000Z'],
  ['up to the last second of a day', berlin, '2026-11-23T08:00:00Z', 8 * hour, '2026-11-23T16:00:00.000Z'],
  ['before the day begins it waits for it', berlin, '2026-11-23T03:00:00Z', hour, '2026-11-23T09:00:00.000Z'],
  ['the rest continues on the next day', berlin, '2026-11-23T15:30:00Z', hour, '2026-11-24T08:30:00.000Z'],
  ['over a weekend', berlin, '2026-11-20T15:30:00Z', hour, '2026-11-23T08:30:00.000Z'],
  ['started on a Sunday', berlin, '2026-11-22T12:00:00Z', hour, '2026-11-23T09:00:00.000Z'],
  ['over a holiday', berlin, '2026-12-24T15:30:00Z', hour, '2026-12-28T08:30:00.000Z'],
  ['over several days', berlin, '2026-11-23T08:00:00Z', 20 * hour, '2026-11-25T12:00:00.000Z'],
  ['over the night on which clocks are put back', berlin, '2026-10-23T14:30:00Z', hour, '2026-10-26T08:30:00.000Z'],
  ['over the night on which they are put forward', berlin, '2026-03-27T15:30:00Z', hour, '2026-03-30T07:30:00.000Z'],
  ['a day of 25 hours counts 25', round, '2026-10-24T22:00:00Z', 25 * hour, '2026-10-25T23:00:00.000Z'],
  ['a day of 23 hours counts 23', round, '2026-03-28T23:00:00Z', 23 * hour, '2026-03-29T22:00:00.000Z'],
  [
    'the day is that of the zone',
    { ...berlin, zone: 'Pacific/Auckland' },
    '2026-11-22T20:30:00Z',
    hour,
    '2026-11-22T21:30:00.000Z',
  ],
  [
    'two openings of a day, in any order',
    {
      zone: 'UTC',
      hours: {
        mon: [
          { from: 780, to: 840 },
          { from: 540, to: 600 },
        ],
      },
      holidays: [],
    },
    '2026-11-23T09:30:00Z',
    hour,
    '2026-11-23T13:30:00.000Z',
  ],
  ['never where it is always closed', { zone: 'UTC', hours: {}, holidays: [] }, '2026-11-23T09:30:00Z', 1, null],
];

describe('a deadline by business hours', () => {
  for (const [name, calendar, at, seconds, expected] of cases) {
    it(name, () => assert.equal(deadlineAfter(new Date(at), seconds, calendar)?.toISOString() ?? null, expected));
  }

  it('accepts the time zones of the runtime and no others', () => {
    assert.equal(isZone('America/New_York'), true);
    assert.equal(isZone('Mars/Olympus'), false);
    assert.equal(isZone(''), false);
  });
});
