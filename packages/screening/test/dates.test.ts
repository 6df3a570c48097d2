/** Dates in lists: parsed at the precision in which they are written. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { entityOf, type PartialDate } from '../src/entity.ts';
import { type Agreement, birthdateAgreement, birthdateRefusal } from '../src/gates/record.ts';
import { parseDate } from '../src/sources/dates.ts';

const on = (year: number, month: number | null = null, day: number | null = null, circa = false): PartialDate => ({
  year,
  month,
  day,
  circa,
});

const rows: readonly (readonly [text: string, date: PartialDate | null])[] = [
  ['21 Sep 1979', on(1979, 9, 21)],
  ['1979-09-21', on(1979, 9, 21)],
  ['21/09/1979', on(1979, 9, 21)],
  ['Sep 1979', on(1979, 9)],
  ['1979', on(1979)],
  ['circa 1962', on(1962, null, null, true)],
  ['1953 to 1958', { ...on(1953), to: { year: 1958, month: null, day: null } }],
  ['circa 1953 to 1958', { ...on(1953, null, null, true), to: { year: 1958, month: null, day: null } }],
  ['1953-1958', { ...on(1953), to: { year: 1958, month: null, day: null } }],
  ['1953 - 1958', { ...on(1953), to: { year: 1958, month: null, day: null } }],
  ['1953–1958', { ...on(1953), to: { year: 1958, month: null, day: null } }],
  ['between 1970 and 1973', { ...on(1970), to: { year: 1973, month: null, day: null } }],
  ['Between Jan 1970 and Dec 1973', { ...on(1970, 1), to: { year: 1973, month: 12, day: null } }],
  ['01 Jan 1962 to 31 Dec 1964', { ...on(1962, 1, 1), to: { year: 1964, month: 12, day: 31 } }],
  ['1958 to 1953', { ...on(1953), to: { year: 1958, month: null, day: null } }],
  ['1962 to an unknown day', on(1962)],
  // Input that would take hours with a backtracking search.
  [`${'1234 '.repeat(50_000)}${' to ab'.repeat(50_000)}`, on(1234)],
  ['', null],
  ['unknown', null],
];

describe('a date of a list', () => {
  for (const [text, date] of rows) {
    it(`“${text.slice(0, 40)}”`, () => {
      assert.deepEqual(parseDate(text), date);
    });
  }
});

const span: PartialDate = { ...on(1953), to: { year: 1958, month: null, day: null } };

const asked: readonly (readonly [
  birthdate: PartialDate,
  listed: PartialDate,
  agreement: Agreement,
  passes: boolean,
])[] = [
  [on(1955, 6, 15), span, 'overlaps', true],
  [on(1953), span, 'overlaps', true],
  [on(1958, 12, 31), span, 'overlaps', true],
  [on(1959, 1, 1), span, 'near', true],
  [on(1952, 12, 31), span, 'near', true],
  [on(1960), span, 'differs', false],
  [on(1951), span, 'differs', false],
  [on(1955, 6, 15), on(1953), 'differs', false],
];

describe('a birth date of a query compared with a listed range', () => {
  for (const [birthdate, listed, agreement, passes] of asked) {
    const what = `${birthdate.year}-${birthdate.month}-${birthdate.day} beside ${listed.year} to ${listed.to?.year}`;
    it(`${what}: ${agreement}`, () => {
      const entity = entityOf({ key: '1', kind: 'person', names: [], birthdates: [listed] });
      const query = { birthdate, countries: [] };
      assert.equal(birthdateAgreement(query, entity), agreement);
      assert.equal(birthdateRefusal(query, entity, 'year-plus-minus-1') === null, passes);
      assert.equal(birthdateRefusal(query, entity, 'exact') === null, agreement === 'overlaps');
    });
  }
});
