/** Commands for user accounts, for an operator who can no longer sign in. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { runTyped } from '../../src/commands/run.ts';
import { rowsOf } from '../support/database.ts';
import { enter, errorOf, ownersPassword } from '../support/entries.ts';
import { signedIn } from '../support/people.ts';
import { useService } from '../support/service.ts';

const service = useService({ worker: false });

async function run(line: string) {
  const { app, ownerConnection } = service.current;
  const [out, error]: [string[], string[]] = [[], []];
  const settings = {
    DATABASE_URL: ownerConnection,
    DATA_DIR: app.config.dataDir,
    BASE_URL: app.baseUrl,
  };
  const code = await runTyped(line.split(' '), settings, {
    out: (text) => void out.push(text),
    error: (text) => void error.push(text),
  });
  return { code, out: out.join(''), error: error.join('') };
}

describe('users setup-link', () => {
  it('prints a link that creates the owner, and no link once there is an owner', async () => {
    const { code, out } = await run('users setup-link');
    assert.equal(code, 0);
    const link = /\/dashboard\/setup#(\w{22})/.exec(out)?.[1] ?? '';
    const reply = await enter(service.current, '/setup', {
      code: link,
      'email-address': 'ada@example.com',
      'name-first': 'Ada',
      'name-last': 'Byron',
      password: ownersPassword,
    });
    assert.equal(reply.status, 200);
    const again = await run('users setup-link');
    assert.equal(again.code, 1);
    assert.match(again.error, /already has an owner/);
  });
});

describe('users list', () => {
  it('lists all users, as text and as JSON', async () => {
    const { out } = await run('users list');
    assert.match(out, /ada@example\.com +Ada Byron +active, owner/);
    const parsed = JSON.parse((await run('users list --json')).out) as { users: { owner: boolean }[] };
    assert.equal(parsed.users[0]?.owner, true);
  });
});

describe('users deactivate', () => {
  it('refuses a user whom the service had signed in', async () => {
    const person = await signedIn(service.current, { role: 'reviewer', emailAddress: 'Grace@example.com' });
    assert.equal((await person.get('/api/v1/inquiries')).status, 200);
    assert.equal((await run('users deactivate grace@example.com')).code, 0);
    service.current.clock.forward(1);
    assert.equal((await person.get('/api/v1/inquiries')).status, 401);
  });

  it('keeps the last owner, and reports an unknown user', async () => {
    const owner = await run('users deactivate ada@example.com');
    assert.equal(owner.code, 1);
    assert.match(owner.error, /needs an owner/);
    assert.equal((await run('users deactivate nobody@example.com')).code, 2);
  });
});

describe('users reset-sign-in', () => {
  const signIn = (emailAddress: string, password: string) =>
    enter(service.current, '/sign-in/password', { 'email-address': emailAddress, password });
  const reset = async (emailAddress: string): Promise<string> => {
    const { code, out, error } = await run(`users reset-sign-in ${emailAddress}`);
    assert.equal(code, 0, error);
    return /\/dashboard\/invitation#(\w{22})/.exec(out)?.[1] ?? assert.fail(out);
  };
  const names = { 'name-first': 'Somebody', 'name-last': 'Else' };

  it('lets the only owner in again, by a link that works once, with the former name and rights', async () => {
    const before = await signIn('ada@example.com', ownersPassword);
    assert.equal(before.status, 200);
    const code = await reset('ada@example.com');
    service.current.clock.forward(1);
    const cookie = `session=${before.cookies['session']}`;
    assert.equal((await enter(service.current, '/session', null, { cookie })).status, 401, 'every session has ended');
    assert.equal(errorOf(await signIn('ada@example.com', ownersPassword)), 'sign_in_refused');
    const look = await enter(service.current, '/invitations/look', { code });
    assert.deepEqual([look.body['name-first'], look.body['email-address']], ['Ada', 'ada@example.com']);
    const password = 'the analytical engine weaves again';
    const accept = () => enter(service.current, '/invitations/accept', { code, ...names, password });
    assert.equal((await accept()).status, 200);
    assert.equal(errorOf(await accept()), 'sign_in_refused');
    assert.equal((await signIn('ada@example.com', password)).status, 200);
    const { users } = JSON.parse((await run('users list --json')).out) as {
      users: { 'email-address': string; name: string; owner: boolean }[];
    };
    const [ada, ...others] = users.filter((user) => user['email-address'] === 'ada@example.com');
    assert.deepEqual([ada?.name, ada?.owner, others.length], ['Ada Byron', true, 0]);
  });

  it('removes every factor, is in the audit log, and is not among the invitations', async () => {
    const person = await signedIn(service.current, { role: 'reviewer', emailAddress: 'mary@example.com' });
    const first = await reset('mary@example.com');
    const second = await reset('mary@example.com');
    assert.equal(errorOf(await enter(service.current, '/invitations/look', { code: first })), 'sign_in_refused');
    assert.equal((await enter(service.current, '/invitations/look', { code: second })).status, 200);
    const owner = await signedIn(service.current, { role: 'owner' });
    const listed = await owner.get('/dashboard/api/invitations');
    assert.deepEqual(listed.body.data, []);
    const rows = await rowsOf(
      service.current.connectionString,
      `select context from user_audit_logs where context->>'action' = 'sign-in-reset' and user_id = '${person.user.id}'`,
    );
    assert.deepEqual(
      rows.map(({ context }) => context),
      [
        { action: 'sign-in-reset', by: 'operator' },
        { action: 'sign-in-reset', by: 'operator' },
      ],
    );
    service.current.clock.forward(3601);
    assert.equal(errorOf(await enter(service.current, '/invitations/look', { code: second })), 'sign_in_refused');
  });

  it('reports an unknown and a deactivated user', async () => {
    assert.equal((await run('users reset-sign-in nobody@example.com')).code, 2);
    const gone = await run('users reset-sign-in grace@example.com');
    assert.equal(gone.code, 1);
    assert.match(gone.error, /deactivated/);
  });
});
