/** Migration of facts and transaction types from before facts had the time of transactions. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';

const folder = new URL('../../migrations/', import.meta.url);
const changing = '0094_facts_at_the_time_of_transactions.sql';

const earlierRows = `
  insert into organizations (id, name, created_at) values ('org_1', 'x', now());
  insert into environments (id, organization_id, kind, wrapped_key, created_at)
    values ('env_1', 'org_1', 'sandbox', '', now());
  insert into transaction_types (environment_id, id, is_default, name, field_schemas, relation_schemas, statuses, settings, created_at)
    select 'env_1', id, false, id, fields::jsonb, '[]', '[]', settings::jsonb, now()
    from (values
      ('said', '[{"key": "occurred-at", "type": "datetime", "config": {}}]', '{"facts": {"amount": "amount"}, "strict": true}'),
      ('text', '[{"key": "occurred-at", "type": "string", "config": {}}]', '{"facts": {}}'),
      ('none', '[{"key": "amount", "type": "number", "config": {}}]', '{"facts": {"amount": "amount"}}')
    ) as made (id, fields, settings);
  insert into transaction_facts (environment_id, transaction_id, kind, value_index, at, amount)
    values ('env_1', 'txn_1', 'device', '', '2026-01-02T03:04:05Z', 0.3), ('env_1', 'txn_1', 'card', '', '2026-01-02T03:04:05Z', null)`;

describe('0094 and 0095', () => {
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

  it('keeps facts with their amounts, in an unknown currency, recorded at their time', async () => {
    const { rows } = await client.query(
      'select kind, at = recorded_at as is_same, amount::text, currency_index from transaction_facts order by kind',
    );
    assert.deepEqual(rows, [
      { kind: 'card', is_same: true, amount: null, currency_index: null },
      { kind: 'device', is_same: true, amount: '0.3', currency_index: Buffer.alloc(0) },
    ]);
  });

  it('names the field of the time where a type has one that can hold it', async () => {
    const { rows } = await client.query('select id, settings from transaction_types order by id');
    assert.deepEqual(rows, [
      { id: 'none', settings: { facts: { amount: 'amount' } } },
      { id: 'said', settings: { facts: { amount: 'amount', 'occurred-at': 'occurred-at' }, strict: true } },
      { id: 'text', settings: { facts: {} } },
    ]);
  });
});
