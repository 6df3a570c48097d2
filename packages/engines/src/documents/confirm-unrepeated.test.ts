import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Reading } from '../facts.ts';
import { confirmUnrepeated } from './confirm-unrepeated.ts';
import type { Sight } from './second-reading.ts';

const box = { x: 10, y: 10, width: 200, height: 40 };
const reading = (value: string, confidence = 0.95): readonly Reading[] => [
  { value, source: 'visual-zone', confidence, box },
];

/** Returns a side whose lines all have these two readings. */
function sight(...texts: readonly [string, string]): Sight {
  const weighed = texts.map((text) => ({
    text,
    confidence: 0.95,
    characters: [],
    leavesInk: false,
    weigh: () => () => 0,
  }));
  return {
    reader: { weigh: async () => weighed, foldAlphabet: () => new Map() },
    pixels: { data: new Uint8Array(3), width: 1, height: 1 },
    regions: [],
  };
}

describe('confirmUnrepeated', () => {
  const cases = [
    ['name-last', 'DE BRUIJN', ['DE BRUIJN', 'DE BRUIJN'], true],
    ['name-last', 'DE BRUIN', ['DE BRUIJN', 'DE BRUIN'], false],
    ['name-last', 'MÜLLER', ['1. MULLER', 'MÜLLER'], true],
    ['birthdate', '1961-10-19', ['19/10/1961 OSLO', '3.19/10/1961OSL0'], true],
    ['birthdate', '1961-10-19', ['19/10/1961 OSLO', '19/10/1967 OSLO'], false],
    ['identification-number', 'B072RRE2I55', ['B072RRE2I55', 'B072RRE2155'], true],
    ['identification-number', 'B072RRE2I55', ['B072RRE2I55', 'B072RRE2I5'], false],
    ['issue-date', '2022-07-05', ['05 ANN/JUL 22', '05 NN/JUL 22'], true],
    ['issue-date', '2022-07-05', ['05 ANN/JUL 22', '06 NN/JUL 22'], false],
    ['vehicle-class', 'AM/B', ['AM/B', 'AMB'], true],
  ] as const;
  for (const [attribute, value, [first, second], isSure] of cases) {
    it(`${isSure ? 'leaves' : 'doubts'} ${attribute} ${value} where readings are ${first} and ${second}`, async () => {
      const readings = await confirmUnrepeated(sight(first, second), { [attribute]: reading(value) }, {});
      assert.equal(readings[attribute]?.[0]?.confidence, isSure ? 0.95 : 0.5);
      assert.equal(readings[attribute]?.[0]?.value, value);
    });
  }

  it('doubts the number under both names when it doubts one', async () => {
    const number = reading('N768LVVTT30');
    const given = { 'identification-number': number, 'document-number': number };
    const readings = await confirmUnrepeated(sight('N768LVVTT3O', 'N768LVTT30'), given, {});
    assert.equal(readings['document-number']?.[0]?.confidence, 0.5);
  });

  it('doubts print that is so small that two readings may share a mistake', async () => {
    const small = [{ ...reading('2050-08-07')[0]!, box: { ...box, height: 14 } }];
    const readings = await confirmUnrepeated(sight('08/07/2050', '08/07/2050'), { 'expiration-date': small }, {});
    assert.equal(readings['expiration-date']?.[0]?.confidence, 0.5);
  });

  it('does not read again what the machine-readable part repeats', async () => {
    const read = { 'issue-date': reading('2023-03-01'), birthdate: reading('1961-10-19') };
    const readings = await confirmUnrepeated(sight('11/03/2023', '01/03/2023'), read, { birthdate: '1961-10-19' });
    assert.equal(readings['issue-date']?.[0]?.confidence, 0.5);
    assert.equal(readings.birthdate?.[0]?.confidence, 0.95);
  });

  it('does not make a doubtful value sure', async () => {
    const readings = await confirmUnrepeated(sight('HOLM', 'HOLM'), { 'name-last': reading('HOLM', 0.55) }, {});
    assert.equal(readings['name-last']?.[0]?.confidence, 0.55);
  });
});
