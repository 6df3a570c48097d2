import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseMrz } from '../mrz/parse-mrz.ts';
import type { TextLine } from '../picture-facts.ts';
import { mrzReadings } from './merge-readings.ts';
import { settleNumber } from './settle-number.ts';

/** A zone with the number L09O912C3 and correct check digits. */
const ZONE = ['P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 'L090912C37UTO7408122F1204159ZE184226B<<<<<18'];

function line(text: string): TextLine {
  return { text, confidence: 0.98, box: { x: 0, y: 0, width: 100, height: 10 } };
}

function numberWith(print: readonly string[]): readonly [value: string | undefined, confidence: number | undefined] {
  const facts = parseMrz(ZONE, { asOf: '2012-01-01' });
  assert.ok(facts);
  const disagreements = [
    { line: 1, column: 1, taken: '0', other: 'O', element: 'documentNumber', attributes: ['document-number'] as const },
  ];
  const zone = { ...facts, disagreements, isReadTwice: true };
  const [reading] = settleNumber(mrzReadings(zone), zone, print.map(line))['document-number'] ?? [];
  return [reading?.value, reading?.confidence];
}

test('an uncertain number becomes sure when print shows the same', () => {
  assert.deepEqual(numberWith(['Document No. L090912C3']), ['L090912C3', 0.9]);
});

test('print decides between numbers that fit the check digit equally', () => {
  assert.deepEqual(numberWith(['Document No.', 'LO9O912C3']), ['LO9O912C3', 0.9]);
});

test('print that does not fit the check digit, or no print, settles nothing', () => {
  assert.deepEqual(numberWith(['LO90912C3']), ['L090912C3', 0.5]);
  assert.deepEqual(numberWith(['Document No.']), ['L090912C3', 0.5]);
});

test('the personal number, which differs, is not settled by the document number', () => {
  const lines = ['IDESPBAA000589599999999R<<<<<<', '8001014F3201015ESP<<<<<<<<<<<5', 'ESPANOLA<ESPANOLA<<CARMEN<<<<<'];
  const facts = parseMrz(lines, { asOf: '2026-01-01' });
  assert.ok(facts);
  const settled = settleNumber(mrzReadings(facts), facts, [line('BAA000589')]);
  assert.equal(settled['document-number']?.[0]?.value, 'BAA000589');
  assert.equal(settled['identification-number']?.[0]?.value, '99999999R');
});

test('two numbers in print that fit settle nothing', () => {
  assert.deepEqual(numberWith(['LO9O912C3', 'L090912C3']), ['L090912C3', 0.5]);
});

test('the zone read as print settles nothing', () => {
  assert.deepEqual(numberWith(['L090912C3 7UTO7408122F1204159<<<']), ['L090912C3', 0.5]);
});
