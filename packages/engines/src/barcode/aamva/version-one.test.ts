/** Records of version 1 (DL/ID-2000): two addresses, two heights, and an issuer number without its first digit. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseAamva } from './parse-aamva.ts';

const HOLDER = ['DAQ12345678', 'DAADOE,JANE,LEE', 'DBA20300101', 'DBB19800203', 'DBC2', 'DBD20200101', 'DARC'];

function given(header: string, more: readonly string[], ...attributes: readonly string[]) {
  const result = parseAamva(`@\n\u001e\r${header}${[...HOLDER, ...more].join('\n')}\r`);
  assert.ok(result.ok, result.ok ? '' : result.error);
  const found: Readonly<Record<string, string | undefined>> = result.record.attributes;
  return { record: result.record, values: attributes.map((each) => found[each]) };
}

const HEADER = 'ANSI 6360250101DL00290200DL';

describe('an issuer in the header', () => {
  const headers: readonly (readonly [
    header: string,
    issuerId: string,
    jurisdiction: string | null,
    version: number,
  ])[] = [
    [HEADER, '636025', 'PA', 1],
    ['ANSI 360250101DL00280200DL', '636025', 'PA', 1],
    ['ANSI 044320101DL00280200DL', '604432', 'AB', 1],
    ['ANSI360250101DL', '636025', 'PA', 1],
    ['AAMVA360030101DL00280192DL', '636003', 'MD', 1],
    ['ANSI 36025030102DL00400200DL', '636025', 'PA', 3],
    ['ANSI 3602501DL00280200DL', '636025', 'PA', 1],
    ['ANSI 123450101DL00280200DL', '12345', null, 1],
    ['ANSI 999999090102DL00410200DL', '999999', null, 9],
    ['ANSI 636025011DL00290200DL', '636025', 'PA', 1],
  ];
  for (const [header, ...expected] of headers) {
    it(`is read with its version in ${header}`, () => {
      const { record, values } = given(header, [], 'birthdate', 'name-first', 'name-middle', 'document-number');
      assert.deepEqual([record.issuerId, record.jurisdiction, record.version], expected);
      assert.deepEqual(values, ['1980-02-03', 'JANE', 'LEE', '12345678']);
    });
  }
});

describe('a height of version 1', () => {
  const heights: readonly (readonly [elements: readonly string[], expected: string | undefined])[] = [
    [['DAU511'], '71 in'],
    [['DAU600', 'DAV183'], '72 in'],
    [['DAU072'], '72 in'],
    [['DAU5-11'], '71 in'],
    [[`DAU5'11"`], '71 in'],
    [['DAU5FT 04IN'], '64 in'],
    [['DAU178'], '178 cm'],
    [['DAV180'], '180 cm'],
    [['DAV180 CM'], '180 cm'],
    [['DAV95'], '95 cm'],
    [['DAV305'], '305 cm'],
    [['DAU000', 'DAV180'], '180 cm'],
    [['DAU', 'DAV180'], '180 cm'],
    [['DAUNONE', 'DAV000'], undefined],
    [['DAV71 in'], undefined],
    [['DAU5-13'], undefined],
  ];
  for (const [elements, expected] of heights) {
    it(`is ${expected ?? 'unread'} for ${elements.join(' ')}`, () => {
      assert.deepEqual(given(HEADER, elements, 'height').values, [expected]);
    });
  }
});

describe('an address of version 1', () => {
  const mailing = ['DAGPO BOX 1', 'DAHC/O DOE', 'DAIPORTLAND', 'DAJOR', 'DAK97201    '];
  const home = ['DAL1 HOME RD', 'DANVANCOUVER', 'DAOWA', 'DAP98660    '];
  type Address = readonly (string | undefined)[];
  const cases: readonly (readonly [what: string, elements: readonly string[], expected: Address])[] = [
    ['for mail', mailing, ['PO BOX 1', 'C/O DOE', 'PORTLAND', 'OR', '97201']],
    ['of residence', home, ['1 HOME RD', undefined, 'VANCOUVER', 'WA', '98660']],
    [
      'of residence in addition to one for mail',
      [...mailing, ...home],
      ['1 HOME RD', undefined, 'VANCOUVER', 'WA', '98660'],
    ],
    [
      'of residence that lacks its city',
      [...mailing, 'DAL1 HOME RD', 'DAOWA'],
      ['1 HOME RD', undefined, undefined, 'WA', undefined],
    ],
    [
      'split between both',
      ['DAG1 HOME RD', 'DANVANCOUVER', 'DAOWA', 'DAK98660'],
      ['1 HOME RD', undefined, 'VANCOUVER', 'WA', '98660'],
    ],
    [
      'for mail with an empty residence',
      [...mailing, 'DALNONE', 'DANNONE', 'DAO', 'DAP'],
      ['PO BOX 1', 'C/O DOE', 'PORTLAND', 'OR', '97201'],
    ],
  ];
  const attributes = ['street-1', 'street-2', 'city', 'subdivision', 'postal-code'].map((each) => `address-${each}`);
  for (const [what, elements, expected] of cases) {
    it(`is the one ${what}`, () => assert.deepEqual(given(HEADER, elements, ...attributes).values, expected));
  }

  it('of residence does not replace the address of later versions', () => {
    const { values } = given('ANSI 636025090102DL00410200DL', [...mailing, ...home], ...attributes);
    assert.deepEqual(values, ['PO BOX 1', 'C/O DOE', 'PORTLAND', 'OR', '97201']);
  });
});
