/** Break-glass owner: users sign in only at the issuer, except one owner, and everyone concerned is notified. */
import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { runTyped } from '../../src/commands/run.ts';
import { listMessages } from '../../src/resources/platform/messages/index.ts';
import { requireSignIn } from '../../src/resources/platform/sign-in/index.ts';
import { saveUser } from '../../src/resources/platform/users/index.ts';
import { passwordHasher } from '../../src/security/password-hash.ts';
import { rowsOf } from '../support/database.ts';
import { enter, makeOwner, ownersPassword } from '../support/entries.ts';
import { signedIn } from '../support/people.ts';
import { codeOf, type Enrolled, enrolTotp, passwordShown } from '../support/second-factor.ts';
import { type TestService, useService } from '../support/service.ts';

let enrolled: Enrolled;
const settings = {
  SIGN_IN: 'oidc-only',
  OIDC_ISSUER: 'http://127.0.0.1:9',
  OIDC_CLIENT_ID: 'countersign',
  OIDC_CLIENT_SECRET: 'a secret of the tests alone',
};
const service = useService({ worker: false, settings }, async (started) => {
  enrolled = await enrolTotp(started, await makeOwner(started));
});

const show = (emailAddress: string) =>
  enter(service.current, '/sign-in/password', { 'email-address': emailAddress, password: ownersPassword });

const eventsOf = async ({ production, sandbox }: TestService) => {
  const query = '/events?filter[name]=user.signed-in-by-break-glass';
  const count = async (client: typeof production) => (await client.get(query)).body.data.length;
  return { production: await count(production), sandbox: await count(sandbox) };
};

async function nameForEmergencies(emailAddress: string) {
  const { app, ownerConnection } = service.current;
  const settings = { DATABASE_URL: ownerConnection, DATA_DIR: app.config.dataDir, BASE_URL: app.baseUrl };
  const error: string[] = [];
  const code = await runTyped(['users', 'break-glass', emailAddress], settings, {
    out: () => undefined,
    error: (text) => void error.push(text),
  });
  return { code, error: error.join('') };
}

describe('SIGN_IN=oidc-only', () => {
  beforeEach(() => service.current.clock.forward(3601));

  it('signs in the owner whom the start link created, and reports it in production', async () => {
    const before = await eventsOf(service.current);
    const attempt = await passwordShown(service.current);
    assert.deepEqual(await eventsOf(service.current), before);
    const code = codeOf(service.current, enrolled.secret);
    const reply = await enter(service.current, '/sign-in/totp', { attempt, code });
    assert.equal(reply.status, 200);
    assert.deepEqual(await eventsOf(service.current), { ...before, production: before.production + 1 });
    const { app, seeded } = service.current;
    const { scope } = seeded.production;
    const messages = await app.runner.read(scope, ({ tx }) => listMessages(tx, scope, 10, null));
    assert.ok(messages.some(({ kind }) => kind === 'break-glass-used'));
  });

  it('refuses all other users as it refuses a wrong password', async () => {
    const { app, seeded } = service.current;
    const other = await signedIn(service.current, { role: 'owner', emailAddress: 'grace@example.com' });
    const { scope } = seeded.sandbox;
    const hash = await passwordHasher.hash(ownersPassword);
    await app.runner.write(scope, { type: 'system' }, (context) =>
      saveUser(context.tx, context, { ...other.user, passwordHash: hash }),
    );
    const before = passwordHasher.computed;
    const refused = await show('grace@example.com');
    const unknown = await show('nobody@example.com');
    assert.equal(passwordHasher.computed - before, 2);
    assert.equal(refused.status, 401);
    assert.deepEqual(refused.body, unknown.body);
  });

  it('allows one owner at a time, whom the operator names', async () => {
    const reviewer = await signedIn(service.current, { role: 'reviewer' });
    const refused = await nameForEmergencies(reviewer.user.emailAddress);
    assert.deepEqual([refused.code, refused.error], [1, 'Only an active owner can be the emergency account.\n']);
    assert.equal((await nameForEmergencies('grace@example.com')).code, 0);
    assert.equal((await show('ada@example.com')).status, 401);
    assert.equal((await show('grace@example.com')).status, 200);
  });

  it('starts only while there is such an owner', async () => {
    const { app } = service.current;
    await requireSignIn(app);
    await rowsOf(service.current.connectionString, 'update users set is_break_glass = false');
    await assert.rejects(requireSignIn(app), /users break-glass EMAIL/);
    await requireSignIn({ ...app, config: { ...app.config, signIn: 'any' } });
  });
});

describe('passkeys of another host', () => {
  it('are refused at the start, with instructions', async () => {
    const { app, connectionString } = service.current;
    const config = { ...app.config, signIn: 'any' as const };
    await rowsOf(
      connectionString,
      `insert into user_passkeys (organization_id, id, user_id, credential_digest, credential_id, public_key, counter, name,
         backed_up, rp_id, created_at)
       select organization_id, 'psk_1', id, sha256('a'), 'a', 'a', 0, 'Key', false, '127.0.0.1', now() from users limit 1`,
    );
    await requireSignIn({ ...app, config });
    const moved = { ...config, baseUrl: 'https://verify.example.com' };
    await assert.rejects(requireSignIn({ ...app, config: moved }), {
      message:
        /^BASE_URL has the host verify\.example\.com, and people have passkeys for 127\.0\.0\.1, .*give BASE_URL the host 127\.0\.0\.1 again/,
    });
  });
});
