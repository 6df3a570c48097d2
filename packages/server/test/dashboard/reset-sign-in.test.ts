/** Reset of a colleague's sign-in by an owner: only the colleague receives the link. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { listMessages } from '../../src/resources/platform/messages/index.ts';
import { lockMessage } from '../../src/resources/platform/messages/store.ts';
import { enter } from '../support/entries.ts';
import { signedIn } from '../support/people.ts';
import { useService } from '../support/service.ts';

const service = useService({ worker: false });

const at = (id: string) => `/dashboard/api/users/${id}/reset-sign-in`;

/** Returns the code of the link in the newest mail to `address`, which waits to be sent. */
async function codeSentTo(address: string): Promise<string> {
  const { app, seeded } = service.current;
  const { scope } = seeded.sandbox;
  const said = await app.runner.write(scope, { type: 'system' }, async ({ tx }) => {
    const [newest] = await listMessages(tx, scope, 1);
    return (await lockMessage(tx, scope, newest?.id ?? ''))?.said;
  });
  assert.deepEqual([said?.kind, said?.to], ['sign-in-reset', { email: address }]);
  return /invitation#(\w{22})/.exec(JSON.stringify(said))?.[1] ?? assert.fail('the mail holds no link');
}

describe('POST /dashboard/api/users/{user-id}/reset-sign-in', () => {
  it('ends every session, does not return the link, and the user chooses new factors', async () => {
    const owner = await signedIn(service.current, { role: 'owner' });
    const person = await signedIn(service.current, { role: 'reviewer', emailAddress: 'mary@example.com' });
    const answer = await owner.post(at(person.user.id));
    assert.equal(answer.status, 200, answer.text);
    assert.doesNotMatch(answer.text, /invitation/);
    service.current.clock.forward(1);
    assert.equal((await person.get('/dashboard/api/session')).status, 401);
    const code = await codeSentTo('mary@example.com');
    const body = { code, 'name-first': 'Mary', 'name-last': 'S', password: 'a sea of tides for Mary again' };
    assert.equal((await enter(service.current, '/invitations/accept', body)).status, 200);
  });

  it('is allowed only to owners, and not for their own account', async () => {
    const [owner, admin] = [
      await signedIn(service.current, { role: 'owner' }),
      await signedIn(service.current, { role: 'admin' }),
    ];
    const person = await signedIn(service.current, { role: 'reviewer' });
    assert.equal((await admin.post(at(person.user.id))).status, 403);
    assert.equal((await owner.post(at(owner.user.id))).status, 409);
    assert.equal((await owner.post(at('user_unknown'))).status, 404);
    assert.equal((await person.get('/dashboard/api/session')).status, 200);
  });
});
