/** Own session of the caller: description, permissions, and sign-out. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { makeOwner } from '../support/entries.ts';
import { type SignedInBrowser, signedIn } from '../support/people.ts';
import { useService } from '../support/service.ts';

let owner: SignedInBrowser;
const service = useService({ worker: false }, async (started) => {
  owner = await makeOwner(started);
});

describe('GET /dashboard/api/session', () => {
  it('returns its user, and only the rights that the session reaches', async () => {
    const { seeded } = service.current;
    const { status, body } = await owner.get('/dashboard/api/session');
    assert.equal(status, 200);
    assert.equal(body.data.attributes['way'], 'setup');
    assert.equal(body.data.attributes['has-second-factor'], false);
    assert.deepEqual(body.data.attributes['ways'], ['password']);
    const rights = body.meta?.['rights'] as Record<string, string[]>;
    assert.ok(rights[seeded.sandbox.scope.environmentId]?.includes('inquiry.decide'));
    assert.deepEqual(rights[seeded.production.scope.environmentId], []);
  });

  it('is not available to keys', async () => {
    const answer = await fetch(`${service.current.baseUrl}/dashboard/api/session`, {
      headers: { authorization: `Bearer ${service.current.seeded.sandbox.apiKey}` },
    });
    assert.equal(answer.status, 403);
  });
});

describe('a session without a second factor', () => {
  it('reaches the sandbox and not production', async () => {
    const { environmentId } = service.current.seeded.production.scope;
    assert.equal((await owner.get('/api/v1/inquiries')).status, 200);
    const answer = await owner.get('/api/v1/inquiries', environmentId);
    assert.equal(answer.status, 403);
    assert.equal(answer.body.errors?.[0]?.code, 'second_factor_required');
  });
});

describe('DELETE /dashboard/api/session', () => {
  it('ends the session and clears its cookies', async () => {
    const person = await signedIn(service.current, { role: 'reviewer' });
    const answer = await person.request('DELETE', '/dashboard/api/session');
    assert.equal(answer.status, 200);
    const cookies = answer.headers.getSetCookie();
    assert.equal(cookies.length, 2);
    assert.ok(cookies.every((line) => line.includes('Max-Age=0')));
    assert.equal((await person.get('/dashboard/api/session')).status, 401);
  });
});
