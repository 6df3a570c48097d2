import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type DateOrder, partsOfDate, readPrintedDate } from './printed-dates.ts';

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
  ['2029/08/31', WORLD, '2029-08-31'],
  ['1985-JAN-31', WORLD, '1985-01-31'],
  ['11 A00T 1992', WORLD, '1992-08-11'],
  ['230CT 1965', WORLD, '1965-10-23'],
  ['24 DÉC/DEC 85', WORLD, null],
  ['07/08/19770SLO', WORLD, '1977-08-07'],
  ['07/08/197705', WORLD, null],
  ['DD20777367', US, null],
  ['123456789', US, null],
  ['12 /JAN 1990', WORLD, '1990-01-12'],
  ['12 5EP/MAR 1990', WORLD, '1990-03-12'],
  ['14 nNn/JUL 1990', WORLD, '1990-07-14'],
  ['18 4EP / JUN 1990', WORLD, '1990-06-18'],
  ['11 JIIOT/FEB 1990', WORLD, '1990-02-11'],
  ['12 CI4/JAN 90', WORLD, null],
  ['12 APR/JAN 1990', WORLD, null],
  ['12 CI4/XAN 1990', WORLD, null],
  ['1 5EP/MAR 1990', WORLD, null],
] as const) {
  test(`"${text}" in ${order} order is ${expected ?? 'no date that can be told'}`, () => {
    assert.equal(readPrintedDate(text, { order }), expected);
  });
}

for (const [text, languages, expected] of [
  ['07 LIS 2030', ['pl'], '2030-11-07'],
  ['07 LIS 2030', ['hr'], '2030-10-07'],
  ['07 LIS 2030', [], null],
  ['07 SRP 2030', ['cs'], '2030-08-07'],
  ['07 MEI 2030', ['nl'], '2030-05-07'],
  ['07 MEI/JUN 2030', ['ga'], '2030-06-07'],
  ['07 KES/JUIN 2030', ['fi', 'sv'], '2030-06-07'],
  ['07 ŘÍJ/OCT 2030', ['cs'], '2030-10-07'],
  ['07 XYZ 2030', [], null],
] as const) {
  test(`"${text}" with ${languages.join(', ') || 'any language'} is ${expected ?? 'no date that can be told'}`, () => {
    assert.equal(readPrintedDate(text, { order: WORLD, languages }), expected);
  });
}

for (const [text, order, century, expected] of [
  ['12AUG/AOUT74', WORLD, 'past', '1974-08-12'],
  ['12.08.04', WORLD, 'past', '2004-08-12'],
  ['12.08.26', WORLD, 'past', '1926-08-12'],
  ['01.06.26', WORLD, 'past', '2026-06-01'],
  ['08/12/31', US, 'near', '2031-08-12'],
  ['08/12/99', US, 'near', '1999-08-12'],
  ['31.02.31', WORLD, 'near', null],
  ['LO GIUDICE', WORLD, 'past', null],
] as const) {
  test(`"${text}" of a ${century} year, read in June 2026, is ${expected}`, () => {
    assert.equal(readPrintedDate(text, { order, century, asOf: '2026-06-15' }), expected);
  });
}

for (const [text, parts] of [
  ['Date of birth 14 nNn/JUL 28', ['14', 'JUL 28']],
  ['Date of birth 14.07.1928 ULM', ['14.07.1928']],
  ['14 AUG/AOÛT 28', ['14 AUG/AOÛT 28']],
] as const) {
  test(`the day in "${text}" is read from ${parts.join(' and ')}`, () => assert.deepEqual(partsOfDate(text), parts));
}
