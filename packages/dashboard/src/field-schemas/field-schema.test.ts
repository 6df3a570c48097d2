import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { emptyField, type FieldSchema, formOf, schemaOf } from './field-schema.ts';

const now = '2026-01-02T03:04:05.000Z';

const shared = {
  required: false,
  'archived-at': null,
  'redaction-policy': 'none',
  'write-policy': 'none',
};

const cases: readonly FieldSchema[] = [
  { type: 'string', key: 'a', label: null, config: { ...shared, 'max-char-length': 255 } },
  {
    type: 'string',
    key: 'a',
    label: 'A',
    'default-value': 'x',
    config: { ...shared, required: true, 'max-char-length': 20, identifier: { unique: true, 'case-sensitive': false } },
  },
  { type: 'integer', key: 'a', label: null, config: { ...shared, min: 1, max: null } },
  { type: 'date', key: 'a', label: null, config: { ...shared, 'min-date': '2000-01-01', 'max-date': null } },
  {
    type: 'choices',
    key: 'a',
    label: null,
    config: { ...shared, options: ['x', 'y'], 'option-labels': ['X', 'Y'], 'allow-empty': true },
  },
  {
    type: 'hash',
    key: 'a',
    label: null,
    config: { ...shared, 'item-schemas': [{ type: 'string', key: 'b', label: null, config: shared }] },
  },
  { type: 'file', key: 'a', label: null, config: { ...shared, 'supported-mime-types': ['image/png'] } },
  {
    type: 'string',
    key: 'a',
    label: null,
    config: {
      ...shared,
      'archived-at': '2020-01-01T00:00:00.000Z',
      'write-policy': 'write_once',
      'redaction-policy': 'never',
      'max-char-length': 255,
      sanitize: ['html'],
    },
  },
];

describe('a field that is opened and not changed', () => {
  for (const schema of cases) {
    it(`is sent unchanged: ${JSON.stringify(schema)}`, () => {
      assert.deepEqual(schemaOf(formOf(schema), schema, now), schema);
    });
  }
});

describe('a new field', () => {
  it('is archived at the time it is, and is found by nothing that its type cannot', () => {
    const made = schemaOf(
      { ...emptyField, key: 'a', type: 'number', isArchived: true, identifier: 'unique' },
      null,
      now,
    );
    assert.equal(made?.config['archived-at'], now);
    assert.equal(made?.config['identifier'], undefined);
  });

  for (const others of ['[]', '{', 'null', '1']) {
    it(`is null where the rest is ${others}`, () => {
      assert.equal(schemaOf({ ...emptyField, others }, null, now), null);
    });
  }
});
