/** Second step after a password: codes of an app, each valid once. */
import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { enter, errorOf, makeOwner, personIn } from '../support/entries.ts';
import { codeOf, type Enrolled, enrolTotp, passwordShown } from '../support/second-factor.ts';
import { useService } from '../support/service.ts';

let enrolled: Enrolled;
const service = useService({ worker: false }, async (started) => {
  enrolled = await enrolTotp(started, await makeOwner(started));
});

const show = (attempt: string, code: string) => enter(service.current, '/sign-in/totp', { attempt, code });
const now = (steps = 0) => codeOf(service.current, enrolled.secret, steps);

describe('POST /dashboard/api/sign-in/totp', () => {
  // Clears earlier failures, and advances the clock past the time step of a used code.
  beforeEach(() => service.current.clock.forward(3700));

  describe('200', () => {
    it('creates a session that reaches production', async () => {
      const reply = await show(await passwordShown(service.current), now());
      assert.equal(reply.status, 200);
      assert.equal(reply.body.next, 'signed-in');
      const { environmentId } = service.current.seeded.production.scope;
      const browser = personIn(service.current, reply);
      assert.equal((await browser.get('/api/v1/inquiries', environmentId)).status, 200);
    });

    it('accepts the code of the previous step and of the next one', async () => {
      assert.equal((await show(await passwordShown(service.current), now(-1))).status, 200);
      assert.equal((await show(await passwordShown(service.current), now(1))).status, 200);
    });
  });

  describe('401', () => {
    it('refuses a repeated code, and the code of an earlier step', async () => {
      assert.equal((await show(await passwordShown(service.current), now())).status, 200);
      assert.equal((await show(await passwordShown(service.current), now())).status, 401);
      assert.equal((await show(await passwordShown(service.current), now(-1))).status, 401);
    });

    it('accepts one of two concurrent uses of the same code', async () => {
      const attempts = [await passwordShown(service.current), await passwordShown(service.current)];
      const code = now();
      const replies = await Promise.all(attempts.map((attempt) => show(attempt, code)));
      assert.deepEqual(replies.map(({ status }) => status).toSorted(), [200, 401]);
    });

    it('refuses codes that are two steps off', async () => {
      assert.equal((await show(await passwordShown(service.current), now(-2))).status, 401);
      assert.equal((await show(await passwordShown(service.current), now(2))).status, 401);
    });

    it('refuses an attempt that is unknown, used, or older than ten minutes', async () => {
      assert.deepEqual(errorOf(await show('x'.repeat(44), now())), 'sign_in_refused');
      const used = await passwordShown(service.current);
      assert.equal((await show(used, now())).status, 200);
      service.current.clock.forward(31);
      assert.equal((await show(used, now())).status, 401);
      const late = await passwordShown(service.current);
      service.current.clock.forward(601);
      assert.equal((await show(late, now())).status, 401);
    });

    it('accepts the right code after a wrong one', async () => {
      const attempt = await passwordShown(service.current);
      assert.equal((await show(attempt, now(-5))).status, 401);
      assert.equal((await show(attempt, now())).status, 200);
    });
  });

  describe('429', () => {
    it('counts wrong codes against the account, although the password is right each time', async () => {
      for (let tries = 0; tries < 5; tries += 1) {
        assert.equal((await show(await passwordShown(service.current), '000000')).status, 401);
      }
      const reply = await enter(service.current, '/sign-in/password', {
        'email-address': 'ada@example.com',
        password: 'whatever it may be here',
      });
      assert.equal(reply.status, 429);
      assert.equal(reply.headers.get('retry-after'), '2');
    });
  });
});
