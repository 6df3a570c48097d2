import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseMrz } from './parse-mrz.ts';

const NAMES = 'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<';

/** Lines, and the values that the zone legitimately omits; the check digits of the dates are irrelevant here. */
for (const [what, names, birth, expiry, unstated, impossible] of [
  ['a whole zone', NAMES, '740812', '290415', [], []],
  ['a birth without its day', NAMES, '7408<<', '290415', ['birthdate'], []],
  ['a birth without day and month', NAMES, '74<<<<', '290415', ['birthdate'], []],
  ['a birth that is not known', NAMES, '<<<<<<', '290415', ['birthdate'], []],
  ['a document without expiry', NAMES, '740812', '<<<<<<', ['expiration-date'], []],
  ['a document that never ends', NAMES, '740812', '991231', ['expiration-date'], []],
  ['the thirtieth of February', NAMES, '740230', '290415', [], ['birthdate']],
  ['a thirteenth month', NAMES, '740812', '291315', [], ['expiration-date']],
  ['a misread digit', NAMES, '74O812', '290415', [], []],
  ['a holder without surname', `P<IND<<SAVITRI${'<'.repeat(30)}`, '740315', '320412', ['name-last'], []],
  ['a holder with only a surname', `P<IDNSUKARNO${'<'.repeat(32)}`, '740315', '320412', ['name-first'], []],
] as const) {
  test(`${what}: leaves out ${unstated.join() || 'nothing'}, states ${impossible.join() || 'nothing'} that cannot be`, () => {
    const facts = parseMrz([names, `L898902C36UTO${birth}2F${expiry}9ZE184226B<<<<<10`], { asOf: '2026-11-01' });
    assert.deepEqual(facts?.unstated, unstated);
    assert.deepEqual(facts?.impossible, impossible);
  });
}

test('the French card of 1988 states no expiry', () => {
  const facts = parseMrz(['IDFRATEST<NAME<<<<<<<<<<<<<<<<0CHE02', '1710GVA123451ROBERTA<<<<<<<9112311F2']);
  assert.deepEqual(facts?.unstated, ['expiration-date']);
});
