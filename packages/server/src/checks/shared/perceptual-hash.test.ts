import assert from 'node:assert/strict';
import { it } from 'node:test';
import { hashDistance } from './perceptual-hash.ts';

it('counts the differing bits of two hashes, and returns nothing for an invalid hash', () => {
  assert.equal(hashDistance('0000000000000000', 'FFFFFFFFFFFFFFFF'), 64);
  assert.equal(hashDistance('00ff00ff00ff00ff', '00ff00ff00ff00fe'), 1);
  assert.equal(hashDistance('00ff00ff00ff00ff', ''), null);
  assert.equal(hashDistance('0'.repeat(64), `${'0'.repeat(60)}f00f`), 8);
  assert.equal(hashDistance('0'.repeat(64), '0'.repeat(16)), null);
});
