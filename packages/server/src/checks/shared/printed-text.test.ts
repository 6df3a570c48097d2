import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { side, textLine } from '../../../test/support/check-facts.ts';
import { printsDate, printsName, printsNumber } from './printed-text.ts';

const printed = (...lines: string[]) => side({ text: lines.map((line) => textLine(line)) });

describe('printed text', () => {
  it('finds a date in the orders documents use', () => {
    for (const text of ['DOB 04/12/1990', '12.04.1990', '1990-04-12', '12 APR 1990', 'APR 12 1990', '12.04.90']) {
      assert.ok(printsDate(printed(text), '1990-04-12'), text);
    }
    assert.ok(!printsDate(printed('04/13/1990'), '1990-04-12'));
    assert.ok(!printsDate(printed('04/12/1990'), 'no date'));
  });

  it('finds a number with confused characters, and a name that lost accents or spaces', () => {
    assert.ok(printsNumber(printed('DL D12O4567'), 'D1204567'));
    assert.ok(printsName(printed('LN GARCIALOPEZ'), 'García López'));
    assert.ok(printsName(printed('MULLER'), 'MUELLER'));
    assert.ok(!printsName(printed('CALIFORNIA'), 'LI'), 'too short to search');
  });

  it('finds a name that is printed in another alphabet, or with accents that a zone writes as letters', () => {
    assert.ok(printsName(printed('ПРІЗВИЩЕ ШЕВЧЕНКО', 'ТАРАС'), 'SHEVCHENKO'));
    assert.ok(printsName(printed('ΕΠΩΝΥΜΟ: Παπαδόπουλος'), 'PAPADOPOULOS'));
    assert.ok(printsName(printed('PREZIME ĐORĐEVIĆ'), 'DJORDJEVIC'));
    assert.ok(printsName(printed('APELLIDOS NÚÑEZ DE LA CRUZ'), 'NUNXXEZ DE LA CRUZ'));
    assert.ok(printsName(printed('SURNAME SHEVCHENKO'), 'Шевченко'));
    assert.ok(!printsName(printed('ПРІЗВИЩЕ ШЕВЧУК'), 'SHEVCHENKO'));
    assert.ok(!printsName(printed('PREZIME DIMITRIJEVIĆ'), 'DJORDJEVIC'));
  });

  it('does not use the machine-readable zone as print', () => {
    assert.ok(!printsName(printed('P<SWELINDQVIST<<AVA'), 'LINDQVIST'));
  });
});
