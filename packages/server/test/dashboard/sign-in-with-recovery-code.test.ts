/** Recovery codes: each stands in for the second factor once. */
import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { enter, makeOwner, personIn } from '../support/entries.ts';
import { type Enrolled, enrolTotp, passwordShown } from '../support/second-factor.ts';
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
    it('signs in with two factors, however the code is typed', async () => {
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
    it('refuses a code that was used, also by one of two at once', async () => {
      const attempts = [await passwordShown(service.current), await passwordShown(service.current)];
      const replies = await Promise.all(attempts.map((attempt) => show(attempt, codeAt(1))));
      assert.deepEqual(replies.map(({ status }) => status).toSorted(), [200, 401]);
      assert.equal((await show(await passwordShown(service.current), codeAt(1))).status, 401);
    });

    it('refuses codes once others were made', async () => {
      const signedIn = personIn(service.current, await show(await passwordShown(service.current), codeAt(2)));
      const made = await signedIn.post('/dashboard/api/recovery-codes');
      assert.equal(made.status, 200);
      assert.equal((await show(await passwordShown(service.current), codeAt(3))).status, 401);
      const [first = ''] = (made.body as unknown as { 'recovery-codes': string[] })['recovery-codes'];
      assert.equal((await show(await passwordShown(service.current), first)).status, 200);
    });
  });
});
