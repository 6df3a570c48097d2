/** AAMVA barcodes as issuers and card printers produce them: every element, every version, and known deviations. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { AamvaRecord } from '../../facts.ts';
import { composeAamva } from './compose-aamva.ts';
import { AAMVA_ELEMENTS } from './elements.ts';
import { parseAamva } from './parse-aamva.ts';

const HOLDER = {
  DAQ: 'D1234567',
  DCS: 'MOTORIST',
  DAC: 'MARIA',
  DBB: '1990-02-03',
  DBA: '2031-02-03',
  DBD: '2023-02-03',
  DAK: '94109',
};
/** Version 1 has the whole name in one element. */
const HOLDER_1 = { ...HOLDER, DCS: '', DAC: '', DAA: 'MOTORIST,MARIA' };

function composed(version: number, more: Readonly<Record<string, string>> = {}): string {
  const elements = { ...(version === 1 ? HOLDER_1 : HOLDER), ...more };
  return composeAamva({ kind: 'dl', issuerId: '636014', jurisdiction: 'CA', version, country: 'US', elements });
}

function record(text: string): AamvaRecord {
  const result = parseAamva(text);
  assert.ok(result.ok, result.ok ? '' : result.error);
  return result.record;
}

/** Required and optional elements of the 2020 edition (annex D, tables D.3 and D.4). */
const EDITION_2020 = (
  'DCA DCB DCD DBA DCS DAC DAD DBD DBB DBC DAY DAU DAG DAI DAJ DAK DAQ DCF DCG DDE DDF DDG ' +
  'DAH DAZ DCI DCJ DCK DBN DBG DBS DCU DCE DCL DCM DCN DCO DCP DCQ DCR DDA DDB DDC DDD DAW DAX DDH DDI DDJ DDK DDL'
).split(' ');

describe('elements', () => {
  it('are exactly those of the edition of 2020', () => {
    const current = Object.entries(AAMVA_ELEMENTS).filter(([, { until }]) => until === null);
    assert.deepEqual(current.map(([id]) => id).toSorted(), EDITION_2020.toSorted());
  });

  for (const version of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) {
    it(`of version ${version} are all read back`, () => {
      const own = Object.entries(AAMVA_ELEMENTS).filter(
        ([, { since, until }]) => since <= version && (until === null || until >= version),
      );
      const names = new Set(['DCS', 'DAC', 'DAA', 'DCT', 'DAB', ...Object.keys(HOLDER)]);
      const more = Object.fromEntries(
        own.flatMap(([id, { kind }], index) =>
          names.has(id) ? [] : [[id, kind === 'date' ? '2030-01-02' : `V${index}`] as const],
        ),
      );
      const read = record(composed(version, more));
      assert.equal(read.version, version);
      for (const [id, value] of Object.entries(more)) {
        const expected = AAMVA_ELEMENTS[id]?.kind !== 'date' ? value : version === 1 ? '20300102' : '01022030';
        assert.equal(read.elements[id], expected, id);
      }
      assert.equal(read.attributes['name-last'], 'MOTORIST');
      assert.equal(read.attributes['name-first'], 'MARIA');
      assert.equal(read.attributes.birthdate, '1990-02-03');
    });
  }

  it('of jurisdictions and of later editions are kept under their ids', () => {
    const text = composed(10, { ZCA: 'BRO', ZCB: 'X' }).replace('\nDCS', '\nDDM1\nDDP0\nDCS');
    const { elements } = record(text);
    assert.deepEqual([elements['ZCA'], elements['ZCB'], elements['DDM'], elements['DDP']], ['BRO', 'X', '1', '0']);
  });
});

describe('departures from the standard', () => {
  const text = composed(10, { DAD: 'LEE' });
  const cases: readonly (readonly [what: string, text: string])[] = [
    ['only carriage returns', text.replaceAll('\n', '\r')],
    ['only record separators', text.replaceAll('\n', '\u001e')],
    ['two line feeds for one', text.replaceAll('\n', '\n\n')],
    ['blanks around every value', text.replaceAll('\n', '  \n ')],
    ['a small file type', text.replace('ANSI', 'ansi')],
    ['zeroes behind the end', `${text}\u0000\u0000\u0000`],
    ['offsets and lengths of zero', text.replace(/DL\d{8}/, 'DL00000000')],
    ['offsets far beyond the end', text.replace(/DL\d{8}/, 'DL00310100')],
    ['a jurisdiction subfile before the licence', text.replace(/02DL\d{8}/, '02ZC00510010DL00610200')],
    ['an enhanced licence', text.replace(/DL(\d{8})DL/, 'EN$1EN')],
    ['an element that is repeated empty', text.replace('\nDCS', '\nDAQ\nDCS')],
    ['the number of subfiles missing', text.replace(/(ANSI \d{10})\d{2}DL/, '$1DL')],
  ];
  for (const [what, odd] of cases) {
    it(`are read: ${what}`, () => {
      const { attributes, kind } = record(odd);
      assert.deepEqual(
        [kind, attributes['document-number'], attributes['name-last'], attributes['name-middle'], attributes.birthdate],
        ['dl', 'D1234567', 'MOTORIST', 'LEE', '1990-02-03'],
      );
    });
  }

  /** Texts that are refused: names contain sequences like ids (HADDAD), so lost separators are not guessed. */
  const refused: readonly (readonly [what: string, text: string, error: string])[] = [
    ['no separators at all', text.replaceAll('\n', ''), 'truncated'],
    ['cut in the middle of the subfile', text.slice(0, 60), 'truncated'],
    ['no birth date', text.replace(/\nDBB\d{8}/, ''), 'truncated'],
    ['no number', text.replace('DAQD1234567', 'DAQ'), 'truncated'],
    ['another standard in the same wrapping', '@\n\u001e\rICAO 123456', 'not_aamva'],
    ['compressed or encrypted bytes', '\u0001\u0002\u00ff\u00fe\u0010garbage'.repeat(20), 'not_aamva'],
    ['South African bytes in place of text', '\u0001\u009b\tE\u0000\u0000', 'not_aamva'],
  ];
  for (const [what, odd, error] of refused) {
    it(`are refused as ${error}: ${what}`, () => assert.deepEqual(parseAamva(odd), { ok: false, error }));
  }
});

describe('a comma at the end', () => {
  it('is no part of a name or a street', () => {
    const { attributes } = record(composed(4, { DCS: 'MOTORIST,', DAC: 'MARIA,', DAD: 'ANNE ,', DAG: '12 MAIN ST,' }));
    assert.equal(attributes['name-last'], 'MOTORIST');
    assert.equal(attributes['name-first'], 'MARIA');
    assert.equal(attributes['name-middle'], 'ANNE');
    assert.equal(attributes['address-street-1'], '12 MAIN ST');
  });

  it('leaves given names in one element apart', () => {
    const { attributes } = record(composed(3, { DAC: '', DCT: 'MARIA,ANNE,', DCS: 'MOTORIST,' }));
    assert.equal(attributes['name-first'], 'MARIA');
    assert.equal(attributes['name-middle'], 'ANNE');
  });
});
