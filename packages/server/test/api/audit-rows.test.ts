/** Audit rows: each request of a person is in the audit log before it is answered, in one chain without gap or fork. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { appendUserAudit } from '../../src/resources/platform/user-audit-logs/index.ts';
import { rowsOf } from '../support/database.ts';
import { createInquiry } from '../support/inquiries.ts';
import { type Person, signedIn } from '../support/people.ts';
import { useService } from '../support/service.ts';

let reviewer: Person;
let auditor: Person;
let owner: Person;
const service = useService({ worker: false }, async (started) => {
  reviewer = await signedIn(started, { role: 'reviewer' });
  auditor = await signedIn(started, { role: 'auditor' });
  owner = await signedIn(started, { role: 'owner' });
});

interface AuditRow {
  readonly id: string;
  readonly seq: number;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly user_id: string;
  readonly session_id: string | null;
  readonly object_ids: readonly string[];
  readonly subject_ids: readonly string[];
  readonly context: Readonly<Record<string, unknown>>;
  readonly prev_hash: Buffer;
  readonly hash: Buffer;
}

const all = async () =>
  (await rowsOf(
    service.current.connectionString,
    'select * from user_audit_logs order by day, seq',
  )) as unknown as AuditRow[];

async function rowsDuring(work: () => Promise<unknown>): Promise<AuditRow[]> {
  const before = (await all()).length;
  await work();
  return (await all()).slice(before);
}

async function onlyRowOf(work: () => Promise<unknown>): Promise<AuditRow> {
  const rows = await rowsDuring(work);
  assert.equal(rows.length, 1);
  return rows[0] as AuditRow;
}

describe('the audit row of a request', () => {
  it('exists for a read before the response, with the user, the operation and the subject', async () => {
    const { id } = await createInquiry(service.current);
    let auditId: string | null = null;
    const row = await onlyRowOf(async () => {
      auditId = (await reviewer.get(`/api/v1/inquiries/${id}?include=template`)).headers.get('service-audit-id');
    });
    assert.equal(row.id, auditId);
    assert.equal(row.user_id, reviewer.user.id);
    assert.equal(row.session_id, reviewer.sessionId);
    assert.deepEqual([row.method, row.path, row.status], ['GET', `/api/v1/inquiries/${id}`, 200]);
    assert.ok(row.object_ids.includes(id));
    assert.ok(row.subject_ids.includes(id));
  });

  it('names every individual that a list showed', async () => {
    const made = [await createInquiry(service.current), await createInquiry(service.current)];
    const row = await onlyRowOf(() => reviewer.get('/api/v1/inquiries?page[size]=2'));
    for (const { id } of made) assert.ok(row.subject_ids.includes(id));
  });

  it('is written together with a write, and names the inquiry that a user created', async () => {
    const body = { data: { attributes: { 'inquiry-template-id': service.current.templateId } } };
    const row = await onlyRowOf(() => owner.post('/api/v1/inquiries', body));
    assert.equal(row.status, 200);
    assert.match(String(row.context['inquiry-id']), /^inq_/);
  });

  it('exists once for a write with an idempotency key, and once more for its replay', async () => {
    const body = { data: { attributes: { 'inquiry-template-id': service.current.templateId } } };
    const headers = { 'idempotency-key': 'once' };
    const rows = await rowsDuring(async () => {
      await owner.request('POST', '/api/v1/inquiries', { body, headers });
      await owner.request('POST', '/api/v1/inquiries', { body, headers });
    });
    assert.deepEqual(
      rows.map(({ status }) => status),
      [200, 200],
    );
  });

  it('exists for a refused read and for a refused write', async () => {
    const missing = await onlyRowOf(() => reviewer.get('/api/v1/inquiries/inq_11111111111111111111111111111111'));
    assert.equal(missing.status, 404);
    const forbidden = await onlyRowOf(() => auditor.post('/api/v1/inquiries', { data: { attributes: {} } }));
    assert.equal(forbidden.status, 403);
    const headers = { 'idempotency-key': 'refused' };
    const wrong = { data: { attributes: { 'inquiry-template-id': 7 } } };
    const bad = await onlyRowOf(() => owner.request('POST', '/api/v1/inquiries', { body: wrong, headers }));
    assert.equal(bad.status, 400);
  });

  it('does not exist for an API key or for a request without a valid session', async () => {
    const rows = await rowsDuring(async () => {
      await createInquiry(service.current);
      await fetch(`${service.current.baseUrl}/api/v1/inquiries`, { headers: { cookie: `session=${'A'.repeat(44)}` } });
    });
    assert.deepEqual(rows, []);
  });

  it('keeps no malformed id in its path, since it may be a secret', async () => {
    const row = await onlyRowOf(() => reviewer.get('/api/v1/inquiries/my%20secret'));
    assert.equal(row.path, '/api/v1/inquiries/[FILTERED]');
  });

  it('holds no parameter that can be read without the keys', async () => {
    await owner.post('/api/v1/inquiries', { data: { attributes: { 'inquiry-template-id': 'itmpl_canary7777777' } } });
    const [found] = await rowsOf(
      service.current.connectionString,
      `select count(*)::int as count from user_audit_logs where user_audit_logs::text like '%canary7777777%'`,
    );
    assert.equal(found?.['count'], 0);
  });
});

describe('a request whose audit row cannot be written', () => {
  it('returns 503 or 500 and no personal data', async () => {
    const { id } = await createInquiry(service.current);
    const { ownerConnection } = service.current;
    await rowsOf(ownerConnection, 'revoke insert on user_audit_logs from countersign_service');
    const answer = await reviewer.get(`/api/v1/inquiries/${id}`);
    await rowsOf(ownerConnection, 'grant insert on user_audit_logs to countersign_service');
    assert.ok(answer.status >= 500);
    assert.ok(!answer.text.includes(id));
  });

  it('does not apply its write', async () => {
    const { ownerConnection } = service.current;
    const count = async () => (await rowsOf(service.current.connectionString, 'select id from inquiries')).length;
    const before = await count();
    await rowsOf(ownerConnection, 'revoke insert on user_audit_logs from countersign_service');
    const body = { data: { attributes: { 'inquiry-template-id': service.current.templateId } } };
    const answer = await owner.post('/api/v1/inquiries', body);
    await rowsOf(ownerConnection, 'grant insert on user_audit_logs to countersign_service');
    assert.ok(answer.status >= 500);
    assert.equal(await count(), before);
  });
});

describe('the chain', () => {
  it('of a day has no gap and no fork after 200 concurrent requests of three users', async () => {
    const made = await createInquiry(service.current);
    const before = (await all()).length;
    const people = [reviewer, auditor, owner];
    const body = { data: { attributes: { 'inquiry-template-id': service.current.templateId } } };
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_each, index) => {
        const person = people[index % 3] as Person;
        return index % 5 === 0 ? person.post('/api/v1/inquiries', body) : person.get(`/api/v1/inquiries/${made.id}`);
      }),
    );
    const rows = await all();
    assert.equal(rows.length, before + 200);
    const ids = new Set(rows.map(({ id }) => id));
    for (const { headers } of answers) assert.ok(ids.has(headers.get('service-audit-id') ?? ''));
    for (const [index, row] of rows.entries()) {
      assert.equal(row.seq, index + 1);
      const previous = rows[index - 1];
      if (previous !== undefined) assert.deepEqual(row.prev_hash, previous.hash);
    }
  });
});

describe('an action that is no request of a session', () => {
  it('is recorded by the code that performs it', async () => {
    const { app, seeded } = service.current;
    const row = await onlyRowOf(() =>
      app.runner.write(seeded.sandbox.scope, { type: 'system' }, (context) =>
        appendUserAudit(context, {
          userId: reviewer.user.id,
          sessionId: null,
          environmentId: null,
          method: 'POST',
          path: '/dashboard/api/sign-in/password',
          status: 401,
          ipAddress: '127.0.0.1',
          userAgent: 'test',
          context: { action: 'sign-in-refused' },
        }),
      ),
    );
    assert.deepEqual(row.context, { action: 'sign-in-refused' });
  });
});
