/** Sessions of users: permissions to see and end them, and an ended one is refused everywhere within a second. */
import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { startUserSession } from '../../src/resources/platform/user-sessions/index.ts';
import { type Person, personOf, signedIn } from '../support/people.ts';
import { type SecondProcess, startSecondProcess } from '../support/second-process.ts';
import { useService } from '../support/service.ts';

let admin: Person;
let reviewer: Person;
let developer: Person;
let twin: SecondProcess;
const service = useService({ worker: false }, async (started) => {
  admin = await signedIn(started, { role: 'admin' });
  reviewer = await signedIn(started, { role: 'reviewer' });
  developer = await signedIn(started, { role: 'developer' });
  twin = await startSecondProcess(started);
});
after(() => twin.close());

const path = '/dashboard/api/user-sessions';
const idsOf = async (person: Person, query = '') =>
  ((await person.get(`${path}${query}`)).body.data as readonly { readonly id: string }[]).map(({ id }) => id);

describe('GET /dashboard/api/user-sessions', () => {
  it('shows users their own sessions, and all sessions to users who may read people', async () => {
    assert.deepEqual(await idsOf(reviewer), [reviewer.sessionId]);
    const all = await idsOf(admin);
    for (const { sessionId } of [admin, reviewer, developer]) assert.ok(all.includes(sessionId));
    assert.deepEqual(await idsOf(admin, `?filter[user-id]=${reviewer.user.id}`), [reviewer.sessionId]);
  });

  it('shows an auditor who may not see individuals where a colleague signed in, and the colleague', async () => {
    const auditor = await signedIn(service.current, { role: 'auditor' });
    const { body } = await auditor.get(`${path}?filter[user-id]=${reviewer.user.id}`);
    assert.equal(body.data[0]?.attributes['ip-address'], '127.0.0.1');
    const { body: people } = await auditor.get(`/dashboard/api/users/${reviewer.user.id}`);
    assert.equal(people.data.attributes['email-address'], reviewer.user.emailAddress);
  });

  it('refuses a request for the sessions of another user without that right', async () => {
    assert.equal((await reviewer.get(`${path}?filter[user-id]=${admin.user.id}`)).status, 403);
  });
});

describe('DELETE /dashboard/api/user-sessions/{user-session-id}', () => {
  it('hides the sessions of others from users who may not read people', async () => {
    assert.equal((await reviewer.request('DELETE', `${path}/${admin.sessionId}`)).status, 404);
    assert.equal((await admin.request('DELETE', `${path}/uses_111111111111111111111111`)).status, 404);
  });

  it('ends a session on every process within a second', async () => {
    const other = personOf(twin, { token: developer.token, csrfToken: developer.csrfToken });
    assert.equal((await developer.get('/api/v1/events')).status, 200);
    assert.equal((await other.get('/api/v1/events')).status, 200);
    assert.equal((await admin.request('DELETE', `${path}/${developer.sessionId}`)).status, 200);
    assert.equal((await developer.get('/api/v1/events')).status, 401);
    // The other process has cached the session for half a second; in real time, which its cache uses.
    await wait(500);
    assert.equal((await other.get('/api/v1/events')).status, 401);
    assert.equal((await admin.request('DELETE', `${path}/${developer.sessionId}`)).status, 404);
  });

  it('ends the session of the caller, with its cookies', async () => {
    const person = await signedIn(service.current, { role: 'auditor' });
    const answer = await person.request('DELETE', `${path}/${person.sessionId}`);
    assert.equal(answer.status, 200);
    assert.equal(answer.headers.getSetCookie().length, 2);
    assert.equal((await person.get('/dashboard/api/session')).status, 401);
  });
});

describe('POST /dashboard/api/user-sessions/end-others', () => {
  it('ends all own sessions except that of the request, and none of another user', async () => {
    const { user } = reviewer;
    const others = await Promise.all([1, 2].map(() => anotherSessionOf(user.id)));
    const answer = await reviewer.post(`${path}/end-others`);
    assert.deepEqual(answer.body, { ended: 2 });
    for (const each of others) assert.equal((await each.get('/dashboard/api/session')).status, 401);
    assert.equal((await reviewer.get('/dashboard/api/session')).status, 200);
    assert.equal((await admin.get('/dashboard/api/session')).status, 200);
  });

  it('ends all sessions of another user only for a caller who may change people', async () => {
    const { user } = await signedIn(service.current, { role: 'auditor' });
    const others = await Promise.all([1, 2].map(() => anotherSessionOf(user.id)));
    const refused = await reviewer.post(`${path}/end-others`, { meta: { 'user-id': user.id } });
    assert.equal(refused.status, 403);
    assert.equal((await others[0]?.get('/dashboard/api/session'))?.status, 200);
    assert.deepEqual((await admin.post(`${path}/end-others`, { meta: { 'user-id': user.id } })).body, { ended: 3 });
    for (const each of others) assert.equal((await each.get('/dashboard/api/session')).status, 401);
  });

  it('is applied to the oldest session when a user opens a sixth', async () => {
    const first = await anotherSessionOf(admin.user.id);
    for (let count = 0; count < 5; count += 1) await anotherSessionOf(admin.user.id);
    assert.equal((await first.get('/dashboard/api/session')).status, 401);
  });
});

async function anotherSessionOf(userId: string) {
  const { app, seeded, clock } = service.current;
  clock.forward(1);
  const started = await app.runner.write(seeded.sandbox.scope, { type: 'system' }, (context) =>
    startUserSession(context, {
      userId,
      way: 'password',
      hasSecondFactor: true,
      ipAddress: '127.0.0.1',
      userAgent: 'test',
    }),
  );
  return personOf(service.current, started);
}
