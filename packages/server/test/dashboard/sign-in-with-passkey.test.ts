/**
 * Sign-in with a passkey: only by its owner, at this service, once per challenge; refusals are in the audit log.
 */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { describe, it } from 'node:test';
import { type Authenticator, createAuthenticator, type Wrong } from '../support/authenticator.ts';
import { rowsOf } from '../support/database.ts';
import { enter, errorOf, makeOwner, personIn } from '../support/entries.ts';
import { eventual, eventually } from '../support/eventually.ts';
import { addPasskey, askForPasskey, makeOwnerByPasskey, signInByPasskey } from '../support/passkeys.ts';
import { signedIn } from '../support/people.ts';
import { enrolTotp, passwordShown } from '../support/second-factor.ts';
import { useService } from '../support/service.ts';

let authenticator: Authenticator;
const service = useService({ worker: false, host: 'localhost' }, async (started) => {
  ({ authenticator } = await makeOwnerByPasskey(started));
});

const refusals = () =>
  rowsOf(
    service.current.connectionString,
    `select * from user_audit_logs where status = 401 and context->>'action' = 'sign-in-refused'
     and path = '/dashboard/api/sign-in/passkey' order by day, seq`,
  );

const isSuspended = async (): Promise<boolean> => {
  const rows = await rowsOf(
    service.current.connectionString,
    'select 1 from user_passkeys where suspended_at is not null',
  );
  return rows.length > 0;
};

/** Addresses are throttled after five failures, so each test runs on another day. */
const nextDay = () => service.current.clock.forward(86_400);

describe('POST /sign-in/passkey: 200', () => {
  it('signs in with both factors, without an address or a password', async () => {
    const reply = await signInByPasskey(service.current, authenticator);
    assert.deepEqual([reply.status, reply.body.next], [200, 'signed-in']);
    const { body } = await personIn(service.current, reply).get('/dashboard/api/session');
    assert.deepEqual([body.data.attributes['way'], body.data.attributes['has-second-factor']], ['passkey', true]);
    assert.deepEqual(body.data.attributes['ways'], ['passkey']);
  });

  it('accepts a passkey without a use counter, repeatedly', async () => {
    nextDay();
    const person = await signedIn(service.current, { role: 'analyst' });
    const made = await addPasskey(service.current, person);
    for (const counter of [0, 0]) {
      assert.equal((await signInByPasskey(service.current, made.authenticator, { counter })).status, 200);
    }
  });
});

describe('POST /sign-in/passkey: 401', () => {
  const wrongs: Readonly<Record<string, () => Wrong>> = {
    'another challenge': () => ({ challenge: randomBytes(32).toString('base64url') }),
    'another origin': () => ({ origin: 'http://localhost:1' }),
    'an origin that only begins alike': () => ({ origin: `${service.current.baseUrl}.example.com` }),
    'the name of another service': () => ({ rpId: 'example.com' }),
    'a person who was not verified': () => ({ userVerified: false }),
    'the handle of another person': () => ({ userHandle: Buffer.from('user_other').toString('base64url') }),
    'no handle where nobody is known': () => ({ userHandle: null }),
    'what was signed to make a passkey': () => ({ type: 'webauthn.create' }),
    'a signature of another key': () => ({ signature: randomBytes(70) }),
  };
  for (const [what, wrong] of Object.entries(wrongs)) {
    it(`refuses ${what}, creates no session, and writes an audit row`, async () => {
      nextDay();
      const before = (await refusals()).length;
      const reply = await signInByPasskey(service.current, authenticator, wrong());
      assert.deepEqual([reply.status, errorOf(reply)], [401, 'sign_in_refused']);
      assert.equal(reply.cookies['session'], undefined);
      await eventually('the audit log says so', async () => (await refusals()).length === before + 1);
      assert.equal(await isSuspended(), false);
    });
  }

  it('refuses a response that was used before, also one of two concurrent uses', async () => {
    nextDay();
    const { attempt, options } = await askForPasskey(service.current);
    const body = { attempt, response: authenticator.get(options) };
    const before = (await refusals()).length;
    const both = [enter(service.current, '/sign-in/passkey', body), enter(service.current, '/sign-in/passkey', body)];
    const statuses = (await Promise.all(both)).map(({ status }) => status);
    assert.deepEqual(statuses.toSorted(), [200, 401]);
    assert.equal((await enter(service.current, '/sign-in/passkey', body)).status, 401);
    await eventually('the audit log says so of both', async () => (await refusals()).length === before + 2);
  });

  it('refuses a challenge that is ten minutes old', async () => {
    nextDay();
    const { attempt, options } = await askForPasskey(service.current);
    service.current.clock.forward(601);
    const reply = await enter(service.current, '/sign-in/passkey', { attempt, response: authenticator.get(options) });
    assert.equal(errorOf(reply), 'sign_in_refused');
  });

  it('refuses an unknown passkey', async () => {
    nextDay();
    const unknown = createAuthenticator(service.current.baseUrl);
    unknown.create((await askForPasskey(service.current)).options && { challenge: '', rp: {}, user: { id: 'dXNlcg' } });
    assert.equal(errorOf(await signInByPasskey(service.current, unknown)), 'sign_in_refused');
  });

  it('refuses the passkey of a deactivated user', async () => {
    nextDay();
    const person = await signedIn(service.current, { role: 'analyst' });
    const made = await addPasskey(service.current, person);
    const owner = await signedIn(service.current, { role: 'owner' });
    await owner.post(`/dashboard/api/users/${person.user.id}/deactivate`);
    assert.equal(errorOf(await signInByPasskey(service.current, made.authenticator)), 'sign_in_refused');
  });

  it('suspends a passkey whose counter goes backwards: it is then refused, with an audit row', async () => {
    nextDay();
    const person = await signedIn(service.current, { role: 'analyst' });
    const made = await addPasskey(service.current, person);
    assert.equal((await signInByPasskey(service.current, made.authenticator, { counter: 7 })).status, 200);
    assert.equal((await signInByPasskey(service.current, made.authenticator, { counter: 7 })).status, 401);
    const row = await eventual('the audit log says why', async () => {
      const rows = (await refusals()) as { context: object; user_id: string }[];
      return rows.find(({ user_id: userId }) => userId === person.user.id) ?? null;
    });
    assert.deepEqual(row.context, { action: 'sign-in-refused', way: 'passkey', detail: 'counter-went-back' });
    assert.equal((await signInByPasskey(service.current, made.authenticator, { counter: 8 })).status, 401);
    const { body } = await made.browser.get('/dashboard/api/passkeys');
    const [listed] = body.data as unknown as [{ attributes: Record<string, unknown> }];
    assert.notEqual(listed.attributes['suspended-at'], null);
  });
});

describe('a passkey after a password', () => {
  it('signs in, and a passkey of another user does not', async () => {
    nextDay();
    const other = authenticator;
    await rowsOf(
      service.current.connectionString,
      "update users set is_owner = false, status = 'deactivated' where is_owner",
    );
    const ada = await makeOwner(service.current, 'grace@example.com');
    const { browser } = await enrolTotp(service.current, ada);
    const made = await addPasskey(service.current, browser);
    nextDay();
    const attempt = await passwordShown(service.current, 'grace@example.com');
    const wrongly = await askForPasskey(service.current, attempt);
    assert.deepEqual(
      (wrongly.options['allowCredentials'] as { id: string }[]).map(({ id }) => id),
      [made.authenticator.credentialId],
    );
    const foreign = { attempt: wrongly.attempt, response: other.get(wrongly.options) };
    assert.equal(errorOf(await enter(service.current, '/sign-in/passkey', foreign)), 'sign_in_refused');
    const asked = await askForPasskey(service.current, attempt);
    const response = made.authenticator.get(asked.options, { userHandle: null });
    const reply = await enter(service.current, '/sign-in/passkey', { attempt: asked.attempt, response });
    assert.deepEqual([reply.status, reply.body.next], [200, 'signed-in']);
  });
});
