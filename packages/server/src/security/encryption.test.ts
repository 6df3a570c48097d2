import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { deriveKey, newDataKey, SealBroken, seal, sealJson, unseal, unsealJson } from './encryption.ts';

const key = newDataKey();
const associatedData = { environmentId: 'env_1', table: 'inquiries', row: 'inq_1', column: 'sealed' };
const secret = Buffer.from('Ada Lovelace');

describe('seal and unseal', () => {
  it('return what was sealed, empty values too', () => {
    assert.deepEqual(unseal(key, associatedData, seal(key, associatedData, secret)), secret);
    assert.equal(unseal(key, associatedData, seal(key, associatedData, new Uint8Array())).length, 0);
    assert.deepEqual(unsealJson(key, associatedData, sealJson(key, associatedData, { a: ['ü', null] })), {
      a: ['ü', null],
    });
  });

  it('reveal nothing of the value, and never give the same bytes twice', () => {
    const [first, second] = [seal(key, associatedData, secret), seal(key, associatedData, secret)];
    assert.equal(first.includes('Ada'), false);
    assert.notDeepEqual(first, second);
  });

  it('refuse a change of any single byte', () => {
    const sealed = seal(key, associatedData, secret);
    for (let index = 0; index < sealed.length; index += 1) {
      const changed = Buffer.from(sealed);
      changed[index] = (changed[index] ?? 0) ^ 1;
      assert.throws(() => unseal(key, associatedData, changed), SealBroken, `byte ${index}`);
    }
  });

  it('refuse a value cut at any length', () => {
    const sealed = seal(key, associatedData, secret);
    for (let length = 0; length < sealed.length; length += 1) {
      assert.throws(() => unseal(key, associatedData, sealed.subarray(0, length)), SealBroken, `${length} bytes`);
    }
  });

  for (const part of ['environmentId', 'table', 'row', 'column'] as const) {
    it(`refuse a value moved to another ${part}`, () => {
      const sealed = seal(key, associatedData, secret);
      assert.throws(() => unseal(key, { ...associatedData, [part]: 'other' }, sealed), SealBroken);
    });
  }

  it('refuse another key', () => {
    assert.throws(() => unseal(newDataKey(), associatedData, seal(key, associatedData, secret)), SealBroken);
  });

  it('reveal nothing of the value in the error', () => {
    const sealed = seal(key, associatedData, secret);
    assert.throws(
      () => unseal(newDataKey(), associatedData, sealed),
      (error: Error) => !error.message.includes('Ada') && error.message.includes('inquiries.sealed'),
    );
  });
});

describe('deriveKey', () => {
  it('returns 32 bytes that depend on the key and on the purpose', () => {
    assert.equal(deriveKey(key, 'a').length, 32);
    assert.deepEqual(deriveKey(key, 'a'), deriveKey(Buffer.from(key), 'a'));
    assert.notDeepEqual(deriveKey(key, 'a'), deriveKey(key, 'b'));
    assert.notDeepEqual(deriveKey(key, 'a'), deriveKey(newDataKey(), 'a'));
  });

  it('is HKDF-SHA-256 of RFC 5869 (appendix A.3: no salt, no purpose)', () => {
    const okm = '8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d';
    assert.equal(deriveKey(Buffer.alloc(22, 0x0b), '').toString('hex'), okm);
  });
});
