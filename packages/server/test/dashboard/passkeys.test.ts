/** Own passkeys: create, name, remove and use for step-up; users cannot lock themselves out. */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { describe, it } from 'node:test';
import { type Authenticator, createAuthenticator, type Wrong } from '../support/authenticator.ts';
import { rowsOf } from '../support/database.ts';
import { enter, errorOf, makeOwner, setupCode } from '../support/entries.ts';
import { addPasskey, makeOwnerByPasskey, signInByPasskey } from '../support/passkeys.ts';
import { personOf, type SignedInBrowser } from '../support/people.ts';
import { sessionTokenIn } from '../support/second-factor.ts';
import { startService, type TestService, useService } from '../support/service.ts';

const host = { worker: false, host: 'localhost' } as const;
const api = '/dashboard/api';

async function withService(work: (service: TestService) => Promise<void>): Promise<void> {
  const service = await startService(host);
  try {
    await work(service);
  } finally {
    await service.close();
  }
}

const idsOf = async (browser: SignedInBrowser): Promise<string[]> => {
  const { body } = await browser.get(`${api}/passkeys`);
  return (body.data as unknown as { id: string }[]).map(({ id }) => id);
};

describe('POST /setup without a password', () => {
  it('creates the owner once the passkey is registered, and not before', async () => {
    await withService(async (service) => {
      const named = { 'email-address': 'ada@example.com', 'name-first': 'Ada', 'name-last': 'Byron' };
      const code = await setupCode(service);
      const asked = await enter(service, '/setup', { code, ...named });
      assert.equal(asked.body.next, 'passkey-registration');
      assert.deepEqual(await rowsOf(service.connectionString, 'select 1 from users'), []);
      const authenticator = createAuthenticator(service.baseUrl);
      const { attempt, options } = asked.body as unknown as { attempt: string; options: object };
      const bad = { attempt, response: authenticator.create(options, { origin: 'https://example.com' }) };
      assert.equal(errorOf(await enter(service, '/sign-in/passkey-registration', bad)), 'sign_in_refused');
      const again = await enter(service, '/setup', { code, ...named });
      const second = again.body as unknown as { attempt: string; options: object };
      const good = { attempt: second.attempt, response: authenticator.create(second.options) };
      const reply = await enter(service, '/sign-in/passkey-registration', good);
      assert.deepEqual([reply.status, reply.body.next], [200, 'signed-in']);
      assert.equal((await signInByPasskey(service, authenticator)).status, 200);
      assert.equal(errorOf(await enter(service, '/sign-in/passkey-registration', good)), 'sign_in_refused');
      assert.equal(errorOf(await enter(service, '/setup', { code, ...named })), 'sign_in_refused');
    });
  });
});

describe('POST /invitations/accept without a password', () => {
  it('creates the user once the passkey is registered, and the link is then invalid', async () => {
    await withService(async (service) => {
      const { browser } = await makeOwnerByPasskey(service);
      const roles = (await browser.get(`${api}/roles`)).body.data as unknown as { id: string }[];
      const wanted = { 'email-address': 'grace@example.com', 'role-ids': [roles.at(-1)?.id] };
      const invited = await browser.post(`${api}/invitations`, { data: { attributes: wanted } });
      assert.equal(invited.status, 201, invited.text);
      const code = String(invited.body.data.attributes['link']).split('#')[1] ?? '';
      const accepting = { code, 'name-first': 'Grace', 'name-last': 'Hopper' };
      const asked = (await enter(service, '/invitations/accept', accepting)).body;
      const { attempt, options } = asked as unknown as { attempt: string; options: object };
      const authenticator = createAuthenticator(service.baseUrl);
      const response = authenticator.create(options);
      const reply = await enter(service, '/sign-in/passkey-registration', { attempt, response });
      assert.deepEqual([reply.status, reply.body.next], [200, 'signed-in']);
      assert.equal((await signInByPasskey(service, authenticator)).status, 200);
      assert.equal(errorOf(await enter(service, '/invitations/accept', accepting)), 'sign_in_refused');
    });
  });
});

describe('own passkeys', () => {
  const service = useService(host);
  let browser: SignedInBrowser;
  let authenticator: Authenticator;

  it('POST /passkeys: 201 gives a session of a password its second factor', async () => {
    const ada = await makeOwner(service.current);
    const made = await addPasskey(service.current, ada);
    assert.equal(made.status, 201, made.text);
    ({ browser, authenticator } = made);
    const { body } = await browser.get(`${api}/session`);
    assert.equal(body.data.attributes['has-second-factor'], true);
    assert.equal((await ada.get(`${api}/session`)).status, 401);
  });

  const wrongs: Readonly<Record<string, Wrong>> = {
    'another challenge': { challenge: randomBytes(32).toString('base64url') },
    'another origin': { origin: 'https://example.com' },
    'the name of another service': { rpId: 'example.com' },
    'a person who was not verified': { userVerified: false },
  };
  for (const [what, wrong] of Object.entries(wrongs)) {
    it(`POST /passkeys: 401 for ${what}, with an audit row`, async () => {
      const { status } = await addPasskey(service.current, browser, wrong);
      assert.equal(status, 401);
      const rows = await rowsOf(
        service.current.connectionString,
        'select path, status from user_audit_logs order by day, seq',
      );
      assert.deepEqual(rows.at(-1), { path: `${api}/passkeys`, status: 401 });
    });
  }

  it('POST /passkeys: 409 for a passkey that is already registered', async () => {
    const asked = await browser.post(`${api}/passkeys/options`);
    const { attempt, options } = asked.body as unknown as { attempt: string; options: object };
    const answer = await browser.post(`${api}/passkeys`, { attempt, response: authenticator.create(options) });
    assert.deepEqual([answer.status, answer.body.errors?.[0]?.code], [409, 'not_unique']);
  });

  it('POST /passkeys/options: 403 when no factor was shown for five minutes, until the passkey is used', async () => {
    service.current.clock.forward(301);
    assert.equal((await browser.post(`${api}/passkeys/options`)).body.errors?.[0]?.code, 'step_up_required');
    const stepUp = async (wrong: Wrong) => {
      const { body } = await browser.post(`${api}/session/step-up/passkey/options`);
      const { attempt, options } = body as unknown as { attempt: string; options: object };
      return browser.post(`${api}/session/step-up/passkey`, { attempt, response: authenticator.get(options, wrong) });
    };
    for (const wrong of Object.values(wrongs)) assert.equal((await stepUp(wrong)).status, 401);
    const answer = await stepUp({});
    assert.equal(answer.status, 200, answer.text);
    const csrfToken = (answer.body as unknown as { 'csrf-token': string })['csrf-token'];
    browser = personOf(service.current, { token: sessionTokenIn(answer.headers), csrfToken });
    assert.equal((await browser.post(`${api}/passkeys/options`)).status, 200);
  });

  it('PATCH /passkeys/{passkey-id}: 200 names it', async () => {
    const [id] = await idsOf(browser);
    const { body } = await browser.request('PATCH', `${api}/passkeys/${id}`, { body: { name: ' Phone ' } });
    assert.equal(body.data.attributes['name'], 'Phone');
  });

  it('POST /session/step-up/passkey: 401 suspends a passkey whose counter goes backwards', async () => {
    const { body } = await browser.post(`${api}/session/step-up/passkey/options`);
    const { attempt, options } = body as unknown as { attempt: string; options: object };
    const response = authenticator.get(options, { counter: 1 });
    assert.equal((await browser.post(`${api}/session/step-up/passkey`, { attempt, response })).status, 401);
    assert.equal((await signInByPasskey(service.current, authenticator)).status, 401);
  });
});

describe('DELETE /passkeys/{passkey-id}', () => {
  it('409 for the only way to sign in, 200 once there is another, and then it no longer signs in', async () => {
    await withService(async (service) => {
      const { browser, authenticator } = await makeOwnerByPasskey(service);
      const [id] = await idsOf(browser);
      assert.equal((await browser.request('DELETE', `${api}/passkeys/${id}`)).status, 409);
      const second = await addPasskey(service, browser);
      assert.equal((await second.browser.request('DELETE', `${api}/passkeys/${id}`)).status, 200);
      assert.equal(errorOf(await signInByPasskey(service, authenticator)), 'sign_in_refused');
      assert.equal((await signInByPasskey(service, second.authenticator)).status, 200);
    });
  });

  it('404 for a passkey of another user', async () => {
    await withService(async (service) => {
      const { browser } = await makeOwnerByPasskey(service);
      const answer = await browser.request('DELETE', `${api}/passkeys/psk_000000000000000000000000`);
      assert.equal(answer.status, 404);
    });
  });
});

describe('a service that is opened at an IP address', () => {
  const service = useService({ worker: false });

  it('offers no passkeys, and refuses to start a sign-in with one', async () => {
    const { ways } = (await enter(service.current, '/entry', null)).body as unknown as { ways: { passkey: boolean } };
    assert.equal(ways.passkey, false);
    const reply = await enter(service.current, '/sign-in/passkey/options', {});
    assert.deepEqual([reply.status, errorOf(reply)], [409, 'conflict']);
  });
});
