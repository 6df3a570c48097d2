import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type FieldConfig, type FieldSchema, type FieldType, type FieldValue, fieldTypes } from './field-schema.ts';
import { showFieldSchema, showFields } from './show-fields.ts';
import { defaultValues, fileIdsIn, survivingValues } from './stored-values.ts';

const field = (type: FieldType, config: FieldConfig = {}): FieldSchema => ({ key: 'a-field', type, config });
const options = { keys: 'snake', linkTo: (id: string, name: string) => `${id}/${name}` } as const;
const show = (schema: FieldSchema, value?: FieldValue) =>
  showFields([schema], value === undefined ? {} : { 'a-field': value }, options)['a_field'];
const file = { id: 'file_1', filename: 'Ada.pdf', 'byte-size': 5, 'mime-type': 'application/pdf', 'page-count': 2 };
const shownFile = {
  filename: 'Ada.pdf',
  url: 'file_1/file_1.pdf',
  'byte-size': 5,
  'mime-type': 'application/pdf',
  'page-count': 2,
};

describe('showFields', () => {
  const hash = field('hash', { 'item-schemas': [field('string')] });
  const rows: readonly (readonly [FieldSchema, FieldValue | undefined, unknown])[] = [
    [field('string'), undefined, { type: 'string', value: null }],
    [field('string'), 'x', { type: 'string', value: 'x' }],
    [{ ...field('string'), 'default-value': 'd' }, undefined, { type: 'string', value: 'd' }],
    [{ ...field('string'), 'default-value': 'd' }, null, { type: 'string', value: null }],
    [field('multi-choices'), ['a'], { type: 'multi_choices', value: ['a'] }],
    [field('email-address'), 'a@b.c', { type: 'email_address', value: 'a@b.c' }],
    [field('json'), { fooBar: 1 }, { type: 'json', value: { fooBar: 1 } }],
    [field('relation-schema', { target: 'selfie' }), undefined, { type: 'selfie', value: null }],
    [field('relation-schema', { target: 'document-government-id' }), undefined, { type: 'government_id', value: null }],
    [field('relation-schema', { target: 'document-generic' }), undefined, { type: 'generic', value: null }],
    [hash, undefined, { type: 'hash', value: { a_field: { type: 'string', value: null } } }],
    [hash, { 'a-field': 'x' }, { type: 'hash', value: { a_field: { type: 'string', value: 'x' } } }],
    [field('array', { 'item-schema': field('integer') }), undefined, { type: 'array', value: [] }],
    [
      field('array', { 'item-schema': field('integer') }),
      [1],
      { type: 'array', value: [{ type: 'integer', value: 1 }] },
    ],
    [field('file'), undefined, { type: 'file', value: null }],
    [field('file'), file, { type: 'file', value: shownFile }],
    [field('string', { 'archived-at': '2026-01-01T00:00:00.000Z' }), 'x', undefined],
    [field('string', { 'deactivated-at': '2026-01-01T00:00:00.000Z' }), 'x', { type: 'string', value: 'x' }],
  ];
  for (const [schema, value, expected] of rows) {
    it(`shows ${JSON.stringify(value)} of a ${schema.type} ${JSON.stringify(schema.config)}`, () => {
      assert.deepEqual(show(schema, value), expected);
    });
  }

  it('shows an alias with the value of its source', () => {
    const schemas: readonly FieldSchema[] = [
      { key: 'name', type: 'hash', config: { 'item-schemas': [{ key: 'first', type: 'string', config: {} }] } },
      { key: 'given-name', type: 'string', config: { 'source-key-path': 'name.first' } },
    ];
    assert.deepEqual(showFields(schemas, { name: { first: 'Ada' } }, options)['given_name'], {
      type: 'string',
      value: 'Ada',
    });
  });
});

describe('a key with a spelling of its own', () => {
  const schema: FieldSchema = { ...field('string'), spelling: 'aField' };
  it('is shown with it, regardless of the casing of the others', () => {
    assert.deepEqual(showFields([schema], { 'a-field': 'x' }, options), { aField: { type: 'string', value: 'x' } });
    assert.equal(showFieldSchema(schema)['key'], 'aField');
  });
});

describe('showFieldSchema', () => {
  for (const type of fieldTypes) {
    it(`adds the defaults that a ${type} omitted`, () => {
      const { key, config } = showFieldSchema(field(type)) as { key: string; config: Record<string, unknown> };
      assert.equal(key, 'a_field');
      for (const name of ['required', 'archived-at', 'deactivated-at', 'redaction-policy', 'write-policy']) {
        assert.ok(name in config, name);
      }
    });
  }
});

describe('stored values', () => {
  const schemas: readonly FieldSchema[] = [
    { key: 'kept', type: 'string', 'default-value': 'd', config: { 'redaction-policy': 'never' } },
    { key: 'gone', type: 'string', config: {} },
    {
      key: 'part',
      type: 'hash',
      config: {
        'item-schemas': [
          { key: 'kept', type: 'integer', 'default-value': 1, config: { 'redaction-policy': 'never' } },
          { key: 'gone', type: 'integer', config: {} },
        ],
      },
    },
    { key: 'scan', type: 'file', config: { 'redaction-policy': 'never' } },
    { key: 'scans', type: 'array', config: { 'item-schema': field('file') } },
  ];
  const values = { kept: 'k', gone: 'g', part: { kept: 5, gone: 6 }, scan: file, scans: [{ ...file, id: 'file_2' }] };

  it('start with the defaults', () => assert.deepEqual(defaultValues(schemas), { kept: 'd', part: { kept: 1 } }));

  it('survive a redaction only if their policy allows it, and files never', () => {
    assert.deepEqual(survivingValues(schemas, values), { kept: 'k', part: { kept: 5 } });
  });

  it('list their files at any depth', () => assert.deepEqual(fileIdsIn(schemas, values), ['file_1', 'file_2']));
});
