/**
 * Tags, event contexts and inquiry creators that earlier versions stored unencrypted: set aside by the migration,
 * sealed by the next start.
 */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import pg from 'pg';
import { readRootKey } from '../../src/security/root-key.ts';
import { sealPlainValues } from '../../src/seed/seal-plain-values.ts';
import { createAccount } from '../support/accounts.ts';
import { createTestDatabase, rowsOf } from '../support/database.ts';
import { createInquiry } from '../support/inquiries.ts';
import { useService } from '../support/service.ts';

const folder = new URL('../../migrations/', import.meta.url);
const migrations = readdirSync(folder).toSorted();

const earlierRows = `
  insert into organizations (id, name, created_at) values ('org_1', 'x', now());
  insert into environments (id, organization_id, kind, wrapped_key, created_at)
    values ('env_1', 'org_1', 'sandbox', '', now());
  insert into accounts (environment_id, id, account_type_id, subject_key_id, sealed, tags, account_status, created_at, updated_at)
    values ('env_1', 'act_1', 'acttp_1', 'sk_1', '', array['a', 'b'], 'Default', now(), now()),
           ('env_1', 'act_2', 'acttp_1', 'sk_2', '', '{}', 'Default', now(), now());
  insert into events (environment_id, id, name, object_type, object_id, payload, context, actor_type, created_at, redacted_at)
    values ('env_1', 'evt_1', 'x', 'account', 'act_1', '', '{"added-tags": ["a"]}', 'system', now(), null),
           ('env_1', 'evt_2', 'x', 'account', 'act_1', '', '{"added-tags": ["gone"]}', 'system', now(), now()),
           ('env_1', 'evt_3', 'x', 'account', 'act_1', '', null, 'system', now(), null)`;

const earlierInquiries = `
  insert into organizations (id, name, created_at) values ('org_1', 'x', now());
  insert into environments (id, organization_id, kind, wrapped_key, created_at)
    values ('env_1', 'org_1', 'sandbox', '', now());
  insert into inquiries (environment_id, id, version, subject_key_id, template_id, template_version_id, status, sealed, creator,
      behaviors, progress, expiry, created_at, updated_at, redacted_at)
    select 'env_1', id, 1, 'sk_' || id, 'itmpl_1', 'itmplv_1', 'created', '', creator, '{}', '{}', '{}', now(), now(), redacted_at
    from (values ('inq_1', 'clerk@example.com', null), ('inq_2', 'API', null), ('inq_3', 'gone@example.com', now()))
      as made (id, creator, redacted_at)`;

/** Returns the values that wait to be sealed after all migrations, if `rows` existed before the named migration. */
async function setAsideBy(migration: string, rows: string): Promise<unknown[]> {
  const database = await createTestDatabase();
  const client = new pg.Client({ connectionString: database.connectionString });
  await client.connect();
  try {
    await client.query('drop schema public cascade; create schema public');
    for (const name of migrations) {
      if (name === migration) await client.query(rows);
      await client.query(readFileSync(new URL(name, folder), 'utf8'));
    }
    return (await client.query('select kind, row_id, value from plain_values order by kind, row_id')).rows;
  } finally {
    await client.end();
    await database.drop();
  }
}

describe('0031_sealed_tags', () => {
  it('sets aside what is to be sealed, and nothing that was redacted', async () => {
    assert.deepEqual(await setAsideBy('0031_sealed_tags.sql', earlierRows), [
      { kind: 'account tags', row_id: 'act_1', value: ['a', 'b'] },
      { kind: 'event context', row_id: 'evt_1', value: { 'added-tags': ['a'] } },
    ]);
  });
});

describe('0034_sealed_creators', () => {
  it('sets aside the addresses of the creators of inquiries, and none of a redacted one', async () => {
    assert.deepEqual(await setAsideBy('0034_sealed_creators.sql', earlierInquiries), [
      { kind: 'inquiry creator', row_id: 'inq_1', value: 'clerk@example.com' },
    ]);
  });
});

const service = useService();

describe('the start after it', () => {
  it('seals them with their objects, shows them as before, and leaves nothing in plain text', async () => {
    const { sandbox, connectionString, app, seeded, clock } = service.current;
    const { environmentId } = seeded.sandbox.scope;
    const account = await createAccount(service.current, { 'name-first': 'Ada' });
    const inquiry = await createInquiry(service.current, { note: 'kept' });
    const erased = await createInquiry(service.current);
    await sandbox.request('DELETE', `/inquiries/${erased.id}`);
    const [event] = (await sandbox.get(`/events?filter[object-id]=${inquiry.id}`)).body.data;
    const plain: readonly (readonly [string, string | undefined, unknown])[] = [
      ['account tags', account.id, ['zqxone', 'zqxtwo']],
      ['inquiry tags', inquiry.id, ['zqxone']],
      ['inquiry tags', erased.id, ['zqxgone']],
      ['inquiry creator', inquiry.id, 'zqx@example.com'],
      ['inquiry creator', erased.id, 'zqx@example.com'],
      ['event context', event?.id, { 'added-tags': ['zqxone'] }],
      ['event context', 'evt_of_nobody', { 'added-tags': ['zqxgone'] }],
    ];
    for (const [kind, id, value] of plain) {
      await rowsOf(connectionString, 'insert into plain_values values ($1, $2, $3, $4)', [
        ...[environmentId, kind, id, JSON.stringify(value)],
      ]);
    }
    const key = await readRootKey(app.config.rootKeyFile);
    assert.ok(key !== null);
    await Promise.all([
      sealPlainValues({ connectionString, pooler: 'none' }, key, clock.now()),
      sealPlainValues({ connectionString, pooler: 'none' }, key, clock.now()),
    ]);
    assert.deepEqual(await rowsOf(connectionString, 'select * from plain_values'), []);
    const [file] = await rowsOf(connectionString, `select pg_relation_size('plain_values')::integer as bytes`);
    assert.equal(file?.['bytes'], 0);
    assert.deepEqual((await sandbox.get(`/accounts/${account.id}`)).body.data.attributes['tags'], ['zqxone', 'zqxtwo']);
    const { attributes } = (await sandbox.get(`/inquiries/${inquiry.id}`)).body.data;
    assert.deepEqual([attributes['tags'], attributes['note']], [['zqxone'], 'kept']);
    assert.equal(attributes['creator'], 'zqx@example.com');
    const told = await sandbox.get(`/events/${event?.id}`);
    assert.deepEqual(told.body.data.attributes['context'], { 'added-tags': ['zqxone'] });
    assert.equal((await rowsOf(connectionString, 'select * from tags')).length, 2);
    for (const table of ['accounts', 'inquiries', 'events', 'tags']) {
      assert.doesNotMatch(JSON.stringify(await rowsOf(connectionString, `select t::text from ${table} t`)), /zqx/);
    }
  });
});
