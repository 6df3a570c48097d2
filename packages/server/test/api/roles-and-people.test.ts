/** Roles and their holders: users grant only permissions they have, one owner remains, and changes apply at once. */
import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import type { ApiAnswer, ApiResource } from '../support/client.ts';
import { type Person, signedIn } from '../support/people.ts';
import { useService } from '../support/service.ts';

const service = useService({ worker: false });

let owner: Person;
let admin: Person;
let reviewer: Person;
beforeEach(async () => {
  [owner, admin, reviewer] = await Promise.all([
    signedIn(service.current, { role: 'owner' }),
    signedIn(service.current, { role: 'admin' }),
    signedIn(service.current, { role: 'reviewer' }),
  ]);
});

const roles = '/dashboard/api/roles';
const users = '/dashboard/api/users';
const codeOf = ({ status, body }: ApiAnswer) => [status, body.errors?.[0]?.code];
const bodyOf = (attributes: Record<string, unknown>) => ({ data: { attributes } });
let made = 0;

async function newRole(attributes: Record<string, unknown> = {}): Promise<ApiResource> {
  made += 1;
  const answer = await owner.post(
    roles,
    bodyOf({ name: `Role ${made}`, permissions: ['inquiry.read'], ...attributes }),
  );
  assert.equal(answer.status, 201, answer.text);
  return answer.body.data;
}

const seeded = async (name: string): Promise<ApiResource> => {
  const found = (await owner.get(roles)).body.data.find(({ attributes }) => attributes['seeded-as'] === name);
  assert.ok(found);
  return found;
};

const giveRoles = (giver: Person, to: Person, ids: readonly string[]) =>
  giver.request('PATCH', `${users}/${to.user.id}`, { body: bodyOf({ 'role-ids': ids }) });

describe('roles', () => {
  describe('200', () => {
    it('are six at the beginning, and the owner role has every right', async () => {
      const all = (await owner.get(roles)).body.data;
      const names = all.map(({ attributes }) => attributes['seeded-as']).filter((name) => name !== null);
      assert.deepEqual(names.toSorted(), ['admin', 'analyst', 'auditor', 'developer', 'owner', 'reviewer']);
    });

    it('take effect as soon as they are changed', async () => {
      const role = await newRole({ permissions: ['inquiry.read'] });
      assert.equal((await giveRoles(owner, reviewer, [role.id])).status, 200);
      assert.equal((await reviewer.get('/api/v1/inquiries')).status, 200);
      assert.deepEqual(codeOf(await reviewer.get('/api/v1/accounts')), [403, 'missing_permission']);
      const changes = bodyOf({ permissions: ['account.read'] });
      assert.equal((await owner.request('PATCH', `${roles}/${role.id}`, { body: changes })).status, 200);
      assert.deepEqual(codeOf(await reviewer.get('/api/v1/inquiries')), [403, 'missing_permission']);
      assert.equal((await reviewer.get('/api/v1/accounts')).status, 200);
    });

    it('apply only in their own environments', async () => {
      const role = await newRole({ permissions: ['inquiry.read'], where: ['sandbox'] });
      await giveRoles(owner, reviewer, [role.id]);
      const { environmentId } = service.current.seeded.production.scope;
      assert.equal((await reviewer.get('/api/v1/inquiries')).status, 200);
      assert.deepEqual(codeOf(await reviewer.get('/api/v1/inquiries', environmentId)), [403, 'missing_permission']);
    });

    it('show before a change which rights it grants and revokes, and to whom, given their other roles', async () => {
      const [one, other] = [await newRole(), await newRole({ permissions: ['inquiry.read', 'event.read'] })];
      await giveRoles(owner, reviewer, [one.id]);
      await giveRoles(owner, admin, [one.id, other.id]);
      const body = bodyOf({ permissions: ['account.read'] });
      const found = (await owner.request('POST', `${roles}/${one.id}/preview`, { body })).body as unknown as {
        role: object[];
        people: { 'user-id': string; changes: { environment: string; gained: string[]; lost: string[] }[] }[];
        'unaffected-people': number;
      };
      const changesOf = ({ user }: Person) => found.people.find((each) => each['user-id'] === user.id)?.changes[0];
      assert.deepEqual(changesOf(reviewer), {
        environment: 'sandbox',
        gained: ['account.read'],
        lost: ['inquiry.read'],
        rebound: [],
      });
      assert.deepEqual(changesOf(admin)?.lost, []);
      assert.equal((await reviewer.get('/api/v1/inquiries')).status, 200, 'a preview changes nothing');
    });
  });

  describe('403', () => {
    it('grant nothing that their creator lacks', async () => {
      const limited = await newRole({ permissions: ['role.write', 'role.read', 'inquiry.read'] });
      await giveRoles(owner, reviewer, [limited.id]);
      const refused = await reviewer.post(roles, bodyOf({ name: 'More', permissions: ['inquiry.decide'] }));
      assert.deepEqual(codeOf(refused), [403, 'exceeds_grant']);
      const bound = await newRole({ permissions: ['role.write', 'inquiry.read'], only: ['itmpl_1'] });
      await giveRoles(owner, reviewer, [bound.id]);
      for (const only of [[], ['itmpl_2'], ['itmpl_1', 'itmpl_2']]) {
        const wider = await reviewer.post(
          roles,
          bodyOf({ name: `Wider ${only}`, permissions: ['inquiry.read'], only }),
        );
        assert.equal(wider.status, 403);
      }
    });

    it('are changed only by permitted users, after a recent second factor', async () => {
      assert.deepEqual(codeOf(await reviewer.get(roles)), [403, 'missing_permission']);
      const single = await signedIn(service.current, { role: 'owner', hasSecondFactor: false });
      const later = bodyOf({ name: 'Later' });
      assert.deepEqual(codeOf(await single.post(roles, later)), [403, 'second_factor_required']);
      service.current.clock.forward(301);
      assert.deepEqual(codeOf(await owner.post(roles, later)), [403, 'step_up_required']);
    });
  });

  describe('409', () => {
    it('of owners cannot be changed', async () => {
      const { id } = await seeded('owner');
      const body = bodyOf({ permissions: [] });
      assert.deepEqual(codeOf(await owner.request('PATCH', `${roles}/${id}`, { body })), [409, 'conflict']);
      assert.deepEqual(codeOf(await owner.request('DELETE', `${roles}/${id}`)), [409, 'conflict']);
    });

    it('need a unique name', async () => {
      const { attributes } = await newRole();
      const again = await owner.post(roles, bodyOf({ name: String(attributes['name']).toUpperCase() }));
      assert.deepEqual(codeOf(again), [409, 'not_unique']);
    });

    it('cannot be deleted while they are the only role of a user', async () => {
      const role = await newRole();
      await giveRoles(owner, reviewer, [role.id]);
      assert.deepEqual(codeOf(await owner.request('DELETE', `${roles}/${role.id}`)), [409, 'conflict']);
      await giveRoles(owner, reviewer, [(await seeded('reviewer')).id]);
      assert.equal((await owner.request('DELETE', `${roles}/${role.id}`)).status, 200);
      assert.equal((await owner.get(`${roles}/${role.id}`)).status, 404);
    });
  });

  describe('400', () => {
    it('accept only rights and environments that exist', async () => {
      for (const wrong of [
        { permissions: ['inquiry.everything'] },
        { where: ['moon'] },
        { where: [] },
        { only: ['inq_1'] },
      ]) {
        assert.equal((await owner.post(roles, bodyOf({ name: 'Wrong', ...wrong }))).status, 400);
      }
    });
  });
});

describe('people', () => {
  it('200: change names and language, and keep what is omitted', async () => {
    const path = `${users}/${reviewer.user.id}`;
    const changed = await owner.request('PATCH', path, { body: bodyOf({ 'name-first': ' Grace ', language: 'de' }) });
    const { attributes } = changed.body.data;
    assert.deepEqual(
      [attributes['name-first'], attributes['name-last'], attributes['language']],
      ['Grace', 'Byron', 'de'],
    );
  });

  it('200: are refused everywhere once they are deactivated, and accepted again after reactivation', async () => {
    const path = `${users}/${reviewer.user.id}`;
    assert.equal((await owner.post(`${path}/deactivate`)).status, 200);
    assert.deepEqual(codeOf(await reviewer.get('/api/v1/inquiries')), [401, 'session_ended']);
    assert.equal((await owner.post(`${path}/activate`)).status, 200);
    assert.equal((await reviewer.get('/api/v1/inquiries')).status, 401, 'the session stays ended');
  });

  it('403: become owners, and are changed as owners, only by an owner', async () => {
    const owners = await seeded('owner');
    assert.deepEqual(codeOf(await giveRoles(admin, owner, [(await seeded('admin')).id])), [403, 'exceeds_grant']);
    assert.deepEqual(codeOf(await admin.post(`${users}/${owner.user.id}/deactivate`)), [403, 'exceeds_grant']);
    assert.deepEqual(codeOf(await giveRoles(admin, reviewer, [owners.id])), [403, 'exceeds_grant']);
    assert.equal((await giveRoles(owner, reviewer, [owners.id])).body.data.attributes['is-owner'], true);
  });

  describe('with more rights than the user who changes them', () => {
    it('403: keep their roles and the rights of these, and their access is neither ended nor restored', async () => {
      const limited = await newRole({ permissions: ['role.read', 'role.write', 'user.read', 'user.write'] });
      assert.equal((await giveRoles(owner, reviewer, [limited.id])).status, 200);
      const target = `${users}/${admin.user.id}`;
      const adminRole = `${roles}/${(await seeded('admin')).id}`;
      const sessions = '/dashboard/api/user-sessions';
      const endOthers = (userId: string) => reviewer.post(`${sessions}/end-others`, { meta: { 'user-id': userId } });
      const narrowed = (changes: object) => reviewer.request('PATCH', adminRole, { body: bodyOf({ ...changes }) });
      const attempts = [
        await narrowed({ permissions: [] }),
        await narrowed({ where: ['sandbox'] }),
        await narrowed({ only: ['itmpl_1'] }),
        await reviewer.request('DELETE', adminRole),
        await giveRoles(reviewer, admin, [limited.id]),
        await reviewer.post(`${target}/deactivate`),
        await reviewer.request('DELETE', `${sessions}/${admin.sessionId}`),
        await reviewer.request('DELETE', `${sessions}/${owner.sessionId}`),
        await endOthers(admin.user.id),
        await endOthers(owner.user.id),
      ];
      assert.deepEqual(
        attempts.map(codeOf),
        attempts.map(() => [403, 'exceeds_grant']),
      );
      for (const person of [owner, admin]) assert.equal((await person.get(roles)).status, 200);
      assert.equal((await owner.post(`${target}/deactivate`)).status, 200);
      assert.deepEqual(codeOf(await reviewer.post(`${target}/activate`)), [403, 'exceeds_grant']);
    });

    it('200: lose rights that the caller could grant', async () => {
      const [limited, small] = [
        await newRole({ permissions: ['role.read', 'role.write', 'user.read', 'user.write', 'inquiry.read'] }),
        await newRole({ permissions: ['inquiry.read', 'event.read'] }),
      ];
      const other = await signedIn(service.current, { role: 'analyst' });
      await giveRoles(owner, reviewer, [limited.id]);
      await giveRoles(owner, other, [small.id]);
      const taken = { permissions: ['event.read'] };
      assert.equal((await reviewer.request('PATCH', `${roles}/${small.id}`, { body: bodyOf(taken) })).status, 200);
      assert.deepEqual(codeOf(await reviewer.post(`${users}/${other.user.id}/deactivate`)), [403, 'exceeds_grant']);
      await owner.request('PATCH', `${roles}/${small.id}`, { body: bodyOf({ permissions: ['inquiry.read'] }) });
      const ended = await reviewer.request('DELETE', `/dashboard/api/user-sessions/${other.sessionId}`);
      assert.equal(ended.status, 200, ended.text);
      assert.equal((await reviewer.post(`${users}/${other.user.id}/deactivate`)).status, 200);
    });
  });

  it('409: cannot deactivate themselves', async () => {
    assert.deepEqual(codeOf(await owner.post(`${users}/${owner.user.id}/deactivate`)), [409, 'conflict']);
  });

  it('409: always include an owner, also when two step down at once', async () => {
    const all = (await owner.get(users)).body.data.filter(
      ({ id, attributes }) =>
        attributes['is-owner'] === true && attributes['status'] === 'active' && id !== owner.user.id,
    );
    const other = await signedIn(service.current, { role: 'owner' });
    for (const { id } of all) assert.equal((await owner.post(`${users}/${id}/deactivate`)).status, 200);
    const lower = [(await seeded('admin')).id];
    const answers = await Promise.all([giveRoles(owner, owner, lower), giveRoles(other, other, lower)]);
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409]);
  });

  it('422: accept only roles that exist', async () => {
    assert.equal((await giveRoles(owner, reviewer, ['role_1'])).status, 422);
  });

  it('404: for an unknown user', async () => {
    assert.equal((await owner.get(`${users}/user_1`)).status, 404);
  });
});

describe('viewing as a role', () => {
  const seeAs = (person: Person, roleId: string | null) =>
    person.post('/dashboard/api/session/see-as', bodyOf({ 'role-id': roleId }));

  it('200: keeps only those own rights that the role has, and is ended by null', async () => {
    const analyst = await seeded('analyst');
    const seen = await seeAs(owner, analyst.id);
    assert.equal(seen.status, 200, seen.text);
    assert.deepEqual((seen.body.meta as { 'seen-as': object })['seen-as'], { id: analyst.id, name: 'Analyst' });
    assert.equal((await owner.get('/api/v1/inquiries')).status, 200);
    assert.deepEqual(codeOf(await owner.get(roles)), [403, 'missing_permission']);
    assert.equal((await seeAs(owner, null)).status, 200);
    assert.equal((await owner.get(roles)).status, 200);
  });

  it('200: grants nothing that the user lacks', async () => {
    const limited = await newRole({ permissions: ['role.read', 'inquiry.read'] });
    await giveRoles(owner, reviewer, [limited.id]);
    assert.equal((await seeAs(reviewer, (await seeded('owner')).id)).status, 200);
    assert.deepEqual(codeOf(await reviewer.get(users)), [403, 'missing_permission']);
  });

  it('403: requires the right to see roles', async () => {
    assert.deepEqual(codeOf(await seeAs(reviewer, (await seeded('auditor')).id)), [403, 'missing_permission']);
  });

  it('422: accepts only a role that is in force', async () => {
    assert.deepEqual(codeOf(await seeAs(owner, 'role_1')), [422, 'unprocessable']);
  });
});
