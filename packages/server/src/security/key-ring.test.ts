import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { SealBroken } from './encryption.ts';
import { createKeyRing } from './key-ring.ts';

const ring = createKeyRing(Buffer.alloc(32, 1));
const wrapped = { a: ring.createEnvironmentKey('env_a'), b: ring.createEnvironmentKey('env_b') };
const a = ring.openEnvironment('env_a', wrapped.a);
const b = ring.openEnvironment('env_b', wrapped.b);

describe('environment keys', () => {
  it('are the same after a restart with the same root key', () => {
    const again = createKeyRing(Buffer.alloc(32, 1)).openEnvironment('env_a', wrapped.a);
    assert.deepEqual(again.dataKey, a.dataKey);
    assert.equal(again.mac('session', 'x'), a.mac('session', 'x'));
  });

  it('do not open under another root key or as another environment', () => {
    assert.throws(() => createKeyRing(Buffer.alloc(32, 2)).openEnvironment('env_a', wrapped.a), SealBroken);
    assert.throws(() => ring.openEnvironment('env_b', wrapped.a), SealBroken);
  });

  it('share nothing with those of the other environment', () => {
    assert.notDeepEqual(a.dataKey, b.dataKey);
    assert.notDeepEqual(a.blindIndex('note', 'x'), b.blindIndex('note', 'x'));
    assert.notEqual(a.mac('file', 'x'), b.mac('file', 'x'));
  });
});

describe('subject keys', () => {
  it('are restored from their wrapped form only', () => {
    const made = a.createSubjectKey('sk_1');
    const restarted = ring.openEnvironment('env_a', wrapped.a);
    assert.equal(restarted.rememberedSubjectKey('sk_1'), null);
    assert.deepEqual(restarted.unwrapSubjectKey('sk_1', made.wrapped), made.key);
    assert.deepEqual(restarted.rememberedSubjectKey('sk_1'), made.key);
  });

  it('are refused for another row or another environment', () => {
    const made = a.createSubjectKey('sk_2');
    assert.throws(() => a.unwrapSubjectKey('sk_3', made.wrapped), SealBroken);
    assert.throws(() => b.unwrapSubjectKey('sk_2', made.wrapped), SealBroken);
  });
});

describe('blindIndex', () => {
  it('is equal for equal values and differs by label and by value', () => {
    assert.deepEqual(a.blindIndex('note', 'x'), a.blindIndex('note', 'x'));
    assert.notDeepEqual(a.blindIndex('note', 'x'), a.blindIndex('reference', 'x'));
    assert.notDeepEqual(a.blindIndex('note', 'x'), a.blindIndex('note', 'X'));
  });
});

describe('mac', () => {
  it('is valid only for its own kind, message and environment', () => {
    const mac = a.mac('file', 'message');
    assert.equal(a.verifyMac('file', 'message', mac), true);
    assert.equal(a.verifyMac('session', 'message', mac), false);
    assert.equal(a.verifyMac('file', 'messages', mac), false);
    assert.equal(b.verifyMac('file', 'message', mac), false);
  });

  it('is refused without an exception when it is malformed', () => {
    for (const text of ['', 'zz', 'a'.repeat(63), `${a.mac('file', 'message')}00`]) {
      assert.equal(a.verifyMac('file', 'message', text), false, text);
    }
  });
});

describe('digestSecret', () => {
  it('depends on the kind and on the root key, so a stolen table of digests is useless elsewhere', () => {
    const digest = ring.digestSecret('api-key', 'x');
    assert.deepEqual(digest, ring.digestSecret('api-key', 'x'));
    assert.notDeepEqual(digest, ring.digestSecret('one-time-code', 'x'));
    assert.notDeepEqual(digest, createKeyRing(Buffer.alloc(32, 2)).digestSecret('api-key', 'x'));
  });
});
