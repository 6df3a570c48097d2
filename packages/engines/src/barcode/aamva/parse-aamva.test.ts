import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { AamvaRecord } from '../../facts.ts';
import { composeAamva } from './compose-aamva.ts';
import { AAMVA_ELEMENTS } from './elements.ts';
import { parseAamva } from './parse-aamva.ts';

/** Layout of the example in annex D with a specimen holder. */
const BODY = [
  'DAQT64235789',
  'DCSSAMPLE',
  'DDEN',
  'DACMICHAEL',
  'DDFN',
  'DADJOHN',
  'DDGN',
  'DCUJR',
  'DCAD',
  'DCBK',
  'DCDPH',
  'DBD06062019',
  'DBB06061986',
  'DBA12102024',
  'DBC1',
  'DAU068 in',
  'DAYBRO',
  'DAG2300 WEST BROAD STREET',
  'DAIRICHMOND',
  'DAJVA',
  'DAK232690000  ',
  'DCF2424244747474786102204',
  'DCGUSA',
];

function licence(body: readonly string[], header = 'ANSI 636000100102', separator = '\n'): string {
  return `@\n\u001e\r${header}DL00410278ZV03190008DL${body.join(separator)}\rZVZVA01\r`;
}

function record(text: string): AamvaRecord {
  const result = parseAamva(text);
  assert.ok(result.ok, result.ok ? '' : result.error);
  return result.record;
}

function changed(change: Readonly<Record<string, string | null>>): readonly string[] {
  const kept = BODY.filter((line) => !(line.slice(0, 3) in change));
  const added = Object.entries(change).flatMap(([id, value]) => (value === null ? [] : [id + value]));
  return [...kept, ...added];
}

describe('parseAamva', () => {
  it('reads every attribute of a version 10 licence', () => {
    const { attributes, ...rest } = record(licence(BODY));
    assert.deepEqual(attributes, {
      'name-first': 'MICHAEL',
      'name-middle': 'JOHN',
      'name-last': 'SAMPLE',
      'name-suffix': 'JR',
      birthdate: '1986-06-06',
      'issue-date': '2019-06-06',
      'expiration-date': '2024-12-10',
      'document-number': 'T64235789',
      'identification-number': 'T64235789',
      'address-street-1': '2300 WEST BROAD STREET',
      'address-city': 'RICHMOND',
      'address-subdivision': 'VA',
      'address-postal-code': '23269',
      'issuing-authority': 'VA',
      'issuing-subdivision': 'VA',
      sex: 'M',
      height: '68 in',
      endorsements: 'PH',
      restrictions: 'K',
      'vehicle-class': 'D',
    });
    assert.equal(rest.version, 10);
    assert.equal(rest.issuerId, '636000');
    assert.equal(rest.countryCode, 'US');
    assert.equal(rest.kind, 'dl');
    assert.equal(rest.elements['ZVA'], '01');
  });

  const headers: readonly (readonly [what: string, text: string, version: number])[] = [
    ['the standard header', licence(BODY), 10],
    ['a byte order mark', `\ufeff${licence(BODY)}`, 10],
    ['carriage return and line feed', licence(BODY, 'ANSI 636000080002', '\r\n'), 8],
    ['no blank after ANSI', licence(BODY, 'ANSI636000090002'), 9],
    ['AAMVA as the file type', licence(BODY, 'AAMVA636000070002'), 7],
    ['letters in place of control characters', licence(BODY).replace('@\n\u001e\r', '@\n6M'), 10],
    ['printed control characters', licence(BODY).replaceAll('\n', '<LF>').replaceAll('\r', '<CR>'), 10],
    ['undefined characters around line feeds', licence(BODY, 'ANSI 636000090002', '\u0090\n\u0090'), 9],
    ['no compliance indicator', licence(BODY).slice(1), 10],
    ['a wrong designator', licence(BODY).replace('DL00410278ZV03190008', 'DLabac'), 10],
    ['a number of a later version', licence(BODY, 'ANSI 636000140102'), 14],
  ];
  for (const [what, text, version] of headers) {
    it(`reads a header with ${what}`, () => {
      const read = record(text);
      assert.equal(read.version, version);
      assert.equal(read.attributes['document-number'], 'T64235789');
      assert.equal(read.attributes['issue-date'], '2019-06-06');
      assert.equal(read.attributes['name-first'], 'MICHAEL');
    });
  }

  const none = { DCS: null, DAC: null, DAD: null, DCU: null };
  type Name = readonly [
    first: string | undefined,
    middle: string | undefined,
    last: string,
    suffix: string | undefined,
  ];
  const names: readonly (readonly [elements: Readonly<Record<string, string | null>>, expected: Name])[] = [
    [{ DAD: 'NONE', DCU: '' }, ['MICHAEL', undefined, 'SAMPLE', undefined]],
    [{ DAD: 'unavl', DCU: 'NONE' }, ['MICHAEL', undefined, 'SAMPLE', undefined]],
    [{ DAD: 'NMN' }, ['MICHAEL', undefined, 'SAMPLE', 'JR']],
    [{ DAD: '  LEE   ANN ' }, ['MICHAEL', 'LEE ANN', 'SAMPLE', 'JR']],
    [{ ...none, DCS: 'DOE', DCT: 'MARY ANN' }, ['MARY', 'ANN', 'DOE', undefined]],
    [{ ...none, DCS: 'DOE', DCT: 'MARY ANN,LEE' }, ['MARY ANN', 'LEE', 'DOE', undefined]],
    [{ ...none, DCS: 'DOE', DCT: 'ROBERTO' }, ['ROBERTO', undefined, 'DOE', undefined]],
    [{ ...none, DAA: 'DOE,MARY' }, ['MARY', undefined, 'DOE', undefined]],
    [{ ...none, DAA: 'DOE,MARY ANN' }, ['MARY', 'ANN', 'DOE', undefined]],
    [{ ...none, DAA: 'DOE,MARY, ANN' }, ['MARY', 'ANN', 'DOE', undefined]],
    [{ ...none, DAA: 'DOE,JOHN,LEE,JR' }, ['JOHN', 'LEE', 'DOE', 'JR']],
    [{ ...none, DAA: 'DOE,JOHN,JR' }, ['JOHN', undefined, 'DOE', 'JR']],
    [{ ...none, DAA: 'DOE@JOHN@LEE' }, ['JOHN', 'LEE', 'DOE', undefined]],
    [{ ...none, DAA: 'JOHN ROBERT LEE DOE' }, ['JOHN', 'ROBERT LEE', 'DOE', undefined]],
    [{ ...none, DAA: 'JOHN DOE III' }, ['JOHN', undefined, 'DOE', 'III']],
    [{ ...none, DAB: 'DOE', DAC: 'JOHN', DAE: 'SR' }, ['JOHN', undefined, 'DOE', 'SR']],
    [{ DCS: "O'NEIL-VAN DER BERG" }, ['MICHAEL', 'JOHN', "O'NEIL-VAN DER BERG", 'JR']],
    [{ DAC: 'NONE' }, [undefined, 'JOHN', 'SAMPLE', 'JR']],
    [{ DAD: 'ANN,LEE' }, ['MICHAEL', 'ANN LEE', 'SAMPLE', 'JR']],
    [{ DAD: ',ANN, LEE,' }, ['MICHAEL', 'ANN LEE', 'SAMPLE', 'JR']],
    [{ DAD: 'LEE,SR', DCU: null }, ['MICHAEL', 'LEE', 'SAMPLE', 'SR']],
    [{ DAD: 'ANN,NONE' }, ['MICHAEL', 'ANN', 'SAMPLE', 'JR']],
    [{ DAC: 'MARY,ANN', DAD: null }, ['MARY', 'ANN', 'SAMPLE', 'JR']],
    [{ DAC: 'MARY,ANN', DAD: 'ANN' }, ['MARY', 'ANN', 'SAMPLE', 'JR']],
    [{ DAC: 'MARY,ANN', DAD: 'LEE' }, ['MARY ANN', 'LEE', 'SAMPLE', 'JR']],
    [{ DAC: 'MARY ANN', DAD: null }, ['MARY ANN', undefined, 'SAMPLE', 'JR']],
    [{ DCS: 'GARCIA,LOPEZ' }, ['MICHAEL', 'JOHN', 'GARCIA LOPEZ', 'JR']],
    [{ DCS: 'DOE, SR', DCU: null }, ['MICHAEL', 'JOHN', 'DOE', 'SR']],
    [{ DCU: ',III,' }, ['MICHAEL', 'JOHN', 'SAMPLE', 'III']],
    [{ ...none, DCS: 'DOE', DCT: 'ANN, LEE MAY' }, ['ANN', 'LEE MAY', 'DOE', undefined]],
    [{ ...none, DCS: 'DOE', DCT: ',ANN$LEE' }, ['ANN', 'LEE', 'DOE', undefined]],
    [{ ...none, DCS: 'DOE', DCT: 'ANN@LEE' }, ['ANN', 'LEE', 'DOE', undefined]],
    [{ ...none, DCS: 'DOE', DCT: 'JOHN,LEE,JR' }, ['JOHN', 'LEE', 'DOE', 'JR']],
    [{ ...none, DCS: 'DOE', DCT: 'MARY,ANN', DAD: 'LEE' }, ['MARY ANN', 'LEE', 'DOE', undefined]],
    [{ ...none, DAB: 'DOE,JR', DAC: 'JOHN,LEE' }, ['JOHN', 'LEE', 'DOE', 'JR']],
    [{ ...none, DAA: 'DOE,,MARY' }, ['MARY', undefined, 'DOE', undefined]],
    [{ ...none, DAA: 'DOE,SUE,,' }, ['SUE', undefined, 'DOE', undefined]],
    [{ ...none, DAA: 'DOE,JOHN,,V' }, ['JOHN', undefined, 'DOE', 'V']],
    [{ ...none, DAA: 'DOE,JOHN,V' }, ['JOHN', 'V', 'DOE', undefined]],
    [{ ...none, DAA: 'DOE,JOHN,LEE,MAY' }, ['JOHN', 'LEE MAY', 'DOE', undefined]],
    [{ ...none, DAA: 'DOE,JOHN,LEE,MAY,JR' }, ['JOHN', 'LEE MAY', 'DOE', 'JR']],
    [{ ...none, DAA: 'DOE$JOHN$LEE$' }, ['JOHN', 'LEE', 'DOE', undefined]],
    [{ ...none, DAA: 'DOE, JR, JOHN, LEE' }, ['JOHN', 'LEE', 'DOE', 'JR']],
    [{ ...none, DAA: 'DOE JR,JOHN' }, ['JOHN', undefined, 'DOE', 'JR']],
    [{ ...none, DAA: 'DOE,JOHN LEE JR' }, ['JOHN', 'LEE', 'DOE', 'JR']],
    [{ ...none, DAA: 'JOHN LEE DOE, JR' }, ['JOHN', 'LEE', 'DOE', 'JR']],
    [{ ...none, DAA: 'DOE,JOHN,NMN' }, ['JOHN', undefined, 'DOE', undefined]],
  ];
  for (const [elements, expected] of names) {
    it(`splits the name of ${JSON.stringify(elements)}`, () => {
      const { attributes } = record(licence(changed(elements)));
      const parts = ['name-first', 'name-middle', 'name-last', 'name-suffix'] as const;
      assert.deepEqual(
        parts.map((part) => attributes[part]),
        expected,
      );
    });
  }

  const dates: readonly (readonly [raw: string, expected: string | undefined])[] = [
    ['02291992', '1992-02-29'],
    ['19920229', '1992-02-29'],
    ['12112011', '2011-12-11'],
    ['20111211', '2011-12-11'],
    ['2011-12-11', '2011-12-11'],
    ['12/11/2011', '2011-12-11'],
    ['02291991', undefined],
    ['13011990', undefined],
    ['00000000', undefined],
    ['NONE', undefined],
    ['', undefined],
  ];
  for (const [raw, expected] of dates) {
    it(`reads the date ${raw || '(empty)'} as ${expected ?? 'absent'}`, () => {
      assert.equal(record(licence(changed({ DBA: raw }))).attributes['expiration-date'], expected);
    });
  }

  const values: readonly (readonly [change: Record<string, string | null>, attribute: string, expected?: string])[] = [
    [{ DAK: '360931234  ' }, 'address-postal-code', '36093-1234'],
    [{ DAK: '20009-1234 ' }, 'address-postal-code', '20009-1234'],
    [{ DAK: '96826     0' }, 'address-postal-code', '96826'],
    [{ DAK: 'T4G7A7', DAJ: 'AB', DCG: 'CAN' }, 'address-postal-code', 'T4G 7A7'],
    [{ DBC: '2' }, 'sex', 'F'],
    [{ DBC: 'M' }, 'sex', 'M'],
    [{ DBC: '9' }, 'sex', 'X'],
    [{ DBC: '0' }, 'sex', undefined],
    [{ DAU: ' 65 IN' }, 'height', '65 in'],
    [{ DAU: '155 CM' }, 'height', '155 cm'],
    [{ DCB: 'NONE' }, 'restrictions', undefined],
    [{ DAG: '', DAL: '1 HOME RD' }, 'address-street-1', '1 HOME RD'],
    [{ DAH: 'APT 4' }, 'address-street-2', 'APT 4'],
    [{ DAQ: 'NONE' }, 'document-number', undefined],
    [{ DCI: 'US,OHIO' }, 'birthplace', 'US,OHIO'],
  ];
  for (const [change, attribute, expected] of values) {
    it(`gives ${attribute} of ${JSON.stringify(change)} as ${expected ?? 'absent'}`, () => {
      const attributes: Readonly<Record<string, string | undefined>> = record(licence(changed(change))).attributes;
      assert.equal(attributes[attribute], expected);
    });
  }

  it('reads feet and inches in version 1 heights', () => {
    const text = licence(changed({ DAU: '511' }), 'ANSI 6360000101');
    assert.equal(record(text).attributes['height'], '71 in');
  });

  it('takes the country from the issuer where the element is missing', () => {
    const text = licence(changed({ DCG: null, DAJ: 'ON', DBB: '19860606' }), 'ANSI 636012030001');
    assert.equal(record(text).countryCode, 'CA');
    assert.equal(record(text).jurisdiction, 'ON');
    assert.equal(record(text).attributes['birthdate'], '1986-06-06');
  });

  it('distinguishes an identification card from a licence', () => {
    const text = `@\n\u001e\rANSI 636000100101ID00310247ID${changed({ DCA: null }).join('\n')}\r`;
    assert.equal(record(text).kind, 'id');
  });

  it('reads the magnetic stripe layout that preceded the standard', () => {
    const third = '#" 787651234  C               1505150BRNBLU?';
    const read = record(`%TXAUSTIN^DOE$JOHN$Q^12345 SHERBOURNE ST^?;636015387741940=150819810101?${third}`);
    assert.equal(read.version, 0);
    assert.equal(read.countryCode, 'US');
    assert.equal(read.attributes['name-last'], 'DOE');
    assert.equal(read.attributes['document-number'], '387741940');
    assert.equal(read.attributes['birthdate'], '1981-01-01');
    assert.equal(read.attributes['expiration-date'], '2015-08-31');
  });

  const refusals: readonly (readonly [what: string, text: string, error: string])[] = [
    ['an empty text', '', 'not_aamva'],
    ['a web address', 'https://example.org/ANSI', 'not_aamva'],
    ['a boarding pass', 'M1DOE/JOHN            EABC123 FRAJFKLH 0400 326J001A0025 100', 'not_aamva'],
    ['only the header', '@\n\u001e\rANSI 636000100102DL00410278ZV03190008', 'truncated'],
    ['only the first elements', licence(BODY).slice(0, 80), 'truncated'],
    ['only a jurisdiction subfile', '@\n\u001e\rANSI 636000100101ZV00310008ZVZVA01\r', 'no_subfile'],
    ['only the first track', '%TXAUSTIN^DOE$JOHN$Q^12345 SHERBOURNE ST^?', 'truncated'],
    ['the header far behind', `${' '.repeat(200)}${licence(BODY)}`, 'not_aamva'],
  ];
  for (const [what, text, error] of refusals) {
    it(`refuses ${what} as ${error}`, () => {
      assert.deepEqual(parseAamva(text), { ok: false, error });
    });
  }

  it('returns a typed result for every cut of a record and for long hostile text', () => {
    const whole = licence(BODY);
    for (let length = 0; length <= whole.length; length += 1) parseAamva(whole.slice(0, length));
    // Super-linear parsing would exceed the time limit of the test file.
    for (const unit of ['ANSI 636000', '%TX^', 'D'.repeat(50), '\n', ' ,', 'DAA,']) parseAamva(unit.repeat(100_000));
  });

  it('ignores elements that are named like members of every object', () => {
    assert.equal(record(licence([...BODY, '__proto__x', 'constructor'])).attributes['name-last'], 'SAMPLE');
  });
});

describe('composeAamva', () => {
  const elements = {
    DAQ: 'D1234567',
    DCS: 'MOTORIST',
    DAC: 'MARIA',
    DBB: '1990-02-03',
    DBA: '2031-02-03',
    DBD: '2023-02-03',
    DAK: '94109',
  };
  for (const version of [8, 9, 10]) {
    for (const country of ['US', 'CA'] as const) {
      it(`writes a version ${version} record for ${country} that reads back the same`, () => {
        const text = composeAamva({ kind: 'dl', issuerId: '636014', jurisdiction: 'CA', version, country, elements });
        const read = record(text);
        assert.equal(read.version, version);
        assert.equal(read.countryCode, country);
        assert.equal(read.attributes['birthdate'], '1990-02-03');
        assert.equal(read.attributes['expiration-date'], '2031-02-03');
        assert.equal(read.elements['DBB'], country === 'US' ? '02031990' : '19900203');
      });
    }
  }

  it('points each designator at its subfile', () => {
    const text = composeAamva({
      kind: 'id',
      issuerId: '636014',
      jurisdiction: 'CA',
      country: 'US',
      elements: { ...elements, ZCA: 'BLU', ZCB: 'X' },
    });
    assert.ok(text.startsWith('@\n\u001e\rANSI 636014100102ID'));
    const designators = [...text.slice(21, 41).matchAll(/([A-Z]{2})(\d{4})(\d{4})/g)];
    const subfiles = designators.map(([, , offset, length]) =>
      text.slice(Number(offset), Number(offset) + Number(length)),
    );
    assert.deepEqual(
      subfiles.map((subfile) => [subfile.slice(0, 5), subfile.at(-1)]),
      [
        ['IDDAQ', '\r'],
        ['ZCZCA', '\r'],
      ],
    );
    assert.equal(subfiles.join(''), text.slice(41));
    assert.ok(!text.includes('DCA'));
  });

  it('refuses values that would not give a correct record', () => {
    const good = { kind: 'dl', issuerId: '636014', jurisdiction: 'CA', country: 'US', elements } as const;
    assert.throws(() => composeAamva({ ...good, version: 11 }), RangeError);
    assert.throws(() => composeAamva({ ...good, issuerId: '12' }), RangeError);
    assert.throws(() => composeAamva({ ...good, elements: { ...elements, DAG: 'A\nDBB01011900' } }), RangeError);
    assert.throws(() => composeAamva({ ...good, elements: { ...elements, DXX: '1' } }), RangeError);
  });
});

describe('AAMVA_ELEMENTS', () => {
  it('names the holder, the document and the dates with ids of three letters', () => {
    assert.ok(Object.keys(AAMVA_ELEMENTS).every((id) => /^[DP][A-D][A-Z]$|^PA[A-F]$/.test(id)));
    const dates = Object.entries(AAMVA_ELEMENTS).filter(([, element]) => element.kind === 'date');
    assert.deepEqual(
      dates.map(([id]) => id),
      ['DBA', 'DBB', 'DBD', 'DBL', 'PAB', 'PAD', 'DDB', 'DDC', 'DDH', 'DDI', 'DDJ'],
    );
  });
});
