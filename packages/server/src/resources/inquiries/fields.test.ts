import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Refusal } from '../../lib/refusal.ts';
import { defaultFieldSchemas, type FieldType } from '../inquiry-templates/field-schemas.ts';
import { parseFields, showFields } from './fields.ts';

const schema = (type: FieldType) => [{ key: 'field', type, maxCharLength: 5 }];

describe('parseFields', () => {
  const cases: readonly (readonly [FieldType, readonly unknown[], readonly unknown[]])[] = [
    ['string', ['', '12345', null], ['123456', 5, true, {}, []]],
    ['date', ['2024-02-29', null], ['2023-02-29', '2024-2-9', 'yesterday', 20240229, '']],
    ['datetime', ['2024-02-29T10:00:00Z', null], ['yesterday', 5, '']],
    ['number', [1, -1.5, 0, null], ['1', Number.POSITIVE_INFINITY, true]],
    ['integer', [1, -1, null], [1.5, '1', Number.POSITIVE_INFINITY]],
    ['boolean', [true, false, null], ['true', 0]],
    ['government_id', [null], ['doc_1', { id: 'doc_1', type: 'Document::GovernmentId' }]],
    ['selfie', [null], ['self_1']],
  ];
  for (const [type, taken, refused] of cases) {
    it(`takes ${taken.map((value) => JSON.stringify(value)).join(', ')} for a ${type}`, () => {
      for (const value of taken) assert.deepEqual(parseFields(schema(type), { field: value }), { field: value });
    });
    it(`refuses ${refused.map(String).join(', ')} for a ${type}`, () => {
      for (const value of refused) {
        assert.throws(() => parseFields(schema(type), { field: value }), { code: 'unprocessable' }, String(value));
      }
    });
  }

  it('lists every problem at once, each with a pointer that survives odd names', () => {
    try {
      parseFields(defaultFieldSchemas, { 'a/b~c': 1, birthdate: 'x', 'name-first': 'Ada' });
      assert.fail('it was taken');
    } catch (error) {
      assert.ok(error instanceof Refusal);
      assert.deepEqual(
        error.entries.map(({ pointer }) => pointer),
        ['/data/attributes/fields/a~1b~0c', '/data/attributes/fields/birthdate'],
      );
    }
  });
});

describe('showFields', () => {
  it('shows every field of the template, null until it is filled', () => {
    const shown = showFields(defaultFieldSchemas, { 'name-first': 'Ada' });
    assert.equal(Object.keys(shown).length, 19);
    assert.deepEqual(shown['name-first'], { type: 'string', value: 'Ada' });
    assert.deepEqual(shown['birthdate'], { type: 'date', value: null });
  });

  it('shows only the last four characters of a social security number', () => {
    const shown = (text: string) => showFields(defaultFieldSchemas, { 'social-security-number': text });
    assert.equal(shown('123456789')['social-security-number']?.value, '*****6789');
    assert.equal(shown('6789')['social-security-number']?.value, '6789');
  });
});
