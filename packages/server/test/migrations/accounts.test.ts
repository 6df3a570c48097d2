import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import pg from 'pg';
import { defaultFieldSchemas } from '../../src/resources/verification/inquiry-templates/field-schemas.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';

const folder = new URL('../../migrations/', import.meta.url);
const migrations = readdirSync(folder).toSorted();

/** Rows created before fields had schemas. */
const earlierRows = `
  insert into organizations (id, name, created_at) values ('org_1', 'x', now());
  insert into environments (id, organization_id, kind, wrapped_key, created_at)
    values ('env_1', 'org_1', 'sandbox', '', now());
  insert into inquiry_template_versions (environment_id, id, template_id, status, definition, created_at, updated_at)
    values ('env_1', 'itmplv_1', 'itmpl_1', 'published',
      '{"fieldDefaults": {"selected-country-code": "US"}, "steps": [], "maxSessions": 3}', now(), now());
  insert into accounts (environment_id, id, subject_key_id, sealed, tags, account_status, created_at, updated_at)
    values ('env_1', 'act_1', 'sk_1', '', array['a', 'b'], 'Default', now(), now())`;

describe('0006_accounts', () => {
  let database: TestDatabase;
  let client: pg.Client;
  let tags: unknown;

  before(async () => {
    database = await createTestDatabase();
    client = new pg.Client({ connectionString: database.connectionString });
    await client.connect();
    await client.query('drop schema public cascade; create schema public');
    for (const name of migrations) {
      if (name === '0006_accounts.sql') await client.query(earlierRows);
      await client.query(readFileSync(new URL(name, folder), 'utf8'));
      // Later migrations store tags differently.
      if (name === '0006_accounts.sql') tags = (await client.query('select name from tags order by name')).rows;
    }
  });

  after(async () => {
    await client.end();
    await database.drop();
  });

  it('gives existing template versions the default fields, with their former defaults', async () => {
    const { rows } = await client.query('select definition from inquiry_template_versions');
    const { fields, ...rest } = rows[0].definition;
    const expected = defaultFieldSchemas.map((schema) =>
      schema.key === 'selected-country-code' ? { ...schema, 'default-value': 'US' } : schema,
    );
    assert.deepEqual(fields, expected);
    assert.deepEqual(rest, { steps: [], maxSessions: 3 });
  });

  it('gives an existing environment its account type, which its accounts have', async () => {
    const { rows } = await client.query(
      `select t.id, t.name, a.id as account,
         (select array_agg(s.name order by s.position) from account_statuses s where s.account_type_id = t.id and
           s.id ~ '^actst_[1-9a-z]{24}$') as statuses
       from account_types t join accounts a on a.account_type_id = t.id`,
    );
    assert.match(rows[0].id, /^acttp_[1-9a-z]{24}$/);
    assert.deepEqual(rows[0], {
      id: rows[0].id,
      name: 'User',
      account: 'act_1',
      statuses: ['Default', 'Approved', 'Declined', 'Needs review'],
    });
  });

  it('counts the tags in use', () => {
    assert.deepEqual(tags, [{ name: 'a' }, { name: 'b' }]);
  });
});
