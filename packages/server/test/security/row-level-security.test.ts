/** The wall between environments holds in the database itself, even for a query that forgot its `where`. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import pg from 'pg';
import sql from 'sql-template-tag';
import { createInquiry } from '../support/inquiries.ts';
import { useService } from '../support/service.ts';

const service = useService({ worker: false });

async function asServiceRole(environmentId: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({
    connectionString: service.current.connectionString,
    options: '-c role=countersign_service',
  });
  await client.connect();
  try {
    await client.query(`select set_config('countersign.environment_id', $1, false)`, [environmentId]);
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

describe('row-level security', () => {
  it('shows the service role only the rows of the environment its session names', async () => {
    await createInquiry(service.current);
    const { sandbox, production } = service.current.seeded;
    const own = await asServiceRole(sandbox.scope.environmentId, 'select id from inquiries');
    assert.equal(own.length, 1);
    assert.deepEqual(await asServiceRole(production.scope.environmentId, 'select id from inquiries'), []);
    assert.deepEqual(await asServiceRole('', 'select id from inquiries'), []);
  });

  it('covers every table that has an environment', async () => {
    const client = new pg.Client({ connectionString: service.current.connectionString });
    await client.connect();
    const { rows } = await client.query(
      `select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'environment_id'
       where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and not c.relrowsecurity`,
    );
    await client.end();
    assert.deepEqual(rows, []);
  });

  it('refuses the service role a row of another environment, and the way around the wall', async () => {
    const { sandbox, production } = service.current.seeded;
    const foreign = `insert into one_time_links (environment_id, code_digest, inquiry_id, session_id, created_at, expires_at)
      values ('${production.scope.environmentId}', '\\x00', 'inq_1', 'iqse_1', now(), now())`;
    await assert.rejects(asServiceRole(sandbox.scope.environmentId, foreign), /row-level security/);
    for (const statement of [
      'alter table inquiries disable row level security',
      'drop policy environment_wall on inquiries',
    ]) {
      await assert.rejects(asServiceRole(sandbox.scope.environmentId, statement), /must be owner/);
    }
    await assert.rejects(asServiceRole(sandbox.scope.environmentId, 'delete from consents'), /permission denied/);
  });

  it('does not let one request see what the connection served before', async () => {
    const { database } = service.current.app;
    const { sandbox, production } = service.current.seeded;
    for (let turn = 0; turn < 30; turn += 1) {
      const scope = turn % 2 === 0 ? sandbox.scope : production.scope;
      const rows = await database.read({ environmentId: scope.environmentId }, (reader) =>
        reader.query<{ id: string }>(sql`select id from inquiries`),
      );
      assert.equal(rows.length, turn % 2 === 0 ? 1 : 0);
    }
  });
});
