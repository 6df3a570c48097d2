import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type DateOrder, readPrintedDate } from './printed-dates.ts';

const US: DateOrder = 'month-day-year';
const WORLD: DateOrder = 'day-month-year';

for (const [text, order, expected] of [
  ['08/31/2029', US, '2029-08-31'],
  ['08-31-2029', US, '2029-08-31'],
  ['O8/3I/2O29', US, '2029-08-31'],
  ['08 / 31 / 2029', US, '2029-08-31'],
  ['31.08.2029', WORLD, '2029-08-31'],
  ['31 08 2029', WORLD, '2029-08-31'],
  ['2029-08-31', US, '2029-08-31'],
  ['12 JUN 1988', WORLD, '1988-06-12'],
  ['12JUN1988', US, '1988-06-12'],
  ['12 AUG/AOÛT 1974', WORLD, '1974-08-12'],
  ['03 MÄR 2001', WORLD, '2001-03-03'],
  ['31/08/2029', US, null],
  ['30.02.2020', WORLD, null],
  ['12 AUG/AOUT 74', WORLD, null],
  ['DD20777367', US, null],
  ['123456789', US, null],
] as const) {
  test(`"${text}" in ${order} order is ${expected ?? 'no date that can be told'}`, () => {
    assert.equal(readPrintedDate(text, order), expected);
  });
}
