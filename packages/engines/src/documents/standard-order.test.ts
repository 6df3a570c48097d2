import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TextLine } from '../picture-facts.ts';
import { readStandardOrder } from './standard-order.ts';

/** Text, left edge, top edge and height. */
type Placed = readonly [text: string, x: number, y: number, height?: number];

const HEAD: readonly Placed[] = [
  ['UNITED KINGDOM', 320, 30, 44],
  ['P', 416, 144],
  ['GBR', 628, 144],
  ['308367726', 827, 144],
];
const DATES: readonly Placed[] = [
  ['29 JUN/JUIN 1965', 418, 440],
  ['12 MAR/MARS 2023', 418, 590],
  ['12 MAR/MARS 2033', 418, 665],
];

function found(placed: readonly Placed[], confidence = 0.98): Record<string, string> {
  const lines = placed.map(([text, x, y, height = 36]): TextLine => {
    return { text, confidence, box: { x, y, width: text.length * 16, height } };
  });
  const candidates = readStandardOrder(lines, { order: 'day-month-year' });
  return Object.fromEntries(candidates.map(({ attribute, value }) => [attribute, value]));
}

const SURNAME: Placed = ['ERIKSSON', 418, 215];
const GIVEN: Placed = ['SIAN ELIZABETH', 418, 290];
const NATIONALITY: Placed = ['BRITISH CITIZEN', 418, 367];
const NAMES: readonly Placed[] = [SURNAME, GIVEN, NATIONALITY];

test('number and names of a passport without legible captions are assigned by their order', () => {
  assert.deepEqual(found([...HEAD, ...NAMES, ...DATES]), {
    'identification-number': '308367726',
    'name-last': 'ERIKSSON',
    'name-first': 'SIAN ELIZABETH',
  });
});

test('captions between the values do not change the order', () => {
  const captions: readonly Placed[] = [
    ['Sumame / Non', 418, 196, 20],
    ['Grven nanes', 418, 270, 20],
  ];
  assert.equal(found([...HEAD, ...captions, ...NAMES, ...DATES])['name-first'], 'SIAN ELIZABETH');
});

test('a card with its number above the names is read the same way', () => {
  const card: readonly Placed[] = [
    ['RE284505', 418, 139],
    ...NAMES.slice(0, 2),
    ['06 JUL/JUL 1984', 418, 367],
    ...DATES.slice(1),
  ];
  assert.deepEqual(found(card), {
    'identification-number': 'RE284505',
    'name-last': 'ERIKSSON',
    'name-first': 'SIAN ELIZABETH',
  });
});

const BROKEN: readonly (readonly [string, readonly Placed[]])[] = [
  ['a value between them is missing', [...HEAD, SURNAME, NATIONALITY, ...DATES]],
  ['the surname was not found', [...HEAD, GIVEN, NATIONALITY, ...DATES]],
  ['a surname takes two lines', [...HEAD, SURNAME, ['LINDQVIST', 418, 255], GIVEN, NATIONALITY, ...DATES]],
];

for (const [reason, placed] of BROKEN) {
  test(`names are not assigned when ${reason}`, () => {
    const names = found(placed);
    assert.equal(names['name-last'], undefined);
    assert.equal(names['name-first'], undefined);
  });
}

test('nothing is assigned by order when two numbers are next to state codes', () => {
  assert.deepEqual(found([...HEAD, ['FRA', 628, 700], ['998877665', 827, 700], ...NAMES, ...DATES]), {});
});

test('uncertain lines are not used as values', () => {
  assert.deepEqual(found([...HEAD, ...NAMES, ...DATES], 0.8), {});
});
