import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { FieldSchema, FieldType } from './field-schema.ts';
import { fieldsFromTexts } from './from-text.ts';

const cases: readonly (readonly [type: FieldType, text: string, value: unknown])[] = [
  ['string', '42', '42'],
  ['string', 'true', 'true'],
  ['integer', '42', 42],
  ['integer', '-7', -7],
  ['integer', '4.5', 4.5],
  ['integer', '0x10', '0x10'],
  ['integer', '', ''],
  ['number', '4.25', 4.25],
  ['number', '1e9', '1e9'],
  ['number', '99999999999999999999', '99999999999999999999'],
  ['boolean', 'true', true],
  ['boolean', 'false', false],
  ['boolean', 'yes', 'yes'],
  ['date', '1990-02-29', '1990-02-29'],
  ['choices', 'a,b', 'a,b'],
  ['multi-choices', 'a, b', ['a', 'b']],
  ['hash', '{"city":"Graz"}', { city: 'Graz' }],
  ['hash', '{"city"', '{"city"'],
  ['array', '[1]', [1]],
];

describe('fieldsFromTexts', () => {
  for (const [type, text, value] of cases) {
    it(`reads "${text}" as ${type}`, () => {
      const schema = { key: 'favourite-thing', type, config: {} } as FieldSchema;
      assert.deepEqual(fieldsFromTexts([schema], { favouriteThing: text }), { favouriteThing: value });
    });
  }

  it('joins the parts of a value: keys give an object, indexes a list', () => {
    const texts = { address: { city: 'Graz', lines: { 0: 'a', 1: 'b' } } };
    assert.deepEqual(fieldsFromTexts([], texts), { address: { city: 'Graz', lines: ['a', 'b'] } });
  });

  it('leaves an unknown field to the validation of fields', () => {
    assert.deepEqual(fieldsFromTexts([], { unknown: '1' }), { unknown: '1' });
  });
});
