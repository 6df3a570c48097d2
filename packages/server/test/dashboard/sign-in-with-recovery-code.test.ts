/** Recovery codes: each replaces the second factor once. */
import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import pg from 'pg';
import { passwordHasher } from '../../src/security/password-hash.ts';
import { enter, makeOwner, personIn } from '../support/entries.ts';
import { codeOf, type Enrolled, enrolTotp, passwordShown } from '../support/second-factor.ts';
import { useService } from '../support/service.ts';

let enrolled: Enrolled;
const service = useService({ worker: false }, async (started) => {
  enrolled = await enrolTotp(started, await makeOwner(started));
});

const show = (attempt: string, code: string) => enter(service.current, '/sign-in/recovery-code', { attempt, code });
const codeAt = (position: number) => enrolled.recoveryCodes[position] ?? '';

describe('POST /dashboard/api/sign-in/recovery-code', () => {
  beforeEach(() => service.current.clock.forward(3601));

  describe('200', () => {
    it('signs in with two factors, in any spelling of the code', async () => {
      assert.equal(enrolled.recoveryCodes.length, 10);
      const typed = codeAt(0).toUpperCase().replaceAll('-', ' ');
      const reply = await show(await passwordShown(service.current), typed);
      assert.equal(reply.status, 200);
      const { body } = await personIn(service.current, reply).get('/dashboard/api/session');
      assert.equal(body.data.attributes['way'], 'recovery-code');
      assert.equal(body.data.attributes['has-second-factor'], true);
    });
  });

  describe('401', () => {
    it('refuses a code that was used, also one of two concurrent uses', async () => {
      const attempts = [await passwordShown(service.current), await passwordShown(service.current)];
      const replies = await Promise.all(attempts.map((attempt) => show(attempt, codeAt(1))));
      assert.deepEqual(replies.map(({ status }) => status).toSorted(), [200, 401]);
      assert.equal((await show(await passwordShown(service.current), codeAt(1))).status, 401);
    });

    it('refuses codes once others were created', async () => {
      const signedIn = personIn(service.current, await show(await passwordShown(service.current), codeAt(2)));
      const made = await signedIn.post('/dashboard/api/recovery-codes');
      assert.equal(made.status, 200);
      assert.equal((await show(await passwordShown(service.current), codeAt(3))).status, 401);
      const [first = ''] = (made.body as unknown as { 'recovery-codes': string[] })['recovery-codes'];
      assert.equal((await show(await passwordShown(service.current), first)).status, 200);
    });
  });
});

describe('POST /dashboard/api/recovery-codes', () => {
  const hashedBy = async (work: () => Promise<unknown>): Promise<number> => {
    const before = passwordHasher.computed;
    await work();
    return passwordHasher.computed - before;
  };

  async function withTwoFactors() {
    service.current.clock.forward(3601);
    const attempt = await passwordShown(service.current);
    const code = codeOf(service.current, enrolled.secret);
    return personIn(service.current, await enter(service.current, '/sign-in/totp', { attempt, code }));
  }

  it('hashes the codes before its transaction, which then only stores them', async () => {
    const signedIn = await withTwoFactors();
    const client = new pg.Client({ connectionString: service.current.connectionString });
    await client.connect();
    await client.query('begin');
    await client.query('select id from users for update');
    const hashed = await hashedBy(async () => {
      assert.equal((await signedIn.post('/dashboard/api/recovery-codes')).status, 409);
    }).finally(() => client.end());
    assert.equal(hashed, 10);
  });

  it('hashes nothing for a refused caller', async () => {
    const signedIn = await withTwoFactors();
    service.current.clock.forward(301);
    const hashed = await hashedBy(async () => {
      assert.equal((await signedIn.post('/dashboard/api/recovery-codes')).status, 403);
    });
    assert.equal(hashed, 0);
  });
});
