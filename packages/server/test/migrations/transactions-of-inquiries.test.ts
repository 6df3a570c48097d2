/** Migration of inquiries that transactions created before inquiries had a transaction id. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';

const folder = new URL('../../migrations/', import.meta.url);
const changing = '0098_transactions_of_inquiries.sql';

/** Only relations of inquiries matter here; the rows they refer to are omitted. */
const earlierRows = `
  set session_replication_role = replica;
  insert into inquiries (environment_id, id, subject_key_id, template_id, template_version_id, status, version, sealed,
      behaviors, progress, expiry, related, created_at, updated_at)
    select 'env_1', id, 'skey', 'itmpl', 'itmplv', 'created', 1, '', '{}', '{}', '{}', '{"sessions": []}', now(), now()
    from unnest(array['inq_made', 'inq_other']) as id;
  insert into transaction_objects (environment_id, transaction_id, object_type, object_id, created_at)
    values ('env_1', 'txn_1', 'inquiry', 'inq_made', now()), ('env_2', 'txn_2', 'inquiry', 'inq_other', now());
  set session_replication_role = origin`;

describe('0098', () => {
  let database: TestDatabase;
  let client: pg.Client;

  before(async () => {
    database = await createTestDatabase();
    client = new pg.Client({ connectionString: database.connectionString });
    await client.connect();
    await client.query('drop schema public cascade; create schema public');
    for (const name of readdirSync(folder).toSorted()) {
      if (name === changing) await client.query(earlierRows);
      await client.query(readFileSync(new URL(name, folder), 'utf8'));
    }
  });

  after(async () => {
    await client.end();
    await database.drop();
  });

  it('lets an inquiry name the transaction that created it, and none of another environment', async () => {
    const { rows } = await client.query('select id, related from inquiries order by id');
    assert.deepEqual(rows, [
      { id: 'inq_made', related: { sessions: [], transaction: [{ type: 'transaction', id: 'txn_1' }] } },
      { id: 'inq_other', related: { sessions: [] } },
    ]);
  });
});
