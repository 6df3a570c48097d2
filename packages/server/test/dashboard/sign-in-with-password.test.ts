/** Sign-in with a password: a session for the right password, and no information for a wrong one. */
import assert from 'node:assert/strict';
import { argon2Sync } from 'node:crypto';
import { beforeEach, describe, it } from 'node:test';
import { passwordHasher } from '../../src/security/password-hash.ts';
import { rowsOf } from '../support/database.ts';
import { enter, makeOwner, ownersPassword, personIn } from '../support/entries.ts';
import { useService } from '../support/service.ts';

const service = useService({ worker: false }, async (started) => {
  await makeOwner(started, 'Ada@Example.com');
});

const show = (emailAddress: string, password: string) =>
  enter(service.current, '/sign-in/password', { 'email-address': emailAddress, password });

describe('POST /dashboard/api/sign-in/password', () => {
  // Clears earlier failures: this test is about the passwords.
  beforeEach(() => service.current.clock.forward(3601));

  describe('200', () => {
    it('signs in with any spelling of the address', async () => {
      const reply = await show(' ADA@example.com'.trim(), ownersPassword);
      assert.equal(reply.status, 200);
      assert.equal(reply.body.next, 'enroll-second-factor');
      assert.equal((await personIn(service.current, reply).get('/dashboard/api/session')).status, 200);
    });

    it('accepts a password in either Unicode form of its accents', async () => {
      const accented = await show('ada@example.com', ownersPassword.normalize('NFD'));
      assert.equal(accented.status, 200);
    });

    it('replaces a hash with older settings, once', async () => {
      const { connectionString } = service.current;
      const nonce = Buffer.alloc(16, 7);
      const cost = { parallelism: 1, tagLength: 32, memory: 19_456, passes: 2 };
      const hash = argon2Sync('argon2id', { message: Buffer.from(ownersPassword), nonce, ...cost });
      const text = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
      const stored = `$argon2id$v=19$m=19456,t=2,p=1$${text(nonce)}$${text(hash)}`;
      await rowsOf(connectionString, `update users set password_hash = '${stored}'`);
      assert.equal((await show('ada@example.com', ownersPassword)).status, 200);
      const hashes = () => rowsOf(connectionString, 'select password_hash from users');
      const after = await hashes();
      assert.match(String(after[0]?.['password_hash']), /m=47104,t=1,p=1/);
      assert.equal((await show('ada@example.com', ownersPassword)).status, 200);
      assert.deepEqual(await hashes(), after);
    });

    it('sets cookies that no script reads and that are sent to no other site', async () => {
      const reply = await show('ada@example.com', ownersPassword);
      const [session = '', csrf = ''] = reply.headers.getSetCookie();
      assert.match(session, /^session=\w{44}; HttpOnly; Path=\/; SameSite=Lax; Max-Age=43200$/);
      assert.match(csrf, /^csrf=[0-9a-f]{64}; Path=\/; SameSite=Lax; Max-Age=43200$/);
      assert.equal(reply.headers.get('cache-control'), 'no-store');
    });
  });

  describe('401', () => {
    it('returns the same for a wrong password and an unknown address, and computes a hash for either', async () => {
      const before = passwordHasher.computed;
      const wrong = await show('ada@example.com', 'another horse of Ada 1815');
      assert.equal(passwordHasher.computed, before + 1);
      const unknown = await show('nobody@example.com', ownersPassword);
      assert.equal(passwordHasher.computed, before + 2);
      assert.deepEqual([wrong.status, unknown.status], [401, 401]);
      assert.deepEqual(wrong.body, unknown.body);
      assert.deepEqual(wrong.cookies, {});
    });
  });
});
