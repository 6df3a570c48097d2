/** One-time setup link of the first start: its holder becomes the owner, once. */
import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { makeSetupLinks } from '../../src/resources/platform/sign-in/index.ts';
import { enter, errorOf, ownersPassword, personIn, setupCode } from '../support/entries.ts';
import { secondOrganization } from '../support/organizations.ts';
import { useService } from '../support/service.ts';

const person = {
  'email-address': 'ada@example.com',
  'name-first': 'Ada',
  'name-last': 'Byron',
  password: ownersPassword,
};
const setUp = (code: string, changed: object = {}) => enter(service.current, '/setup', { code, ...person, ...changed });

let code = '';
const service = useService({ worker: false }, async (started) => {
  code = await setupCode(started);
});

describe('POST /dashboard/api/setup', () => {
  // Failed attempts of an address are throttled, which this test does not cover.
  beforeEach(() => service.current.clock.forward(2));

  describe('401', () => {
    it('refuses a code that was never issued', async () => {
      const reply = await setUp('1'.repeat(22));
      assert.deepEqual([reply.status, errorOf(reply)], [401, 'sign_in_refused']);
    });

    it('refuses a code after an hour', async () => {
      const late = await setupCode(service.current);
      service.current.clock.forward(3601);
      assert.equal((await setUp(late)).status, 401);
      code = await setupCode(service.current);
    });
  });

  describe('422', () => {
    const refused: readonly [string, string][] = [
      ['a short password', 'fourteen chars'],
      ['a common password', 'passwordpassword1'],
      ['the own address', 'ada@example.com'],
      ['a character again and again', 'aaaaaaaaaaaaaaaaaa'],
      ['a password that is too long', 'correct horse '.repeat(10)],
    ];
    for (const [what, password] of refused) {
      it(`refuses ${what}, and the code stays valid`, async () => {
        const reply = await setUp(code, { password });
        assert.equal(reply.status, 422);
        assert.equal(reply.body.errors?.[0]?.source?.pointer, '/password');
      });
    }
  });

  describe('400', () => {
    it('refuses unknown members and an invalid address', async () => {
      assert.equal((await setUp(code, { role: 'owner' })).status, 400);
      assert.equal((await setUp(code, { 'email-address': 'ada' })).status, 400);
    });
  });

  describe('403', () => {
    it('refuses a request from another site', async () => {
      const reply = await enter(service.current, '/setup', { code, ...person }, { 'sec-fetch-site': 'cross-site' });
      assert.deepEqual([reply.status, errorOf(reply)], [403, 'foreign_write']);
    });
  });

  describe('200', () => {
    it('creates one owner for two concurrent uses of links, and no link is valid afterwards', async () => {
      const other = await setupCode(service.current);
      const entry = await enter(service.current, '/entry', null);
      assert.equal(entry.body['setup-needed'], true);
      const replies = await Promise.all([
        setUp(code),
        setUp(code, { 'email-address': 'eve@example.com' }),
        setUp(other, { 'email-address': 'mallory@example.com' }),
      ]);
      assert.deepEqual(replies.map(({ status }) => status).toSorted(), [200, 401, 401]);
      assert.equal((await setUp(code)).status, 401);
      assert.equal((await setUp(other)).status, 401);
      assert.deepEqual(await makeSetupLinks(service.current.app), []);
      const after = await enter(service.current, '/entry', null);
      assert.equal(after.body['setup-needed'], false);

      const [made] = replies.filter(({ status }) => status === 200);
      assert.ok(made !== undefined);
      assert.equal(made.body.next, 'enroll-second-factor');
      const session = await personIn(service.current, made).get('/dashboard/api/session');
      assert.equal(session.status, 200);
      const { user, roles } = session.body.meta as { user: Record<string, unknown>; roles: { name: string }[] };
      assert.equal(user['is-owner'], true);
      assert.deepEqual(
        roles.map(({ name }) => name),
        ['Owner'],
      );
    });

    it('keeps the sign-in as it is when another organization has no owner, whose link names it', async () => {
      await secondOrganization(service.current);
      const links = await makeSetupLinks(service.current.app);
      assert.deepEqual(
        links.map(({ organizationName }) => organizationName),
        ['Second Company'],
      );
      const entry = await enter(service.current, '/entry', null);
      assert.equal(entry.body['setup-needed'], false);
    });
  });
});
