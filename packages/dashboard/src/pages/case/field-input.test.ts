import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { FieldSchema, FieldType } from '../../field-schemas/field-schema.ts';
import { sentOf, writtenOf } from './field-input.ts';

const of = (type: FieldType): FieldSchema => ({ type, key: 'a', label: null, config: {} });

describe('a value that is shown and sent back unchanged stays the same', () => {
  const table: readonly (readonly [FieldType, unknown])[] = [
    ['string', 'high'],
    ['integer', 12],
    ['number', 0.5],
    ['boolean', true],
    ['boolean', false],
    ['date', '2026-01-01'],
    ['choices', 'high'],
    ['multi-choices', ['high', 'low']],
    ['json', { a: [1, 2] }],
    ['array', ['a', 'b']],
    ['string', null],
    ['json', null],
    ['multi-choices', null],
  ];
  for (const [type, value] of table) {
    test(`${type} ${JSON.stringify(value)}`, () => {
      assert.deepEqual(sentOf(of(type), writtenOf(of(type), value)), value);
    });
  }
});

test('an invalid number is sent as typed, and invalid JSON is refused here', () => {
  assert.equal(sentOf(of('integer'), 'twelve'), 'twelve');
  assert.throws(() => sentOf(of('json'), '{'), SyntaxError);
});
