import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { showFieldSchema } from '../../../fields/index.ts';
import { Refusal } from '../../../lib/refusal.ts';
import { defaultFieldSchemas, fieldSchemasWith } from './field-schemas.ts';

const refusalOf = (given: readonly unknown[]): readonly [string, string | undefined] => {
  try {
    fieldSchemasWith(given);
  } catch (error) {
    if (error instanceof Refusal) return [error.code, error.entries[0]?.pointer];
  }
  return ['none', undefined];
};

describe('fieldSchemasWith', () => {
  it('always has the default fields, first and in their order', () => {
    assert.deepEqual(fieldSchemasWith([]), defaultFieldSchemas);
    const keys = fieldSchemasWith([{ type: 'string', key: 'favourite_colour', config: {} }]).map(({ key }) => key);
    assert.deepEqual(keys, [...defaultFieldSchemas.map(({ key }) => key), 'favourite-colour']);
  });
  it('replaces a default field by one that is sent under the same key', () => {
    const given = { type: 'string', key: 'selected_country_code', label: 'Land', 'default-value': 'de' };
    const found = fieldSchemasWith([given]).find(({ key }) => key === 'selected-country-code');
    assert.equal(found?.['default-value'], 'DE');
    assert.equal(found.config.format, 'country-code');
  });
  it('is unchanged for fields that were read and sent back', () => {
    const own = fieldSchemasWith([{ type: 'choices', key: 'plan', config: { options: ['a', 'b'] } }]);
    const again = fieldSchemasWith(own.map(showFieldSchema));
    assert.deepEqual(again.map(showFieldSchema), own.map(showFieldSchema));
    assert.deepEqual(again.slice(0, defaultFieldSchemas.length), defaultFieldSchemas);
  });
  it('allows an alias of a default field', () => {
    const alias = { type: 'string', key: 'surname', config: { 'source-key-path': 'name_last' } };
    assert.equal(fieldSchemasWith([alias]).at(-1)?.config['source-key-path'], 'name-last');
  });

  const refused: readonly (readonly [string, unknown, string, string])[] = [
    ['a default field of another type', { type: 'integer', key: 'name_first' }, 'unprocessable', '/0/type'],
    [
      'a selfie that is a document',
      { type: 'relation-schema', key: 'current_selfie', config: { target: 'document-generic' } },
      'unprocessable',
      '/0/type',
    ],
    [
      'a country that is none',
      { type: 'string', key: 'selected_country_code', 'default-value': 'XX' },
      'unprocessable',
      '/0/default-value',
    ],
    ['an unknown type', { type: 'colour', key: 'a' }, 'bad_request', '/0/type'],
    ['a choice without options', { type: 'choices', key: 'a', config: {} }, 'unprocessable', '/0/config/options'],
    [
      'an alias to nowhere',
      { type: 'string', key: 'a', config: { 'source-key-path': 'b' } },
      'unprocessable',
      '/0/config/source-key-path',
    ],
    [
      'a JSON Schema that cannot be applied',
      { type: 'json', key: 'a', config: { 'json-schema': { $ref: '#' } } },
      'unprocessable',
      '/0/config/json-schema',
    ],
  ];
  for (const [name, given, code, at] of refused) {
    it(`refuses ${name} with its place`, () => {
      assert.deepEqual(refusalOf([given]), [code, `/data/attributes/field-schemas${at}`]);
    });
  }
});
