/** Timeouts of database statements: a documented error, and no caller waits longer. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import pg from 'pg';
import sql from 'sql-template-tag';
import { openDatabase } from '../../src/database/open-database.ts';
import { DatabaseUnavailable } from '../../src/database/unavailable.ts';
import { rowsOf } from '../support/database.ts';
import { createInquiry } from '../support/inquiries.ts';
import { signedIn } from '../support/people.ts';
import { useService } from '../support/service.ts';

const service = useService({ worker: false, settings: { LOG_LEVEL: 'silent' } });

/** Runs `work` while a superuser's transaction holds the locks of `statement`. */
async function holding<Result>(statement: string, work: () => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: service.current.connectionString });
  await client.connect();
  try {
    await client.query('begin');
    await client.query(statement);
    return await work();
  } finally {
    await client.end();
  }
}

describe('a lock that is not acquired within two seconds', () => {
  it('returns 409 stale_object for a change of a row that another transaction locks', async () => {
    const { id } = await createInquiry(service.current);
    const change = () =>
      service.current.sandbox.request('PATCH', `/inquiries/${id}`, {
        body: { data: { attributes: { note: 'seen' } } },
      });
    const answer = await holding(`select id from inquiries where id = '${id}' for update`, change);
    assert.equal(answer.status, 409);
    assert.equal(answer.body.errors?.[0]?.code, 'stale_object');
    assert.equal(answer.headers.get('retry-after'), '1');
    assert.equal((await change()).status, 200);
  });

  it('returns 503 for a read, as during a migration', async () => {
    const read = () => service.current.sandbox.get('/inquiries');
    const answer = await holding('lock table inquiries in access exclusive mode', read);
    assert.equal(answer.status, 503);
    assert.equal(answer.body.errors?.[0]?.code, 'unavailable');
    assert.equal((await read()).status, 200);
  });

  it('returns 503 for a read by a user while the audit log is locked', async () => {
    const person = await signedIn(service.current, { role: 'admin' });
    const read = () => person.get('/dashboard/api/users');
    assert.equal((await read()).status, 200);
    const answer = await holding('lock table user_audit_heads in access exclusive mode', read);
    assert.equal(answer.status, 503);
    assert.equal(answer.body.errors?.[0]?.code, 'unavailable');
    assert.equal((await read()).status, 200);
  });
});

describe('a statement that takes five seconds', () => {
  it('is canceled: 503 with Retry-After', async () => {
    await createInquiry(service.current);
    const asAdmin = (statement: string) => rowsOf(service.current.connectionString, statement);
    await asAdmin('create policy slow on inquiries as restrictive for select using (pg_sleep(7) is not null)');
    const answer = await service.current.sandbox
      .get('/inquiries')
      .finally(() => asAdmin('drop policy slow on inquiries'));
    assert.equal(answer.status, 503);
    assert.equal(answer.headers.get('retry-after'), '2');
    assert.equal((await service.current.sandbox.get('/inquiries')).status, 200);
  });
});

describe('a transaction that is idle for too long', () => {
  for (const pooler of ['none', 'transaction'] as const) {
    it(`loses its locks and its work, with DATABASE_POOLER=${pooler}`, async () => {
      const timeouts = { connect: 30_000, statement: 5000, lock: 2000, idleInTransaction: 100 };
      const database = openDatabase(service.current.ownerConnection, { pooler, timeouts });
      const tenant = { environmentId: 'env_idle' };
      const insert = sql`insert into row_locks (environment_id, name) values ('env_idle', 'idle')`;
      const work = database.transaction(tenant, async (tx) => {
        await tx.execute(insert);
        await new Promise((resolve) => setTimeout(resolve, 400));
        await tx.select(sql`select 1`);
      });
      await assert.rejects(work, DatabaseUnavailable);
      assert.deepEqual(await database.read(tenant, (reader) => reader.select(sql`select name from row_locks`)), []);
      await database.close();
    });
  }
});
