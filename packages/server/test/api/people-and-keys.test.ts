/** Signed-in users call the same endpoints as keys, with only the permissions of their roles. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { endUserSessions } from '../../src/resources/platform/user-sessions/index.ts';
import { createInquiry } from '../support/inquiries.ts';
import { answerOf, type Person, signedIn } from '../support/people.ts';
import { useService } from '../support/service.ts';

let reviewer: Person;
let auditor: Person;
let owner: Person;
const service = useService({ worker: false }, async (started) => {
  reviewer = await signedIn(started, { role: 'reviewer' });
  auditor = await signedIn(started, { role: 'auditor' });
  owner = await signedIn(started, { role: 'owner' });
});

const sent = (headers: Record<string, string>, method = 'GET', path = '/api/v1/inquiries') =>
  fetch(`${service.current.baseUrl}${path}`, { method, headers }).then(answerOf);

describe('a session in place of a key', () => {
  describe('200', () => {
    it('reads in the sandbox unless another environment is named', async () => {
      const made = await createInquiry(service.current);
      const inSandbox = await reviewer.get(`/api/v1/inquiries/${made.id}`);
      assert.equal(inSandbox.status, 200);
      assert.equal(inSandbox.headers.get('service-environment-id'), service.current.seeded.sandbox.scope.environmentId);
      const { environmentId } = service.current.seeded.production.scope;
      assert.equal((await reviewer.get(`/api/v1/inquiries/${made.id}`, environmentId)).status, 404);
    });

    it('hides personal data from a user without the permission to see it', async () => {
      const made = await createInquiry(service.current, { fields: { 'name-first': 'Grace' } });
      const seen = await reviewer.get(`/api/v1/inquiries/${made.id}`);
      const kept = await auditor.get(`/api/v1/inquiries/${made.id}`);
      assert.match(seen.text, /Grace/);
      assert.equal(kept.status, 200);
      assert.doesNotMatch(kept.text, /Grace/);
    });
  });

  describe('401', () => {
    it('refuses a session that is unknown', async () => {
      const answer = await sent({ cookie: `session=${'A'.repeat(44)}` });
      assert.equal(answer.status, 401);
      assert.equal(answer.body.errors?.[0]?.code, 'session_ended');
    });

    it('refuses an ended session within a second', async () => {
      const { app, seeded, clock } = service.current;
      const gone = await signedIn(service.current, { role: 'reviewer' });
      assert.equal((await gone.get('/api/v1/inquiries')).status, 200);
      await app.runner.write(seeded.sandbox.scope, { type: 'system' }, ({ tx, scope }) =>
        endUserSessions(tx, scope, { ids: [gone.sessionId] }, { as: 'revoked', at: clock.now() }),
      );
      clock.forward(1);
      assert.equal((await gone.get('/api/v1/inquiries')).status, 401);
    });

    it('refuses a session that was unused for half an hour', async () => {
      const idle = await signedIn(service.current, { role: 'reviewer' });
      service.current.clock.forward(31 * 60);
      assert.equal((await idle.get('/api/v1/inquiries')).status, 401);
      for (const role of ['reviewer', 'auditor', 'owner'] as const) {
        const again = await signedIn(service.current, { role });
        if (role === 'reviewer') reviewer = again;
        if (role === 'auditor') auditor = again;
        if (role === 'owner') owner = again;
      }
    });
  });

  describe('403', () => {
    it('refuses what no role of the user grants', async () => {
      const answer = await auditor.post('/api/v1/inquiries', { data: { attributes: {} } });
      assert.equal(answer.status, 403);
      assert.equal(answer.body.errors?.[0]?.code, 'missing_permission');
    });

    it('refuses a write of another site, and one without the token of the page', async () => {
      const cookie = `session=${owner.token}`;
      const foreign = { cookie, 'service-csrf-token': owner.csrfToken, 'sec-fetch-site': 'cross-site' };
      const sibling = { cookie, 'service-csrf-token': owner.csrfToken, 'sec-fetch-site': 'same-site' };
      const wrong: Record<string, string>[] = [
        foreign,
        sibling,
        { cookie },
        { cookie, 'service-csrf-token': 'x'.repeat(64) },
      ];
      for (const headers of wrong) {
        const answer = await sent(headers, 'POST');
        assert.equal(answer.status, 403);
        assert.equal(answer.body.errors?.[0]?.code, 'foreign_write');
      }
    });
  });

  describe('400', () => {
    it('refuses an environment that is not of the organization', async () => {
      const answer = await owner.get('/api/v1/inquiries', 'env_111111111111111111111111');
      assert.equal(answer.status, 400);
    });
  });
});
