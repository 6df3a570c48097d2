import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TextLine } from '../picture-facts.ts';
import { findFields, lineConfidence } from './find-fields.ts';
import { passportTd3 } from './models/passport-td3.ts';

function line(text: string, weakAt: readonly number[] = []): TextLine {
  const box = { x: 0, y: 0, width: 300, height: 20 };
  return { text, confidence: 0.97, weakest: weakAt.length > 0 ? 0.4 : 0.9, weakAt, box };
}

const CASES: readonly (readonly [text: string, attribute: string, value: string])[] = [
  ['Surname WHITCOMBE', 'name-last', 'WHITCOMBE'],
  ['Utónév· Given names ÁGNES ILONA', 'name-first', 'ÁGNES ILONA'],
  ['Date of birth 12 AUG 1974', 'birthdate', '1974-08-12'],
  ['Document No. 140272127', 'identification-number', '140272127'],
  ['Sex/Sexe F', 'sex', 'F'],
  ['Nem·Sex M', 'sex', 'M'],
  ['Uyruğu / Nationality / Nationalité TUR', 'nationality', 'TUR'],
];

for (const [text, attribute, value] of CASES) {
  test(`the value on the line of its caption is read: ${text}`, () => {
    const found = findFields([line(text)], passportTd3, '2024-01-01');
    assert.equal(found.find((one) => one.attribute === attribute)?.value, value);
  });
}

test('a caption without a value on its line states none', () => {
  assert.deepEqual(findFields([line('Surname / Nom'), line('SURNAME')], passportTd3), []);
});

test('an uncertain character in the caption does not make the value uncertain, one in the value does', () => {
  const text = 'Date ofbirth 12 AUG 1974';
  assert.equal(lineConfidence(line(text, [3]), '12 AUG 1974'), 0.97);
  assert.ok(lineConfidence(line(text, [12]), '12 AUG 1974') < 0.6);
});

test('an uncertain character at the edge of a day makes the day uncertain, though it was read as a letter', () => {
  const [found] = findFields(
    [line('Date of birth', []), { ...line('O1.02.1990', [0]), box: { x: 0, y: 22, width: 200, height: 20 } }],
    passportTd3,
  );
  assert.equal(found?.value, '1990-02-01');
  assert.ok((found?.confidence ?? 1) < 0.6);
});
