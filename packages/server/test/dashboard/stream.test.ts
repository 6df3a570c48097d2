/** Live stream: change notifications to a page, without values, until the session ends. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import pg from 'pg';
import { rowsOf } from '../support/database.ts';
import { eventually } from '../support/eventually.ts';
import { createInquiry, simulate } from '../support/inquiries.ts';
import { type Person, signedIn } from '../support/people.ts';
import { useService } from '../support/service.ts';

const service = useService({ worker: false });

interface Told {
  readonly type: string;
  readonly id: string;
  readonly revision: string;
}

/** Collects messages until `until` returns true, or the stream ends. */
async function listen(
  person: Person,
  { environmentId = '', then }: { readonly environmentId?: string; readonly then: () => Promise<void> },
  until: (told: readonly Told[]) => boolean,
): Promise<{ readonly told: readonly Told[]; readonly ended: boolean; readonly text: string }> {
  const query = environmentId === '' ? '' : `?environment-id=${environmentId}`;
  const response = await fetch(`${service.current.baseUrl}/dashboard/api/stream${query}`, {
    headers: { cookie: `session=${person.token}` },
  });
  assert.equal(response.status, 200);
  assert.match(response.headers.get('content-type') ?? '', /^text\/event-stream/);
  const reader = response.body?.getReader();
  assert.ok(reader);
  let text = '';
  const toldIn = () => [...text.matchAll(/^data: (.+)$/gm)].map(([, json = '']) => JSON.parse(json) as Told);
  await reader.read();
  await then();
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return { told: toldIn(), ended: true, text };
    text += Buffer.from(value).toString();
    if (!until(toldIn())) continue;
    await reader.cancel();
    return { told: toldIn(), ended: false, text };
  }
}

describe('GET /dashboard/api/stream', () => {
  it('200: reports a change by type and id, without any value', async () => {
    const reviewer = await signedIn(service.current, { role: 'reviewer' });
    let id = '';
    const then = async () => {
      ({ id } = await createInquiry(service.current, { fields: { 'name-first': 'Grace' } }));
    };
    const { told, text } = await listen(reviewer, { then }, (found) => found.some(({ type }) => type === 'inquiry'));
    assert.ok(told.some((change) => change.type === 'inquiry' && change.id === id));
    assert.doesNotMatch(text, /Grace/);
    assert.ok(told.every((change) => Object.keys(change).toSorted().join() === 'id,revision,type'));
  });

  it('200: reports nothing of another environment', async () => {
    const reviewer = await signedIn(service.current, { role: 'reviewer' });
    const { environmentId } = service.current.seeded.production.scope;
    const { templates } = service.current.seeded.production;
    let own = '';
    const then = async () => {
      await createInquiry(service.current);
      const attributes = { 'inquiry-template-id': templates[0]?.id };
      own = (await service.current.production.post('/inquiries', { data: { attributes } })).body.data.id;
    };
    const { told } = await listen(reviewer, { environmentId, then }, (found) => found.some(({ id }) => id === own));
    assert.deepEqual([...new Set(told.filter(({ type }) => type === 'inquiry').map(({ id }) => id))], [own]);
  });

  it('200: reports nothing that the user may not read', async () => {
    const owner = await signedIn(service.current, { role: 'owner' });
    const attributes = { name: 'Inquiries alone', permissions: ['inquiry.read'] };
    const role = await owner.post('/dashboard/api/roles', { data: { attributes } });
    const person = await signedIn(service.current, { role: 'reviewer' });
    const body = { data: { attributes: { 'role-ids': [role.body.data.id] } } };
    await owner.request('PATCH', `/dashboard/api/users/${person.user.id}`, { body });
    const then = async () => {
      const { id } = await createInquiry(service.current);
      await simulate(service.current, id, 'create_passed_verification');
      await createInquiry(service.current);
    };
    const ofInquiries = (found: readonly Told[]) =>
      new Set(found.filter(({ type }) => type === 'inquiry').map(({ id }) => id));
    const { told } = await listen(person, { then }, (found) => ofInquiries(found).size >= 2);
    assert.deepEqual([...new Set(told.map(({ type }) => type))], ['inquiry']);
  });

  it('200: reports a change of the rights of the user', async () => {
    const owner = await signedIn(service.current, { role: 'owner' });
    const person = await signedIn(service.current, { role: 'reviewer' });
    const { body } = await owner.get('/dashboard/api/roles');
    const analyst = body.data.find(({ attributes }) => attributes['seeded-as'] === 'analyst');
    const change = { data: { attributes: { 'role-ids': [analyst?.id] } } };
    const then = async () => {
      await owner.request('PATCH', `/dashboard/api/users/${person.user.id}`, { body: change });
    };
    const { told } = await listen(person, { then }, (found) => found.some(({ type }) => type === 'role'));
    assert.ok(told.some(({ type, id }) => type === 'role' && id === person.user.id));
  });

  it('200: ends with its session', async () => {
    const owner = await signedIn(service.current, { role: 'owner' });
    const person = await signedIn(service.current, { role: 'reviewer' });
    const then = async () => {
      await owner.request('DELETE', `/dashboard/api/user-sessions/${person.sessionId}`);
    };
    assert.equal((await listen(person, { then }, () => false)).ended, true);
  });

  it('401: without a session, and with an unknown one', async () => {
    const address = `${service.current.baseUrl}/dashboard/api/stream`;
    assert.equal((await fetch(address)).status, 401);
    assert.equal((await fetch(address, { headers: { cookie: `session=${'A'.repeat(44)}` } })).status, 401);
  });

  it('403: for production, with a session that showed only a password', async () => {
    const person = await signedIn(service.current, { role: 'reviewer', hasSecondFactor: false });
    const { environmentId } = service.current.seeded.production.scope;
    const address = `${service.current.baseUrl}/dashboard/api/stream`;
    const headers = { cookie: `session=${person.token}` };
    const refused = await fetch(`${address}?environment-id=${environmentId}`, { headers });
    assert.equal(refused.status, 403);
    assert.match(await refused.text(), /second_factor_required/);
    const sandbox = await fetch(address, { headers });
    assert.equal(sandbox.status, 200);
    await sandbox.body?.cancel();
  });

  it('429: requests with unknown sessions are counted by address', async () => {
    const address = `${service.current.baseUrl}/dashboard/api/stream`;
    const statuses = new Set<number>();
    for (let tries = 0; tries < 200 && !statuses.has(429); tries += 1) {
      const token = String(tries).replaceAll('0', 'A').padStart(44, 'B');
      statuses.add((await fetch(address, { headers: { cookie: `session=${token}` } })).status);
    }
    assert.deepEqual([...statuses], [401, 429]);
  });

  it('200: a page that left before the response takes no stream', async () => {
    const person = await signedIn(service.current, { role: 'reviewer' });
    const address = `${service.current.baseUrl}/dashboard/api/stream`;
    const headers = { cookie: `session=${person.token}` };
    const { connectionString } = service.current;
    const locker = new pg.Client({ connectionString });
    await locker.connect();
    await locker.query('begin');
    await locker.query('lock table user_sessions in access exclusive mode');
    const left = new AbortController();
    const leaving = Array.from({ length: 12 }, () => fetch(address, { headers, signal: left.signal }));
    const waiting = 'select 1 from pg_stat_activity where datname = current_database() and wait_event_type = $$Lock$$';
    await eventually('a session is looked for', async () => (await rowsOf(connectionString, waiting)).length > 0);
    left.abort();
    await Promise.allSettled(leaving);
    await locker.end();
    const streams = await Promise.all(Array.from({ length: 12 }, () => fetch(address, { headers })));
    assert.deepEqual(new Set(streams.map(({ status }) => status)), new Set([200]));
    await Promise.all(streams.map((each) => each.body?.cancel()));
  });

  it('429: more streams than a person has pages', async () => {
    const person = await signedIn(service.current, { role: 'reviewer' });
    const headers = { cookie: `session=${person.token}` };
    const streams = await Promise.all(
      Array.from({ length: 13 }, () => fetch(`${service.current.baseUrl}/dashboard/api/stream`, { headers })),
    );
    assert.deepEqual(
      [200, 429].map((status) => streams.filter((each) => each.status === status).length),
      [12, 1],
    );
    await Promise.all(streams.map((each) => each.body?.cancel()));
  });
});
