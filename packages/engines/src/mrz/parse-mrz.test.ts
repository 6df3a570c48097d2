import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { parse } from 'mrz';
import { composeMrvA, composeMrvB, composeTd3 } from './compose-mrz.ts';
import { parseMrz } from './parse-mrz.ts';

const TD3 = ['P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 'L898902C36UTO7408122F1204159ZE184226B<<<<<10'];
const TD2 = ['I<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<', 'D231458907UTO7408122F1204159<<<<<<<6'];
const TD1 = ['I<UTOD231458907<<<<<<<<<<<<<<<', '7408122F1204159UTO<<<<<<<<<<<6', 'ERIKSSON<<ANNA<MARIA<<<<<<<<<<'];

for (const [format, lines] of [
  ['TD3', TD3],
  ['TD2', TD2],
  ['TD1', TD1],
] as const) {
  test(`the ${format} specimen of Doc 9303 is read with every check digit correct`, () => {
    const facts = parseMrz(lines);
    assert.equal(facts?.format, format);
    assert.equal(facts?.valid, true);
    assert.equal(facts?.issuingState, 'UTO');
    const { attributes } = facts;
    assert.equal(attributes['name-last'], 'ERIKSSON');
    assert.equal(attributes['name-first'], 'ANNA MARIA');
    assert.equal(attributes.birthdate, '1974-08-12');
    assert.equal(attributes['expiration-date'], '2012-04-15');
    assert.equal(attributes.sex, 'F');
    assert.equal(attributes.nationality, 'UTO');
    assert.equal(attributes['document-number'], format === 'TD3' ? 'L898902C3' : 'D23145890');
  });
}

for (const [name, line, column, wrong] of [
  ['document number', 1, 3, ['document-number', 'composite']],
  ['birth', 1, 14, ['birthdate', 'composite']],
  ['expiry', 1, 22, ['expiration-date', 'composite']],
  ['personal number', 1, 30, ['optional-data', 'composite']],
  ['only the composite digit', 1, 43, ['composite']],
] as const) {
  test(`one changed character in the ${name} is reported and nothing is corrected`, () => {
    const lines = TD3.map((text, index) =>
      index === line
        ? `${text.slice(0, column)}${text.charAt(column) === '5' ? '6' : '5'}${text.slice(column + 1)}`
        : text,
    );
    const facts = parseMrz(lines);
    assert.equal(facts?.valid, false);
    assert.deepEqual(facts?.wrongCheckDigits, wrong);
    assert.deepEqual(facts?.repairs, []);
  });
}

test('a long document number continues in the optional data', () => {
  const facts = parseMrz([
    'I<UTOD23145890<7349<<<<<<<<<<<',
    '3407127M9507122UTO<<<<<<<<<<<2',
    'STEVENSON<<PETER<JOHN<<<<<<<<<',
  ]);
  assert.equal(facts?.valid, true);
  assert.equal(facts?.attributes['document-number'], 'D23145890734');
});

for (const [style, optional] of [
  ['by the rule of long numbers', '6011'],
  ['with the filler counted as a position', '6013'],
] as const) {
  test(`a Belgian number whose digit is computed ${style} is valid`, () => {
    const first = `IDBEL000590240<${optional}<<<<<<<<<<<`;
    const facts = parseMrz([first, '8512017F1311048BEL851201002007', 'SPECIMEN<<SPECIMEN<<<<<<<<<<<<']);
    assert.deepEqual(facts?.wrongCheckDigits.includes('document-number'), false);
    assert.equal(facts?.attributes['document-number'], '000590240601');
  });
}

test('a Belgian number with a digit of neither kind is invalid', () => {
  const facts = parseMrz([
    'IDBEL000590240<6015<<<<<<<<<<<',
    '8512017F1311048BEL851201002007',
    'SPECIMEN<<SPECIMEN<<<<<<<<<<<<',
  ]);
  assert.equal(facts?.wrongCheckDigits.includes('document-number'), true);
});

test('a name field that begins with two fillers has no surname', () => {
  const facts = parseMrz([`P<UTO<<ANNA<MARIA${'<'.repeat(27)}`, TD3[1] ?? '']);
  assert.equal(facts?.attributes['name-last'], undefined);
  assert.equal(facts?.attributes['name-first'], 'ANNA MARIA');
});

test('the French card of 1988 is distinguished from TD2 and read', () => {
  const facts = parseMrz(['IDFRATEST<NAME<<<<<<<<<<<<<<<<0CHE02', '1710GVA123451ROBERTA<<<<<<<9112311F2']);
  assert.equal(facts?.valid, true);
  assert.equal(facts?.attributes['name-last'], 'TEST NAME');
  assert.equal(facts?.attributes['name-first'], 'ROBERTA');
  assert.equal(facts?.attributes.birthdate, '1991-12-31');
  assert.equal(facts?.attributes['expiration-date'], undefined);
});

for (const [birth, expiry, asOf, expected] of [
  ['300115', '290101', '2026-06-15', { birthdate: '1930-01-15', expiration: '2029-01-01' }],
  ['250115', '300101', '2026-06-15', { birthdate: '2025-01-15', expiration: '2030-01-01' }],
  ['260616', '300101', '2026-06-15', { birthdate: '1926-06-16', expiration: '2030-01-01' }],
  ['500115', '470101', '2026-06-15', { birthdate: '1950-01-15', expiration: '2047-01-01' }],
  ['500310', '550310', '2026-06-15', { birthdate: '1950-03-10', expiration: '2055-03-10' }],
  ['500310', '800310', '2026-06-15', { birthdate: '1950-03-10', expiration: '2080-03-10' }],
  ['500310', '980310', '2026-06-15', { birthdate: '1950-03-10', expiration: '1998-03-10' }],
  // A document cannot expire before its holder is born.
  ['050310', '980310', '2026-06-15', { birthdate: '2005-03-10', expiration: '2098-03-10' }],
  // Some states write the last or first day of 9999 for unlimited validity.
  ['500310', '991231', '2026-06-15', { birthdate: '1950-03-10', expiration: undefined }],
  ['500310', '990101', '2026-06-15', { birthdate: '1950-03-10', expiration: undefined }],
  ['740812', '120415', undefined, { birthdate: '1974-08-12', expiration: '2012-04-15' }],
  ['340712', '950712', undefined, { birthdate: '1934-07-12', expiration: '1995-07-12' }],
  ['990230', '300101', undefined, { birthdate: undefined, expiration: '2030-01-01' }],
] as const) {
  test(`birth ${birth} with expiry ${expiry} as of ${asOf ?? 'no day'} gets its century by the rule`, () => {
    const lines = [TD3[0] ?? '', `L898902C36UTO${birth}2F${expiry}9ZE184226B<<<<<10`];
    const facts = parseMrz(lines, { asOf });
    assert.equal(facts?.attributes.birthdate, expected.birthdate);
    assert.equal(facts?.attributes['expiration-date'], expected.expiration);
  });
}

for (const [name, lines] of [
  ['no lines', []],
  ['one line', [TD3[0] ?? '']],
  ['lines of different length', [TD3[0] ?? '', 'L898902C36UTO']],
  ['a character outside the alphabet', [TD3[0] ?? '', (TD3[1] ?? '').replace('L', 'É')]],
  ['four lines', [...TD2, ...TD2]],
] as const) {
  test(`${name} are not a zone`, () => assert.equal(parseMrz(lines), null));
}

test('names, dates and numbers agree with the library mrz on a made-up passport', () => {
  const lines = composeTd3({
    documentCode: 'P',
    issuingState: 'GBR',
    nationality: 'GBR',
    surname: 'Oconnor-Smith',
    givenNames: 'Zoe Ann',
    documentNumber: '925076473',
    birthdate: '1988-02-29',
    sex: 'F',
    expiryDate: '2031-11-30',
  });
  const theirs = parse([...lines]);
  const ours = parseMrz(lines);
  assert.equal(theirs.valid, true);
  assert.equal(ours?.valid, true);
  assert.equal(ours?.attributes['name-last'], theirs.fields.lastName);
  assert.equal(ours?.attributes['name-first'], theirs.fields.firstName);
  assert.equal(ours?.attributes['document-number'], theirs.fields.documentNumber);
});

test('all labelled specimens keep their verdict, except the specimen state that only a library list refuses', () => {
  const file = new URL('../../test/data/mrz/cases.json', import.meta.url);
  const cases: { lines: string[]; valid: boolean | null }[] = JSON.parse(readFileSync(file, 'utf8'));
  for (const { lines, valid } of cases) {
    const facts = parseMrz(lines);
    if (valid !== null && !lines[0]?.includes('UTO')) assert.equal(facts?.valid, valid, lines.join(' '));
  }
});

test('a Swiss driving licence without a check digit is valid by its fixed parts', () => {
  const lines = ['AAA001D<<', 'FACHE305142128097<<800126<<<<<', 'MARCHAND<<FABIENNE<<<<<<<<<<<<'];
  const facts = parseMrz(lines, { asOf: '2026-01-01' });
  assert.equal(facts?.format, 'SWISS_DRIVING_LICENSE');
  assert.equal(facts?.valid, true);
  assert.equal(facts?.attributes['document-number'], 'AAA001D');
  assert.equal(facts?.attributes.birthdate, '1980-01-26');
  assert.equal(parseMrz([lines[0] ?? '', 'FACHE305142128097<A800126<<<<<', lines[2] ?? ''])?.valid, false);
});

test('visas are distinguished from passports by their first letter', () => {
  const holder = {
    documentCode: 'V',
    issuingState: 'UTO',
    nationality: 'UTO',
    surname: 'ERIKSSON',
    givenNames: 'ANNA MARIA',
    documentNumber: 'L8988901C',
    birthdate: '1969-08-06',
    sex: 'F',
    expiryDate: '1994-06-23',
  } as const;
  assert.equal(parseMrz(composeMrvA(holder))?.format, 'MRV-A');
  assert.equal(parseMrz(composeMrvB(holder))?.format, 'MRV-B');
  assert.equal(parseMrz(composeMrvA(holder))?.valid, true);
});
