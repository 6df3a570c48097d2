import assert from 'node:assert/strict';
import { test } from 'node:test';
import { composeTd1, composeTd2, composeTd3, type MrzHolder } from './compose-mrz.ts';
import { parseMrz } from './parse-mrz.ts';
import { toMrzName } from './transliterate.ts';

const ANNA: MrzHolder = {
  documentCode: 'P',
  issuingState: 'UTO',
  nationality: 'UTO',
  surname: 'Eriksson',
  givenNames: 'Anna Maria',
  documentNumber: 'L898902C3',
  birthdate: '1974-08-12',
  sex: 'F',
  expiryDate: '2012-04-15',
  optional: 'ZE184226B',
};

test('the passport specimen of Doc 9303 part 4 is composed exactly', () => {
  assert.deepEqual(composeTd3(ANNA), [
    'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<',
    'L898902C36UTO7408122F1204159ZE184226B<<<<<10',
  ]);
});

test('the identity card specimens of Doc 9303 parts 5 and 6 are composed exactly', () => {
  const card: MrzHolder = { ...ANNA, documentCode: 'I', documentNumber: 'D23145890', optional: undefined };
  assert.deepEqual(composeTd1(card), [
    'I<UTOD231458907<<<<<<<<<<<<<<<',
    '7408122F1204159UTO<<<<<<<<<<<6',
    'ERIKSSON<<ANNA<MARIA<<<<<<<<<<',
  ]);
  assert.deepEqual(composeTd2(card), ['I<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<', 'D231458907UTO7408122F1204159<<<<<<<6']);
});

for (const compose of [composeTd1, composeTd2]) {
  test(`${compose.name} accepts a document number of twelve characters, which is read back`, () => {
    const facts = parseMrz(
      compose({ ...ANNA, documentCode: 'I', documentNumber: 'D23145890734', optional: undefined }),
    );
    assert.equal(facts?.valid, true);
    assert.equal(facts?.attributes['document-number'], 'D23145890734');
  });
}

test('a name longer than the zone is cut and keeps an initial of the given names', () => {
  const [names] = composeTd3({ ...ANNA, surname: 'A'.repeat(60), givenNames: 'Beatrice' });
  assert.equal(names.length, 44);
  assert.match(names, /A<<B$/);
});

for (const [name, expected] of [
  ['Müller-Lüdenscheid', 'MUELLER<LUEDENSCHEID'],
  ["D'Artagnan", 'DARTAGNAN'],
  ['Łukasz Żółć', 'LUKASZ<ZOLC'],
  ['Ångström Ægir', 'AANGSTROEM<AEGIR'],
  ['Nguyễn  Thị', 'NGUYEN<THI'],
  ['Weiß', 'WEISS'],
] as const) {
  test(`${name} is transliterated to ${expected}`, () => assert.equal(toMrzName(name), expected));
}

for (const [what, holder] of [
  ['a number too long for a passport', { ...ANNA, documentNumber: '1234567890' }],
  ['a date of another form', { ...ANNA, birthdate: '12.08.1974' }],
  ['optional data too long', { ...ANNA, optional: '123456789012345' }],
] as const) {
  test(`${what} is refused with a RangeError`, () => assert.throws(() => composeTd3(holder), RangeError));
}
