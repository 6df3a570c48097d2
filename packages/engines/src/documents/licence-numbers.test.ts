import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { licenceCheckCharacter, settleLicenceNumber } from './licence-numbers.ts';

describe('settleLicenceNumber', () => {
  const cases: readonly (readonly [why: string, country: string | null, read: string, value: string, sure: boolean])[] =
    [
      ['the check character distinguishes I from 1', 'DE', 'B072RRE2155', 'B072RRE2I55', true],
      ['a number as it was printed', 'DE', 'B072RRE2I55', 'B072RRE2I55', true],
      ['no exchange fits the check character', 'DE', 'B072RRE3I55', 'B072RRE3I55', false],
      ['a check letter proves the digits', 'ES', '12345678Z', '12345678Z', true],
      ['a check letter read as what it looks like', 'ES', '841341770', '84134177Q', true],
      ['a check letter read as a digit', 'ES', '968089681', '96808968J', true],
      ['digits that the check letter does not fit', 'ES', '12345679Z', '12345679Z', false],
      ['a letter where only a digit is possible', 'FR', '13AA0OO02', '13AA00002', true],
      ['a digit where only a letter is possible', 'FR', '131A00002', '13IA00002', true],
      ['names are filled up with 9', 'GB', 'MORGA657054SM9IJ', 'MORGA657054SM9IJ', true],
      ['a digit in a name', 'GB', 'M0RGA657O54SM9IJ', 'MORGA657054SM9IJ', true],
      ['letters and digits at will', 'IT', 'U1H76L23OC', 'U1H76L23OC', false],
      ['nothing that has a twin', 'IT', 'U1H76L234C', 'U1H76L234C', true],
      ['one of two shapes fits as it was read', 'PT', 'L52943293', 'L52943293', true],
      ['two shapes fit what may be a letter', 'PT', 'P07792797', 'P07792797', false],
      ['another length than the country prints', 'NL', '123456789', '123456789', false],
      ['a country without known shapes, only digits', 'FI', '1012034', '1012034', true],
      [
        'a country without known shapes, a twin among letters',
        'FI',
        '120134-101A'.replace('-', ''),
        '120134101A',
        false,
      ],
      ['the country is unknown', null, 'A2345678', 'A2345678', true],
    ];
  for (const [why, country, read, value, isSure] of cases) {
    it(`${country} ${read} is ${value}, ${isSure ? 'surely' : 'unsure'}: ${why}`, () => {
      assert.deepEqual(settleLicenceNumber(read, country), { value, isSure });
    });
  }

  it('gives the check characters of published samples', () => {
    assert.equal(licenceCheckCharacter('DE', 'B072RRE2I'), '5');
    assert.equal(licenceCheckCharacter('ES', '12345678'), 'Z');
    assert.equal(licenceCheckCharacter('FR', '13AA0000'), null);
  });
});
