import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DocumentAttribute } from '../facts.ts';
import type { TextLine } from '../picture-facts.ts';
import type { DocumentModel } from './models/document-model.ts';
import { identityCardTd1 } from './models/identity-card-td1.ts';
import { passportTd3 } from './models/passport-td3.ts';
import { usDriverLicense } from './models/us-driver-license.ts';
import { readVisualZone } from './read-visual-zone.ts';

function line(text: string, x: number, y: number, confidence = 0.98): TextLine {
  return { text, confidence, box: { x, y, width: text.length * 16, height: 30 } };
}

function values(lines: readonly TextLine[], model: DocumentModel): Partial<Record<DocumentAttribute, string>> {
  const readings = readVisualZone(lines, model);
  return Object.fromEntries(Object.entries(readings).map(([name, found]) => [name, found[0]?.value]));
}

test('values after their labels on one line are read, several labels on a line included', () => {
  const read = values(
    [
      line('4d DLN I1234568', 400, 100),
      line('4bEXP08/31/2029', 400, 150),
      line('4a ISS 08/31/2024', 400, 200),
      line('3 DOB 08/31/1977', 400, 250),
      line('15 SEX F 16 HGT 5\'-05" 18 EYES BRN', 400, 300),
    ],
    usDriverLicense,
  );
  assert.equal(read['identification-number'], 'I1234568');
  assert.equal(read['document-number'], 'I1234568');
  assert.equal(read['expiration-date'], '2029-08-31');
  assert.equal(read['issue-date'], '2024-08-31');
  assert.equal(read.birthdate, '1977-08-31');
  assert.equal(read.sex, 'F');
  assert.equal(read.height, `5'05"`);
});

test('values right of and below their labels are read', () => {
  const read = values(
    [line('4d DL', 50, 100), line('CW951384', 150, 98), line('4b EXP', 50, 150), line('09/01/2026', 50, 182)],
    usDriverLicense,
  );
  assert.equal(read['identification-number'], 'CW951384');
  assert.equal(read['expiration-date'], '2026-09-01');
});

test('given names of a licence are split and a suffix is separated from a middle name', () => {
  const read = values([line('1 GARCIA LOPEZ', 50, 100), line('2 MATEO JAMES JR', 50, 140)], usDriverLicense);
  assert.equal(read['name-last'], 'GARCIA LOPEZ');
  assert.equal(read['name-first'], 'MATEO');
  assert.equal(read['name-middle'], 'JAMES');
  assert.equal(read['name-suffix'], 'JR');
});

test('names and address are found by their place above the postal code when no label is legible', () => {
  const read = values(
    [
      line('WHITFIELD', 80, 100),
      line('2 MEl RAY', 60, 140),
      line('86', 50, 181),
      line('3 1095 CHURCH RD', 60, 180),
      line('ALBANY, NY 12229', 85, 220),
    ],
    usDriverLicense,
  );
  assert.equal(read['name-last'], 'WHITFIELD');
  assert.equal(read['name-first'], 'MEI');
  assert.equal(read['address-street-1'], '1095 CHURCH RD');
  assert.equal(read['address-city'], 'ALBANY');
  assert.equal(read['address-subdivision'], 'NY');
  assert.equal(read['address-postal-code'], '12229');
});

test('a state whose letters were taken for digits and a family name of two letters are found in the block', () => {
  const read = values(
    [line('LI', 80, 100), line('ARJUN', 80, 140), line('9442 MAPLE AVE', 80, 180), line('TULSA,0K 74111', 80, 220)],
    usDriverLicense,
  );
  assert.equal(read['address-subdivision'], 'OK');
  assert.equal(read['name-last'], 'LI');
});

for (const [what, family, given, street] of [
  ['as printed', 'LN', 'FN', 'ADD'],
  ['spoiled', 'I IN', '2FN', '8A0O'],
  ['spoiled otherwise', 'T IN', 'ZFN', '8 ADO'],
] as const) {
  test(`captions between the lines of the block are not read as names, ${what}`, () => {
    const caption = (text: string, y: number): TextLine => ({
      text,
      confidence: 0.75,
      box: { x: 400, y, width: 50, height: 22 },
    });
    const read = values(
      [
        caption(family, 100),
        line('QURESHI', 400, 125),
        caption(given, 160),
        line('SVEN J', 400, 185),
        caption(street, 220),
        line('3767 OLD MILL PKWY', 400, 245),
        line('MONTPELIER, VT 05655', 400, 285),
      ],
      usDriverLicense,
    );
    assert.equal(read['name-last'], 'QURESHI');
    assert.equal(read['name-first'], 'SVEN');
  });
}

test('a family name that looks like a damaged caption is a name when it is printed as large as one', () => {
  const read = values(
    [
      line('LIN', 400, 125),
      line('MEI', 400, 165),
      line('3767 OLD MILL PKWY', 400, 205),
      line('MONTPELIER, VT 05655', 400, 245),
    ],
    usDriverLicense,
  );
  assert.equal(read['name-last'], 'LIN');
});

test('an issue date in the future is not sure', () => {
  const lines = [line('4a ISS 07/09/2032', 400, 100), line('4b EXP 07/09/2033', 400, 150)];
  const confidence = (asOf: string) => readVisualZone(lines, usDriverLicense, asOf)['issue-date']?.[0]?.confidence ?? 0;
  assert.ok(confidence('2026-06-15') < 0.6);
  assert.ok(confidence('2032-07-09') > 0.9);
});

test('neither street nor city are read as given names that were not legible', () => {
  const read = values(
    [
      line('1 STOLTZFUS', 470, 326),
      line('2J0j', 468, 375, 0.67),
      line('4620 OLD MILL PKWY', 501, 435),
      line('JUNEAU, AK 99808', 498, 479),
    ],
    usDriverLicense,
  );
  assert.equal(read['name-last'], 'STOLTZFUS');
  assert.equal(read['name-first'], undefined);
});

test('a number inside an address is not read as the number of a name element', () => {
  const read = values(
    [line('8 100 MAIN ST APT 2 ELMWOOD', 50, 100), line('AUSTIN, TX 78709', 50, 140)],
    usDriverLicense,
  );
  assert.equal(read['name-first'], undefined);
  assert.equal(read['address-street-1'], '100 MAIN ST APT 2 ELMWOOD');
});

test('a postal code of Idaho is not read as the number of an ID', () => {
  const read = values([line('8 12 ELM ST', 50, 100), line('BOISE, ID 83702', 50, 140)], usDriverLicense);
  assert.equal(read['identification-number'], undefined);
  assert.equal(read['address-subdivision'], 'ID');
});

test('three dates without labels are assigned by their order, with less confidence', () => {
  const readings = readVisualZone(
    [line('08/31/2029', 50, 100), line('08/31/1977', 50, 300), line('08/31/2024', 50, 500)],
    usDriverLicense,
  );
  assert.equal(readings.birthdate?.[0]?.value, '1977-08-31');
  assert.equal(readings['issue-date']?.[0]?.value, '2024-08-31');
  assert.equal(readings['expiration-date']?.[0]?.value, '2029-08-31');
  assert.ok((readings.birthdate?.[0]?.confidence ?? 1) < 0.75);
});

test('passport captions in several languages lead to the values below them', () => {
  const read = values(
    [
      line('Surname/Nom/Apellidos', 400, 100),
      line('ERIKSSON', 400, 128),
      line('Given Names/Prénoms/Nombres', 400, 170),
      line('ANNA MARIA', 400, 198),
      line('Date of birth/Date de naissance', 400, 240),
      line('12 AUG 1974', 400, 268),
      line('Place of birth/Lieu de naissance', 400, 310),
      line('ZENITH', 400, 338),
      line('Passport No./No. du Passeport', 800, 100),
      line('L898902C3', 800, 128),
    ],
    passportTd3,
  );
  assert.deepEqual(read, {
    'name-last': 'ERIKSSON',
    'name-first': 'ANNA MARIA',
    birthdate: '1974-08-12',
    birthplace: 'ZENITH',
    'identification-number': 'L898902C3',
    'document-number': 'L898902C3',
  });
});

test('an identity card prints the day first and the postal code before the city', () => {
  const read = values(
    [
      line('Date of birth', 400, 100),
      line('04.03.1990', 400, 128),
      line('City', 400, 200),
      line('10115 BERLIN', 400, 228),
    ],
    identityCardTd1,
  );
  assert.deepEqual(read, { birthdate: '1990-03-04', 'address-postal-code': '10115', 'address-city': 'BERLIN' });
});

test('the only line that can be nothing else is the number of a licence whose label was not read', () => {
  const print = [
    line('DOB', 50, 50),
    line('02/09/1997', 150, 50),
    line('T51392665', 150, 100),
    line('5 DD 47291992HK', 50, 700),
  ];
  assert.equal(values(print, usDriverLicense)['identification-number'], 'T51392665');
  assert.equal(values([...print, line('X904150531', 150, 140)], usDriverLicense)['identification-number'], undefined);
});

test('one uncertain character makes the whole value uncertain', () => {
  const sure = readVisualZone([line('1 LINDQVIST', 50, 50)], usDriverLicense)['name-last']?.[0];
  const guessed = readVisualZone([{ ...line('1 LINDQVIST', 50, 50), weakest: 0.4 }], usDriverLicense)['name-last']?.[0];
  assert.ok((sure?.confidence ?? 0) > 0.9);
  assert.ok((guessed?.confidence ?? 1) < 0.6);
});

test('a caption with faults still announces its value, and a date keeps its month in another language', () => {
  const read = values(
    [
      line('DatefexiryDatdexpiratn', 50, 100),
      line('03 A0UT 2028', 50, 132),
      line('Sumame', 50, 200),
      line('ERIKSSON', 50, 232),
    ],
    passportTd3,
  );
  assert.equal(read['expiration-date'], '2028-08-03');
  assert.equal(read['name-last'], 'ERIKSSON');
});
