import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Refusal } from '../lib/refusal.ts';
import type { FieldConfig, FieldSchema, FieldType, FieldValues } from './field-schema.ts';
import { type FieldState, nothingWritten, writeFields } from './write-fields.ts';

const png = Buffer.from('89504e470d0a1a0a0000', 'hex').toString('base64');
const field = (type: FieldType, config: FieldConfig = {}): FieldSchema => ({ key: 'field', type, config });
let files = 0;
const write = (
  schemas: readonly FieldSchema[],
  given: Readonly<Record<string, unknown>>,
  state: FieldState = nothingWritten,
) => {
  files = 0;
  return writeFields(schemas, state, given, { newFileId: () => `file_${++files}` });
};

/** Returns the status and pointers of the refusal, or the written values. */
function outcome(schemas: readonly FieldSchema[], given: Readonly<Record<string, unknown>>, state?: FieldState) {
  try {
    return write(schemas, given, state).values;
  } catch (error) {
    assert.ok(error instanceof Refusal);
    return [error.code, ...error.entries.map(({ pointer }) => pointer)];
  }
}

const at = '/data/attributes/fields/field';
const malformed = ['bad_request', at];
const refused = ['unprocessable', at];

type Case = readonly [type: FieldType, config: FieldConfig, sent: unknown, expected: unknown];
/** Marks cases in which the stored value equals the sent one. */
const same = Symbol('same');

const cases: readonly Case[] = [
  ['string', {}, '', same],
  ['string', {}, 'x'.repeat(255), same],
  ['string', {}, '😀'.repeat(255), same],
  ['string', {}, '😀'.repeat(256), malformed],
  ['string', {}, 'x'.repeat(256), malformed],
  ['string', { 'max-char-length': 5 }, '123456', malformed],
  ['string', { 'max-char-length': 1024 }, 'x'.repeat(1024), same],
  ['string', {}, 5, malformed],
  ['string', {}, true, malformed],
  ['string', {}, {}, malformed],
  ['string', {}, null, same],
  ['string', { required: true }, null, refused],
  ['string', { required: true }, '', refused],
  ['date', { required: true }, '', refused],
  ['string', { sanitize: ['html'] }, '<b>Ada</b> & <i>', 'Ada & '],
  ['string', { 'archived-at': '2026-01-01T00:00:00.000Z' }, 'x', refused],
  ['string', { 'deactivated-at': '2026-01-01T00:00:00.000Z' }, 'x', refused],
  ['string', { format: 'country-code' }, 'us', 'US'],
  ['string', { format: 'country-code' }, '', null],
  ['string', { format: 'country-code' }, 'Germany', refused],
  ['string', { format: 'country-code' }, 49, malformed],
  ['date', {}, '2024-02-29', same],
  ['date', {}, '2023-02-29', refused],
  ['date', {}, '2024-2-9', refused],
  ['date', {}, '', null],
  ['date', {}, 20240229, malformed],
  ['date', { 'min-date': '2024-01-01' }, '2023-12-31', refused],
  ['date', { 'min-date': '2024-01-01', 'max-date': '2024-01-01' }, '2024-01-01', same],
  ['date', { 'max-date': '2024-01-01' }, '2024-01-02', refused],
  ['datetime', {}, '2024-02-29T10:00:00+02:00', '2024-02-29T08:00:00.000Z'],
  ['datetime', {}, 'yesterday', refused],
  ['datetime', {}, '2024-02-29', refused],
  ['datetime', {}, '2024-02-29T10:00Z', '2024-02-29T10:00:00.000Z'],
  ['datetime', {}, '', null],
  ['datetime', {}, 5, malformed],
  ['number', {}, -1.5, same],
  ['number', {}, '1', malformed],
  ['number', {}, '', null],
  ['number', {}, Number.POSITIVE_INFINITY, malformed],
  ['number', { min: 1, max: 2 }, 1, same],
  ['number', { min: 1 }, 0.99, refused],
  ['number', { max: 2 }, 2.01, refused],
  ['integer', {}, 3, same],
  ['integer', {}, 1.5, malformed],
  ['integer', {}, '1', malformed],
  ['integer', {}, '', null],
  ['integer', { min: 0 }, -1, refused],
  ['boolean', {}, false, same],
  ['boolean', {}, 'true', malformed],
  ['boolean', {}, '', null],
  ['boolean', {}, 0, malformed],
  ['email-address', {}, 'ada@example.com', same],
  ['email-address', {}, 'ada', refused],
  ['email-address', {}, '', null],
  ['email-address', {}, 'a b@example.com', refused],
  ['email-address', {}, `${'a'.repeat(250)}@b.de`, refused],
  ['email-address', {}, 5, malformed],
  ['choices', { options: ['a', 'b'] }, 'a', same],
  ['choices', { options: ['a', 'b'] }, 'c', refused],
  ['choices', { options: ['a', 'b'] }, '', null],
  ['choices', { options: ['a', 'b'], 'allow-empty': true }, '', same],
  ['choices', { options: ['a'] }, ['a'], malformed],
  ['multi-choices', { options: ['a', 'b'] }, ['b', 'a', 'b'], ['b', 'a']],
  ['multi-choices', { options: ['a', 'b'] }, ['c'], refused],
  ['multi-choices', { options: ['a', 'b'] }, [], refused],
  ['multi-choices', { options: ['a'], 'allow-empty': true }, [], same],
  ['multi-choices', { options: ['a'] }, 'a', malformed],
  ['multi-choices', { options: ['a'] }, '', null],
  ['json', {}, '', same],
  ['json', {}, { fooBar: [1, { a_b: null }] }, same],
  ['json', { 'json-schema': { type: 'object', required: ['a'] } }, { a: 1 }, same],
  ['json', { 'json-schema': { type: 'object', required: ['a'] } }, {}, refused],
  ['relation-schema', { target: 'selfie' }, { id: 'self_1', type: 'Selfie::CenterOnly' }, refused],
  ['relation-schema', { target: 'selfie' }, null, same],
  ['array', { 'item-schema': field('integer') }, [1, 2], same],
  ['array', { 'item-schema': field('integer') }, 1, malformed],
  ['array', { 'item-schema': field('integer') }, '', null],
  ['array', { 'item-schema': field('integer') }, [1, 'x'], ['bad_request', `${at}/1`]],
  ['hash', { 'item-schemas': [field('string')] }, { field: 'x' }, same],
  ['hash', { 'item-schemas': [field('string')] }, { Field: 'x' }, { field: 'x' }],
  ['hash', { 'item-schemas': [field('string')] }, { other: 'x' }, ['unprocessable', `${at}/other`]],
  ['hash', { 'item-schemas': [field('string')], 'ignore-unknown-keys': true }, { other: 'x' }, {}],
  ['hash', { 'item-schemas': [field('string')] }, [], malformed],
  ['hash', { 'item-schemas': [field('string')] }, '', null],
  ['hash', { 'item-schemas': [field('string', { required: true })] }, {}, ['unprocessable', `${at}/field`]],
  ['hash', { 'item-schemas': [field('string', { required: true })] }, { field: 5 }, ['bad_request', `${at}/field`]],
  ['file', {}, 'x', malformed],
  ['file', {}, '', null],
  ['file', {}, { filename: 'a.png' }, malformed],
  ['file', {}, { data: png }, malformed],
  ['file', {}, { data: 'no base64!', filename: 'a.png' }, malformed],
  ['file', {}, { data: '', filename: 'a.png' }, refused],
  ['file', { 'max-file-size-bytes': 9 }, { data: png, filename: 'a.png' }, refused],
  ['file', { 'supported-mime-types': ['application/pdf'] }, { data: png, filename: 'a.pdf' }, refused],
];

describe('writeFields', () => {
  for (const [type, config, sent, expected] of cases) {
    const name = JSON.stringify(sent)?.slice(0, 60) ?? String(sent);
    const stored = expected === same ? sent : expected;
    const taken = !Array.isArray(stored) || !String(stored[0]).match(/^(bad_request|unprocessable)$/);
    it(`${taken ? 'takes' : `answers ${stored[0]} to`} ${name} for a ${type} ${JSON.stringify(config).slice(0, 80)}`, () => {
      assert.deepEqual(outcome([field(type, config)], { field: sent }), taken ? { field: stored } : stored);
    });
  }

  it('lists every problem at once, each with a pointer that escapes unusual names', () => {
    const schemas: readonly FieldSchema[] = [
      { key: 'birthdate', type: 'date', config: {} },
      { key: 'name-first', type: 'string', config: {} },
    ];
    assert.deepEqual(outcome(schemas, { 'a/b~c': 1, birthdate: 'x', 'name-first': 'Ada' }), [
      'unprocessable',
      '/data/attributes/fields/a~1b~0c',
      '/data/attributes/fields/birthdate',
    ]);
  });

  it('finds a field in any casing', () => {
    const schemas = [{ key: 'address-street-1', type: 'string', config: {} }] as const;
    for (const key of ['address-street-1', 'address_street_1', 'addressStreet1']) {
      assert.deepEqual(write(schemas, { [key]: 'x' }).values, { 'address-street-1': 'x' });
    }
  });

  it('keeps the members of a hash that were not sent, and replaces an array as a whole', () => {
    const members = ['first', 'last'].map((key): FieldSchema => ({ key, type: 'string', config: {} }));
    const schemas: readonly FieldSchema[] = [
      { key: 'name', type: 'hash', config: { 'item-schemas': members } },
      { key: 'list', type: 'array', config: { 'item-schema': field('integer') } },
    ];
    const state = { values: { name: { first: 'Ada', last: 'Byron' }, list: [1, 2] }, writtenOnce: [] };
    assert.deepEqual(write(schemas, { name: { last: 'Lovelace' }, list: [3] }, state).values, {
      name: { first: 'Ada', last: 'Lovelace' },
      list: [3],
    });
  });

  it('returns the bytes of a file to be stored, and its metadata', () => {
    const { values, uploads } = write([field('file')], { field: { io: png, filename: 'me.png' } });
    assert.deepEqual(values['field'], {
      id: 'file_1',
      filename: 'me.png',
      'byte-size': 10,
      'mime-type': 'image/png',
      'page-count': 1,
    });
    assert.deepEqual(uploads, [{ id: 'file_1', mimeType: 'image/png', bytes: Buffer.from(png, 'base64') }]);
  });
});

describe('writeFields and write_once', () => {
  const once: FieldSchema = { ...field('string', { 'write-policy': 'write_once' }), 'default-value': 'preset' };
  const given = (values: FieldValues, writtenOnce: readonly string[] = []) => ({ values, writtenOnce });
  const rows: readonly (readonly [string, FieldState, boolean])[] = [
    ['nothing is there', given({}), true],
    ['only the default is there', given({ field: 'preset' }), true],
    ['a value is there', given({ field: 'other' }), false],
    ['null was written', given({ field: null }, ['field']), false],
    ['the default was written', given({ field: 'preset' }, ['field']), false],
  ];
  for (const [name, state, taken] of rows) {
    it(`${taken ? 'takes a value when' : 'refuses a value when'} ${name}`, () => {
      assert.deepEqual(outcome([once], { field: 'new' }, state), taken ? { field: 'new' } : refused);
    });
  }

  it('records the write, also of null and inside a hash', () => {
    const hash: FieldSchema = { key: 'hash', type: 'hash', config: { 'item-schemas': [once] } };
    const first = write([hash], { hash: { field: null } });
    assert.deepEqual(first.writtenOnce, ['hash.field']);
    assert.deepEqual(outcome([hash], { hash: { field: 'x' } }, first), [
      'unprocessable',
      '/data/attributes/fields/hash/field',
    ]);
  });
});

describe('writeFields and aliases', () => {
  const schemas: readonly FieldSchema[] = [
    { key: 'name', type: 'hash', config: { 'item-schemas': [{ key: 'first', type: 'string', config: {} }] } },
    { key: 'given-name', type: 'string', config: { 'source-key-path': 'name.first' } },
  ];

  it('writes the source, and keeps its other members', () => {
    const state = { values: { name: { first: 'Ada', middle: 'K' } }, writtenOnce: [] };
    assert.deepEqual(outcome(schemas, { given_name: 'Eve' }, state), { name: { first: 'Eve', middle: 'K' } });
  });

  it('points at the alias that was sent', () => {
    assert.deepEqual(outcome(schemas, { 'given-name': 5 }), ['bad_request', '/data/attributes/fields/given-name']);
  });
});
