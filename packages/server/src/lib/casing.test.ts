import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { inflectKey, kebabCase } from './casing.ts';

describe('kebabCase', () => {
  const cases: readonly (readonly [string, string])[] = [
    ['name-first', 'name-first'],
    ['nameFirst', 'name-first'],
    ['name_first', 'name-first'],
    ['addressStreet1', 'address-street-1'],
    ['address_street_1', 'address-street-1'],
    ['address-street-1', 'address-street-1'],
    ['inquiryTemplateVersionId', 'inquiry-template-version-id'],
    ['', ''],
  ];
  for (const [given, kebab] of cases) {
    it(`makes "${kebab}" of "${given}"`, () => assert.equal(kebabCase(given), kebab));
  }
});

describe('inflectKey', () => {
  it('converts to each casing and back to the same name', () => {
    for (const name of ['status', 'name-first', 'address-street-1', 'front-photo-url']) {
      for (const inflection of ['kebab', 'camel', 'snake'] as const) {
        assert.equal(kebabCase(inflectKey(name, inflection)), name, `${name} in ${inflection}`);
      }
    }
    assert.equal(inflectKey('address-street-1', 'camel'), 'addressStreet1');
    assert.equal(inflectKey('address-street-1', 'snake'), 'address_street_1');
  });

  it('leaves a key unchanged that is not in kebab case', () => {
    for (const key of ['verification/selfie', 'Service-Version', '--', 'a--b', '']) {
      assert.equal(inflectKey(key, 'camel'), key);
    }
  });
});
