import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Reading, TextLine } from '../facts.ts';
import { apart, personalNumberOf, withOneNumber } from './personal-number.ts';
import type { Readings } from './read-visual-zone.ts';

const ZONE = { 'identification-number': '99999999R', 'document-number': 'BAA000589' };
const STYLE = { order: 'day-month-year' } as const;

function line(text: string): TextLine {
  return { text, confidence: 0.98, box: { x: 0, y: 0, width: 100, height: 10 } };
}

/** Returns a captioned number under both attributes, as documents with one number are read. */
function captioned(value: string): Readings {
  const reading: Reading = { value, source: 'visual-zone', confidence: 0.95, box: null };
  return { 'identification-number': [reading], 'document-number': [reading] };
}

test('a zone states the personal number separately only if it differs from the document number', () => {
  assert.equal(personalNumberOf(ZONE), '99999999R');
  assert.equal(personalNumberOf({ 'identification-number': 'L1', 'document-number': 'L1' }), null);
  assert.equal(personalNumberOf({ 'document-number': 'L1' }), null);
});

test('print is searched for the document number under both names', () => {
  assert.deepEqual(withOneNumber(ZONE), { 'identification-number': 'BAA000589', 'document-number': 'BAA000589' });
});

for (const [what, caption, print, persons, documents] of [
  ['the number of the document behind the caption', 'BAA000589', ['BAA000589'], undefined, 'BAA000589'],
  ['the number of the person behind the caption', '99999999R', ['99999999R'], '99999999R', undefined],
  ['both, that of the document behind the caption', 'BAA000589', ['BAA000589', '99999999R'], '99999999R', 'BAA000589'],
  ['another number behind the caption, which contradicts that of the document', 'CAA1', ['CAA1'], undefined, 'CAA1'],
] as const) {
  test(`${what}`, () => {
    const found = apart(captioned(caption), '99999999R', print.map(line), STYLE);
    assert.equal(found['identification-number']?.[0]?.value, persons);
    assert.equal(found['document-number']?.[0]?.value, documents);
  });
}
