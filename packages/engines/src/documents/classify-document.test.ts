import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AamvaRecord } from '../facts.ts';
import { composeTd1, composeTd3, type MrzHolder } from '../mrz/compose-mrz.ts';
import { parseMrz } from '../mrz/parse-mrz.ts';
import type { TextLine } from '../picture-facts.ts';
import { classifyDocument } from './classify-document.ts';
import { COUNTRIES, COUNTRY_NAMES, countryOfState, KNOWN_STATES } from './country-codes.ts';

const HOLDER: MrzHolder = {
  documentCode: 'P',
  issuingState: 'D',
  nationality: 'D',
  surname: 'Mustermann',
  givenNames: 'Erika',
  documentNumber: 'C01X00T47',
  birthdate: '1964-08-12',
  sex: 'F',
  expiryDate: '2029-02-28',
};

const RECORD: AamvaRecord = {
  version: 10,
  issuerId: '636014',
  jurisdiction: 'CA',
  countryCode: 'US',
  kind: 'dl',
  elements: {},
  attributes: {},
};

function words(...texts: string[]): TextLine[] {
  return texts.map((text, index) => ({
    text,
    confidence: 0.98,
    box: { x: 0, y: 200 * index ** 2, width: 200, height: 30 },
  }));
}

test('a barcode determines class, country and state', () => {
  const { confidence, ...rest } = classifyDocument({ aamva: RECORD, mrz: null, lines: [] });
  assert.deepEqual(rest, { idClass: 'dl', countryCode: 'US', subdivision: 'CA' });
  assert.ok(confidence > 0.9);
});

for (const [code, state, expected] of [
  ['P', 'D', { idClass: 'pp', countryCode: 'DE' }],
  ['PD', 'GBR', { idClass: 'pp', countryCode: 'GB' }],
  ['V', 'USA', { idClass: 'visa', countryCode: 'US' }],
  ['P', 'UTO', { idClass: 'pp', countryCode: null }],
] as const) {
  test(`a zone of code ${code} from ${state} determines class and country`, () => {
    const mrz = parseMrz(composeTd3({ ...HOLDER, documentCode: code, issuingState: state }));
    const detected = classifyDocument({ aamva: null, mrz, lines: [] });
    assert.equal(detected.idClass, expected.idClass);
    assert.equal(detected.countryCode, expected.countryCode);
  });
}

for (const [code, state, idClass] of [
  ['I', 'NLD', 'id'],
  ['ID', 'D', 'id'],
  ['C1', 'USA', 'pr'],
  ['IP', 'USA', 'ppc'],
  ['IR', 'GBR', 'rp'],
] as const) {
  test(`a card of code ${code} from ${state} is of class ${idClass}`, () => {
    const mrz = parseMrz(composeTd1({ ...HOLDER, documentCode: code, issuingState: state }));
    assert.equal(classifyDocument({ aamva: null, mrz, lines: [] }).idClass, idClass);
  });
}

for (const [lines, expected] of [
  [words('CALIFORNIA', 'DRIVER LICENSE', 'x'), { idClass: 'dl', countryCode: 'US', subdivision: 'CA' }],
  [words('WEST VIRGINIA', "DRIVER'S LICENSE", 'x'), { idClass: 'dl', countryCode: 'US', subdivision: 'WV' }],
  [words('NEWYORKSTATE', 'IDENTIFICATIONCARD', 'x'), { idClass: 'id', countryCode: 'US', subdivision: 'NY' }],
  [
    words('BUNDESREPUBLIK DEUTSCHLAND', 'PERSONALAUSWEIS', 'x'),
    { idClass: 'id', countryCode: 'DE', subdivision: null },
  ],
  [words('UNITED STATES OF AMERICA', 'PASSPORT', 'x'), { idClass: 'pp', countryCode: 'US', subdivision: null }],
  [words('HAPPY BIRTHDAY', 'TO YOU'), { idClass: null, countryCode: null, subdivision: null }],
] as const) {
  test(`the words "${lines[0]?.text}" and "${lines[1]?.text}" determine class and country`, () => {
    const { confidence, ...rest } = classifyDocument({ aamva: null, mrz: null, lines });
    assert.deepEqual(rest, expected);
    assert.equal(confidence > 0, expected.idClass !== null);
  });
}

test('every country of travel documents has an alpha-2 code and an English name', () => {
  assert.equal(countryOfState('DEU'), 'DE');
  assert.equal(countryOfState('D'), 'DE');
  assert.equal(countryOfState('XXA'), null);
  assert.ok(COUNTRY_NAMES.length >= 245);
});

test('the list of states has all codes of ISO 3166-1, and maps Kosovo and British nationals to a country', () => {
  const iso = [...KNOWN_STATES].filter((code) => /^[A-Z]{3}$/.test(code) && countryOfState(code) !== null);
  assert.equal(COUNTRIES.size, 250);
  assert.equal(iso.length, 249 + 'GBD GBN GBO GBP GBS RKS XXK'.split(' ').length);
  assert.deepEqual(['RKS', 'XXK', 'GBD', 'GBN', 'ROU', 'XXX'].map(countryOfState), [
    'XK',
    'XK',
    'GB',
    'GB',
    'RO',
    null,
  ]);
});
