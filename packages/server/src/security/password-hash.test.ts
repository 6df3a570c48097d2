/** Password hashes: verification, cost, and the limit of concurrent computations. */
import assert from 'node:assert/strict';
import { argon2Sync } from 'node:crypto';
import { describe, it } from 'node:test';
import { Refusal } from '../lib/refusal.ts';
import { createPasswordHasher } from './password-hash.ts';

describe('a hash of a password', () => {
  it('is argon2id with the parameters of the design, and different each time', async () => {
    const hasher = createPasswordHasher();
    const [first, second] = [await hasher.hash('correct horse'), await hasher.hash('correct horse')];
    assert.match(first, /^\$argon2id\$v=19\$m=47104,t=1,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    assert.notEqual(first, second);
    assert.equal(await hasher.fits('correct horse', first), true);
    assert.equal(await hasher.fits('correct horsf', first), false);
  });

  it('matches either Unicode form of an accent', async () => {
    const hasher = createPasswordHasher();
    assert.equal(await hasher.fits('cafe\u0301', await hasher.hash('caf\u00e9')), true);
  });

  it('matches nothing where there is none, and is computed anyway', async () => {
    const hasher = createPasswordHasher();
    assert.equal(await hasher.fits('', null), false);
    assert.equal(hasher.computed, 1);
  });

  it('of other settings matches, and is outdated', async () => {
    const hasher = createPasswordHasher();
    const nonce = Buffer.alloc(16, 7);
    const message = Buffer.from('correct horse');
    const cost = { parallelism: 1, tagLength: 32, memory: 19_456, passes: 2 };
    const hash = argon2Sync('argon2id', { message, nonce, ...cost });
    const text = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
    const stored = `$argon2id$v=19$m=19456,t=2,p=1$${text(nonce)}$${text(hash)}`;
    assert.equal(await hasher.fits('correct horse', stored), true);
    assert.equal(hasher.isOutdated(stored), true);
    assert.equal(hasher.isOutdated(await hasher.hash('correct horse')), false);
  });

  it('is refused beyond 54 concurrent requests, and accepted again afterwards', async () => {
    const hasher = createPasswordHasher();
    // A cheap hash, so that the test measures the queue and not the processor.
    const cheap = `$argon2id$v=19$m=8,t=1,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;
    const asked = Array.from({ length: 60 }, () => hasher.fits('guess', cheap));
    const settled = await Promise.allSettled(asked);
    const refused = settled.filter((each) => each.status === 'rejected');
    assert.equal(refused.length, 6);
    assert.ok(refused.every(({ reason }) => reason instanceof Refusal && reason.code === 'unavailable'));
    assert.equal(await hasher.fits('guess', cheap), false);
    assert.equal(hasher.computed, 55);
  });
});
