/** Audited views of pictures: a user receives no byte of a picture without an audit row about it. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { endUserSessions } from '../../src/resources/platform/user-sessions/index.ts';
import { rowsOf } from '../support/database.ts';
import { type Person, signedIn } from '../support/people.ts';
import { type WalkedInquiry, walkThrough } from '../support/sandbox-walk.ts';
import { useService } from '../support/service.ts';

let walked: WalkedInquiry;
let reviewer: Person;
let colleague: Person;
let auditor: Person;
const service = useService({}, async (started) => {
  walked = await walkThrough(started);
  reviewer = await signedIn(started, { role: 'reviewer' });
  colleague = await signedIn(started, { role: 'reviewer' });
  auditor = await signedIn(started, { role: 'auditor' });
});

const photoUrl = async (person: Person): Promise<URL> => {
  const { body } = await person.get(`/api/v1/verifications/${walked.document.id}`);
  return new URL(String(body.data.attributes['front-photo-url']));
};

const fileOf = async (person: Person): Promise<string> => (await photoUrl(person)).pathname.split('/')[2] ?? '';

interface Issued {
  readonly ticket: string;
  readonly 'audit-id': string;
}

async function issue(person: Person, more: object = {}): Promise<Issued> {
  const file = await fileOf(person);
  const answer = await person.post('/dashboard/api/view-tickets', { file, purpose: 'review', ...more });
  assert.equal(answer.status, 201, answer.text);
  return JSON.parse(answer.text) as Issued;
}

const look = ({ ticket }: Issued, person: Person) => person.get(`/dashboard/files/${ticket}`);
const statusOf = async (issued: Issued, person: Person) => (await look(issued, person)).status;

describe('a picture in an answer to a person', () => {
  it('is named and cannot be opened by its address, in any version', async () => {
    for (const version of ['2026-09-29', '2023-01-05', '2022-09-01']) {
      const headers = { 'service-version': version };
      const answer = await reviewer.request('GET', `/api/v1/verifications/${walked.document.id}`, { headers });
      assert.equal(answer.status, 200);
      assert.doesNotMatch(answer.text, /access_token|\/api\/v1\/files\//);
      const url = String(answer.body.data.attributes['front-photo-url']);
      assert.match(url, /\/files\/file_[A-Za-z0-9]+\//);
      const direct = await reviewer.get(new URL(url).pathname);
      assert.equal(direct.status, 403);
    }
  });

  it('is not opened by the link of a key when a session replaces the key', async () => {
    const headers = { 'service-version': '2022-09-01' };
    const answer = await service.current.sandbox.request('GET', `/verifications/${walked.document.id}`, { headers });
    const { pathname } = new URL(String(answer.body.data.attributes['front-photo-url']));
    assert.match(pathname, /^\/api\/v1\/files\//);
    assert.equal((await reviewer.get(pathname)).status, 403);
  });

  it('is not replayed to a user from the response of a key', async () => {
    const path = `/inquiries/${walked.id}/approve`;
    const headers = { 'idempotency-key': 'shared' };
    await service.current.sandbox.request('POST', path, { headers });
    const answer = await reviewer.request('POST', `/api/v1${path}`, { headers });
    assert.equal(answer.headers.get('idempotent-replayed'), null);
  });
});

describe('a view ticket', () => {
  it('returns the bytes once, with the id of the audit row that names viewer, subject and reason', async () => {
    const issued = await issue(reviewer);
    const answer = await look(issued, reviewer);
    assert.equal(answer.status, 200);
    assert.deepEqual([...answer.bytes.subarray(0, 2)], [0xff, 0xd8]);
    assert.equal(answer.headers.get('service-audit-id'), issued['audit-id']);
    assert.match(answer.headers.get('cache-control') ?? '', /no-store/);
    const [row] = await rowsOf(
      service.current.connectionString,
      `select * from user_audit_logs where id = '${issued['audit-id']}'`,
    );
    assert.ok(row);
    assert.equal(row['user_id'], reviewer.user.id);
    assert.equal(row['purpose'], 'review');
    assert.ok((row['subject_ids'] as string[]).includes(walked.id));
    assert.ok((row['object_ids'] as string[]).includes(await fileOf(reviewer)));
  });

  it('is refused when it was used before', async () => {
    const issued = await issue(reviewer);
    assert.equal(await statusOf(issued, reviewer), 200);
    assert.equal(await statusOf(issued, reviewer), 403);
  });

  it('is accepted for one of ten concurrent uses', async () => {
    const issued = await issue(reviewer);
    const statuses = await Promise.all(Array.from({ length: 10 }, () => statusOf(issued, reviewer)));
    assert.equal(statuses.filter((status) => status === 200).length, 1);
  });

  it('is refused in another session, and without one', async () => {
    const issued = await issue(reviewer);
    assert.equal(await statusOf(issued, colleague), 403);
    assert.equal((await fetch(`${service.current.baseUrl}/dashboard/files/${issued.ticket}`)).status, 403);
    assert.equal(await statusOf(issued, reviewer), 200);
  });

  it('is refused after a minute', async () => {
    const issued = await issue(reviewer);
    service.current.clock.forward(61);
    assert.equal(await statusOf(issued, reviewer), 403);
  });

  it('is refused at once when the session has ended', async () => {
    const { app, seeded, clock } = service.current;
    const leaving = await signedIn(service.current, { role: 'reviewer' });
    const issued = await issue(leaving);
    await app.runner.write(seeded.sandbox.scope, { type: 'system' }, ({ tx, scope }) =>
      endUserSessions(tx, scope, { ids: [leaving.sessionId] }, { as: 'signed-out', at: clock.now() }),
    );
    assert.equal(await statusOf(issued, leaving), 403);
  });

  it('is refused without the right to see pictures, and for a file of another environment', async () => {
    const file = await fileOf(reviewer);
    const body = { file, purpose: 'review' };
    assert.equal((await auditor.post('/dashboard/api/view-tickets', body)).status, 403);
    const { environmentId } = service.current.seeded.production.scope;
    assert.equal((await reviewer.post('/dashboard/api/view-tickets', body, environmentId)).status, 404);
  });

  it('is marked as prefetched until it is seen', async () => {
    const issued = await issue(reviewer, { prefetched: true });
    const seen = await reviewer.post(`/dashboard/api/view-tickets/${issued['audit-id']}/seen`);
    assert.equal(seen.status, 200, seen.text);
    const ordinary = await issue(reviewer);
    assert.equal((await reviewer.post(`/dashboard/api/view-tickets/${ordinary['audit-id']}/seen`)).status, 404);
    assert.equal((await colleague.post(`/dashboard/api/view-tickets/${issued['audit-id']}/seen`)).status, 404);
  });
});

describe('a thousand random views', () => {
  it('leave one audit row each', async () => {
    const seed = Number(process.env['TEST_SEED'] ?? 20261123);
    let state = seed;
    const random = (below: number): number => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return state % below;
    };
    const people = [reviewer, colleague];
    const file = await fileOf(reviewer);
    let served = 0;
    async function view(): Promise<void> {
      const person = people[random(2)] as Person;
      const other = people[random(2)] as Person;
      const made = await person.post('/dashboard/api/view-tickets', {
        file,
        purpose: 'review',
        prefetched: random(3) === 0,
      });
      const issued = JSON.parse(made.text) as Issued;
      const tries = await Promise.all([look(issued, other), ...(random(4) === 0 ? [look(issued, person)] : [])]);
      for (const { status, headers } of tries) {
        if (status !== 200) continue;
        served += 1;
        auditIds.add(headers.get('service-audit-id') ?? '');
      }
    }
    const auditIds = new Set<string>();
    for (let round = 0; round < 50; round += 1) await Promise.all(Array.from({ length: 20 }, view));
    const rows = await rowsOf(
      service.current.connectionString,
      `select id from user_audit_logs where path = '/dashboard/api/view-tickets' and status = 201`,
    );
    const written = new Set(rows.map(({ id }) => id));
    assert.ok(served > 300, `${served}`);
    assert.equal(auditIds.size, served);
    assert.deepEqual(
      [...auditIds].filter((id) => !written.has(id)),
      [],
    );
  });
});

describe('after a redaction', () => {
  it('a ticket that was issued before opens nothing', async () => {
    const issued = await issue(reviewer);
    const redacted = await service.current.sandbox.request('DELETE', `/inquiries/${walked.id}`);
    assert.equal(redacted.status, 200, redacted.text);
    assert.equal(await statusOf(issued, reviewer), 403);
  });
});
