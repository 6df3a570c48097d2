import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { TextLine } from '../picture-facts.ts';
import { namesAboveBirthdate } from './names-above-birthdate.ts';
import type { DateStyle } from './printed-dates.ts';

const STYLE: DateStyle = { order: 'day-month-year', century: 'past', asOf: '2026-06-15' };

const line = (text: string, x: number, y: number, height = 40): TextLine => ({
  text,
  confidence: 0.98,
  box: { x, y, width: 20 * text.length, height },
});

const FRONT: readonly TextLine[] = [
  line('PATENTE DI GUIDA', 240, 47, 45),
  line('REPUBBLICA ITALIANA', 240, 111, 35),
  line('LO GIUDICE', 502, 197),
  line('ELIO', 501, 263),
  line('19/10/1961 OSLO', 505, 333),
  line('06/10/2025', 501, 400),
  line('06/10/2035', 501, 468),
];

function names(lines: readonly TextLine[]): Readonly<Record<string, string>> {
  return Object.fromEntries(namesAboveBirthdate(lines, STYLE).map(({ attribute, value }) => [attribute, value]));
}

const without = (text: string) => FRONT.filter((each) => each.text !== text);

describe('namesAboveBirthdate', () => {
  it('takes the two rows above the first date, which may be names that look like dates', () => {
    assert.deepEqual(names(FRONT), { birthdate: '1961-10-19', 'name-last': 'LO GIUDICE', 'name-first': 'ELIO' });
  });

  it('determines the century of a year of two digits', () => {
    const short = FRONT.map((each) => ({ ...each, text: each.text.replace('1961', '61').replace('/20', '/') }));
    assert.equal(names(short)['birthdate'], '1961-10-19');
  });

  const silent: readonly (readonly [why: string, lines: readonly TextLine[]])[] = [
    ['a row is missing', without('ELIO')],
    ['there is only one name', without('LO GIUDICE')],
    ['two dates were read, of which the first may be that of issue', FRONT.slice(0, 6)],
    [
      'the line above starts at another column',
      FRONT.map((each) => (each.text === 'ELIO' ? line('ELIO', 700, 263) : each)),
    ],
    ['the line above is no name', FRONT.map((each) => (each.text === 'ELIO' ? line('12 / 4', 501, 263) : each))],
    [
      'the heading with the sign of the state is in the place of a surname',
      [line('I REPUBBLICA ITALIANA', 502, 197), ...FRONT.slice(3)],
    ],
    ['the heading is in the place of a surname', [line('REPUBBLICA ITALIANA', 502, 197), ...FRONT.slice(3)]],
  ];
  for (const [why, lines] of silent) {
    it(`returns nothing where ${why}`, () => assert.deepEqual(names(lines), {}));
  }
});
