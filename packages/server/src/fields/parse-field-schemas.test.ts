import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Refusal } from '../lib/refusal.ts';
import { parseFieldSchemas } from './parse-field-schemas.ts';

function outcome(...given: readonly unknown[]) {
  try {
    return parseFieldSchemas(given, '/at');
  } catch (error) {
    assert.ok(error instanceof Refusal);
    return [error.code, ...error.entries.map(({ pointer }) => pointer)];
  }
}

describe('parseFieldSchemas', () => {
  it('makes keys canonical and keeps how they were sent, also inside hashes, arrays and aliases', () => {
    assert.deepEqual(
      outcome(
        { type: 'hash', key: 'homeAddress', config: { 'item-schemas': [{ type: 'string', key: 'street_1' }] } },
        { type: 'string', key: 'street', label: 'Street', config: { 'source-key-path': 'home_address.street_1' } },
      ),
      [
        {
          type: 'hash',
          key: 'home-address',
          spelling: 'homeAddress',
          label: null,
          config: {
            'item-schemas': [{ type: 'string', key: 'street-1', spelling: 'street_1', label: null, config: {} }],
          },
        },
        {
          type: 'string',
          key: 'street',
          spelling: 'street',
          label: 'Street',
          config: { 'source-key-path': 'home-address.street-1' },
        },
      ],
    );
  });

  const text = { type: 'string', key: 'a' };
  const refused: readonly (readonly [string, readonly unknown[], readonly string[]])[] = [
    ['no object', ['x'], ['bad_request', '/at/0']],
    ['an unknown type', [{ type: 'colour', key: 'a' }], ['bad_request', '/at/0/type']],
    ['a key that begins with a digit', [{ type: 'string', key: '1a' }], ['bad_request', '/at/0/key']],
    [
      'a text of 1025 characters',
      [{ ...text, config: { 'max-char-length': 1025 } }],
      ['bad_request', '/at/0/config/max-char-length'],
    ],
    ['a config of another type', [{ ...text, config: { options: ['a'] } }], ['bad_request', '/at/0/config/options']],
    [
      'an unknown policy',
      [{ ...text, config: { 'write-policy': 'twice' } }],
      ['bad_request', '/at/0/config/write-policy'],
    ],
    [
      'a relation to nothing known',
      [{ type: 'relation-schema', key: 'a', config: { target: 'x' } }],
      ['bad_request', '/at/0/config/target'],
    ],
    ['the same key twice', [text, text], ['unprocessable', '/at/1/key']],
    [
      'a range upside down',
      [{ type: 'integer', key: 'a', config: { min: 2, max: 1 } }],
      ['unprocessable', '/at/0/config/min'],
    ],
    ['choices without options', [{ type: 'choices', key: 'a' }], ['unprocessable', '/at/0/config/options']],
    [
      'labels that do not match',
      [{ type: 'choices', key: 'a', config: { options: ['a'], 'option-labels': [] } }],
      ['unprocessable', '/at/0/config/option-labels'],
    ],
    [
      'a default that is no option',
      [{ type: 'choices', key: 'a', 'default-value': 'b', config: { options: ['a'] } }],
      ['unprocessable', '/at/0/default-value'],
    ],
    [
      'a default of a hash',
      [{ type: 'hash', key: 'a', 'default-value': {}, config: { 'item-schemas': [] } }],
      ['unprocessable', '/at/0/default-value'],
    ],
    ['an array of nothing', [{ type: 'array', key: 'a' }], ['unprocessable', '/at/0/config/item-schema']],
    [
      'an alias of nothing',
      [{ ...text, config: { 'source-key-path': 'b' } }],
      ['unprocessable', '/at/0/config/source-key-path'],
    ],
    [
      'an alias of another type',
      [
        { ...text, config: { 'source-key-path': 'b' } },
        { type: 'date', key: 'b' },
      ],
      ['unprocessable', '/at/0/config/source-key-path'],
    ],
  ];
  for (const [name, given, expected] of refused) {
    it(`refuses ${name}`, () => assert.deepEqual(outcome(...given), expected));
  }
});
