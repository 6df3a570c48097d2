/** People by command: for the operator whom nobody lets in any more. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { runTyped } from '../../src/commands/run.ts';
import { enter, ownersPassword } from '../support/entries.ts';
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
  it('prints a link that makes the owner, and none once there is one', async () => {
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
    assert.match(again.error, /owns the organization already/);
  });
});

describe('users list', () => {
  it('shows everybody, as text and as JSON', async () => {
    const { out } = await run('users list');
    assert.match(out, /ada@example\.com +Ada Byron +active, owner/);
    const parsed = JSON.parse((await run('users list --json')).out) as { users: { owner: boolean }[] };
    assert.equal(parsed.users[0]?.owner, true);
  });
});

describe('users deactivate', () => {
  it('keeps somebody out whom the service let in', async () => {
    const person = await signedIn(service.current, { role: 'reviewer', emailAddress: 'Grace@example.com' });
    assert.equal((await person.get('/api/v1/inquiries')).status, 200);
    assert.equal((await run('users deactivate grace@example.com')).code, 0);
    service.current.clock.forward(1);
    assert.equal((await person.get('/api/v1/inquiries')).status, 401);
  });

  it('keeps the last owner, and says who is not known', async () => {
    const owner = await run('users deactivate ada@example.com');
    assert.equal(owner.code, 1);
    assert.match(owner.error, /keeps an owner/);
    assert.equal((await run('users deactivate nobody@example.com')).code, 2);
  });
});
