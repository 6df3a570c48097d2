/** Invitations: valid for a day, once, and only with permissions that the inviter has. */
import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { listMessages } from '../../src/resources/platform/messages/index.ts';
import { listRoles, type SeededRole } from '../../src/resources/platform/roles/index.ts';
import { enter, personIn } from '../support/entries.ts';
import { type Person, signedIn } from '../support/people.ts';
import { useService } from '../support/service.ts';

let owner: Person;
let admin: Person;
let roles: Readonly<Record<SeededRole, string>>;
const service = useService({ worker: false }, async ({ app, seeded }) => {
  const found = await app.runner.read(seeded.sandbox.scope, ({ tx, scope }) => listRoles(tx, scope));
  roles = Object.fromEntries(found.map(({ seededAs, id }) => [seededAs, id])) as typeof roles;
});

const password = 'a long one that Grace typed';
const invite = (person: Person, emailAddress: string, ...roleIds: string[]) =>
  person.post('/dashboard/api/invitations', {
    data: { attributes: { 'email-address': emailAddress, 'role-ids': roleIds } },
  });
const codeIn = (link: unknown): string => String(link).split('#')[1] ?? '';
const accept = (code: string, changed: object = {}) =>
  enter(service.current, '/invitations/accept', {
    code,
    'name-first': 'Grace',
    'name-last': 'Hopper',
    password,
    ...changed,
  });

async function invited(emailAddress: string): Promise<{ readonly id: string; readonly code: string }> {
  const { body, status } = await invite(admin, emailAddress, roles.reviewer);
  assert.equal(status, 201);
  return { id: body.data.id, code: codeIn(body.data.attributes['link']) };
}

beforeEach(async () => {
  service.current.clock.forward(3601);
  owner = await signedIn(service.current, { role: 'owner' });
  admin = await signedIn(service.current, { role: 'admin' });
});

describe('POST /dashboard/api/invitations', () => {
  describe('201', () => {
    it('returns the link only once, and sends it', async () => {
      const { body, status } = await invite(admin, 'grace@example.com', roles.reviewer);
      assert.equal(status, 201);
      assert.match(String(body.data.attributes['link']), /\/dashboard\/invitation#\w{22}$/);
      const listed = await admin.get('/dashboard/api/invitations');
      assert.equal(listed.body.data[0]?.attributes['state'], 'open');
      assert.equal(listed.text.includes('invitation#'), false);
      const { app, seeded } = service.current;
      const { scope } = seeded.sandbox;
      const messages = await app.runner.read(scope, ({ tx }) => listMessages(tx, scope, 10, null));
      assert.ok(messages.some(({ kind }) => kind === 'invitation'));
    });

    it('revokes the previous invitation of the same address', async () => {
      const first = await invited('lin@example.com');
      const second = await invited('LIN@example.com');
      assert.equal((await accept(first.code)).status, 401);
      assert.equal((await accept(second.code)).status, 200);
    });
  });

  describe('403', () => {
    it('refuses roles whose rights the inviter lacks, and ownership from a user who is no owner', async () => {
      const answer = await invite(admin, 'eve@example.com', roles.owner);
      assert.deepEqual([answer.status, answer.body.errors?.[0]?.code], [403, 'exceeds_grant']);
      assert.equal((await invite(owner, 'eve@example.com', roles.owner)).status, 201);
    });

    it('refuses users who may not change people, and users without a recent factor', async () => {
      const reviewer = await signedIn(service.current, { role: 'reviewer' });
      assert.equal((await invite(reviewer, 'eve@example.com', roles.reviewer)).status, 403);
      service.current.clock.forward(301);
      const late = await invite(admin, 'eve@example.com', roles.reviewer);
      assert.equal(late.body.errors?.[0]?.code, 'step_up_required');
    });
  });

  describe('409 and 422', () => {
    it('refuses an existing user, an unknown role, and an address that mail cannot reach', async () => {
      assert.equal((await invite(admin, owner.user.emailAddress, roles.reviewer)).status, 409);
      assert.equal((await invite(admin, 'eve@example.com', 'role_111111111111111111111111')).status, 422);
      assert.equal((await invite(admin, '"e v"@example', roles.reviewer)).status, 400);
      assert.equal((await invite(admin, 'e..v@example.com', roles.reviewer)).status, 422);
    });
  });
});

describe('the link of an invitation', () => {
  it('shows the invited address, and creates that user once', async () => {
    const { code } = await invited('ida@example.com');
    const look = await enter(service.current, '/invitations/look', { code });
    const { 'organization-name': organization, ...rest } = look.body as Record<string, unknown>;
    assert.ok(organization);
    assert.deepEqual(rest, { 'email-address': 'ida@example.com', inviter: 'Ada Byron' });
    const replies = await Promise.all([accept(code), accept(code)]);
    assert.deepEqual(replies.map(({ status }) => status).toSorted(), [200, 401]);
    const [made] = replies.filter(({ status }) => status === 200);
    assert.ok(made !== undefined);
    assert.equal(made.body.next, 'enroll-second-factor');
    const { body } = await personIn(service.current, made).get('/dashboard/api/session');
    assert.equal(body.data.attributes['way'], 'invitation');
    assert.equal((await enter(service.current, '/invitations/look', { code })).status, 401);
  });

  it('stays valid while passwords are refused, regardless of how often', async () => {
    const { code } = await invited('mary@example.com');
    for (let tries = 0; tries < 7; tries += 1) assert.equal((await accept(code, { password: 'short' })).status, 422);
    assert.equal((await accept(code)).status, 200);
  });

  it('is refused after a day, once it is revoked, and when it was never issued', async () => {
    const late = await invited('late@example.com');
    const back = await invited('back@example.com');
    assert.equal((await admin.request('DELETE', `/dashboard/api/invitations/${back.id}`)).status, 200);
    assert.equal((await admin.request('DELETE', `/dashboard/api/invitations/${back.id}`)).status, 409);
    assert.equal((await accept(back.code)).status, 401);
    assert.equal((await accept('1'.repeat(22))).status, 401);
    service.current.clock.forward(24 * 3600);
    assert.equal((await accept(late.code)).status, 401);
  });

  it('is refused once the inviter may no longer sign in', async () => {
    const { code } = await invited('orphan@example.com');
    const gone = await owner.post(`/dashboard/api/users/${admin.user.id}/deactivate`);
    assert.equal(gone.status, 200);
    assert.equal((await accept(code)).status, 401);
  });
});
