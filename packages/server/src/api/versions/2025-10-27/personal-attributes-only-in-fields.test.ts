import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Resource } from '../../json-api/document.ts';
import { downgradeThrough, upgradeThrough } from '../walk.ts';
import { personalAttributesOnlyInFields } from './personal-attributes-only-in-fields.ts';

const changes = [personalAttributesOnlyInFields];
const value = (text: string | null) => ({ type: 'string', value: text });

function shown(type: string, attributes: Record<string, unknown>): Resource['attributes'] {
  return (downgradeThrough(changes, { data: { type, id: 'x_1', attributes } }).data as Resource).attributes;
}

describe('personal attributes of responses', () => {
  it('were repeated at the top level of an inquiry', () => {
    const fields = {
      'name-first': value('Ada'),
      'address-subdivision': value('california'),
      'address-postal-code': value('94607-1234'),
      'identification-number': value('D1'),
    };
    const older = shown('inquiry', { status: 'created', fields });
    assert.equal(older['name-first'], 'Ada');
    assert.equal(older['birthdate'], null);
    assert.equal(older['address-subdivision-abbr'], 'CA');
    assert.equal(older['address-postal-code-abbr'], '94607');
    assert.equal(older['identification-number'], 'D1');
    assert.deepEqual(older['fields'], fields);
  });

  const abbreviations: readonly (readonly [string, string | null, string | null])[] = [
    ['address-subdivision', 'constructor', null],
    ['address-subdivision', 'NY', 'NY'],
    ['address-subdivision', ' New York ', 'NY'],
    ['address-subdivision', 'Bavaria', null],
    ['address-subdivision', null, null],
    ['address-postal-code', '946071234', '94607'],
    ['address-postal-code', 'SW1A 1AA', 'SW1A 1AA'],
    ['address-postal-code', null, null],
  ];
  for (const [key, text, short] of abbreviations) {
    it(`were shortened: ${key} "${text}" to "${short}"`, () => {
      assert.equal(shown('inquiry', { fields: { [key]: value(text) } })[`${key}-abbr`], short);
    });
  }

  it('of an account were found inside its name and address', () => {
    const older = shown('account', {
      fields: {
        name: { type: 'hash', value: { first: value('Ada') } },
        address: { type: 'hash', value: { 'country-code': value('GB') } },
      },
    });
    assert.equal(older['name-first'], 'Ada');
    assert.equal(older['country-code'], 'GB');
    assert.equal(older['name-last'], null);
    assert.equal('identification-number' in older, false);
  });

  it('of other types, and of inquiries without fields, were unchanged', () => {
    assert.deepEqual(shown('inquiry-session', { fields: {} }), { fields: {} });
    assert.deepEqual(shown('inquiry', { status: 'x' }), { status: 'x' });
  });
});

describe('personal attributes of a request about an inquiry', () => {
  const target = { resourceType: 'inquiry', operationId: 'create-an-inquiry', knownAttributes: ['note', 'fields'] };
  const upgraded = (attributes: Record<string, unknown>) =>
    upgradeThrough(changes, { attributes, meta: {} }, target).attributes;

  it('move from the top level into fields, where existing ones win', () => {
    assert.deepEqual(upgraded({ note: 'n', 'name-first': 'Ada', 'country-code': 'US' }), {
      note: 'n',
      fields: { 'name-first': 'Ada', 'selected-country-code': 'US' },
    });
    assert.deepEqual(upgraded({ 'name-first': 'Ada', fields: { 'name-first': 'Eve' } }), {
      fields: { 'name-first': 'Eve' },
    });
    assert.deepEqual(upgraded({ 'name-first': null }), { fields: { 'name-first': null } });
  });

  it('of a wrong type are still validated', () => {
    assert.equal(upgraded({ 'name-first': 'Ada', fields: 5 })['fields'], 5);
  });
});
