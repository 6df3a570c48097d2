/** Pooler in transaction mode: refused unless it is configured, isolated if it is. */
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { openDatabase } from '../../src/database/open-database.ts';
import { openProvenDatabase } from '../../src/database/prove-isolation.ts';
import { TenantIsolationError } from '../../src/database/tenant-isolation.ts';
import { DatabaseUnavailable } from '../../src/database/unavailable.ts';
import { createTestDatabase, rowsOf, type TestDatabase } from '../support/database.ts';
import { type PgBouncer, startPgBouncer, withoutPgBouncer } from '../support/pgbouncer.ts';
import { runCommand } from '../support/run-command.ts';

describe('a pooler in transaction mode', { skip: withoutPgBouncer }, () => {
  let database: TestDatabase;
  /**
   * PgBouncer with Debian's defaults, and with a common recommendation: ignore unknown parameters, including the role.
   */
  let strict: PgBouncer;
  let lenient: PgBouncer;
  let dataDir = '';
  const run = (command: string, connectionString: string, settings: Record<string, string> = {}) =>
    runCommand(command.split(' '), { DATABASE_URL: connectionString, DATA_DIR: dataDir, ...settings });

  before(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'countersign-pooler-'));
    database = await createTestDatabase();
    strict = await startPgBouncer(database.ownerConnection);
    lenient = await startPgBouncer(database.ownerConnection, {
      ignoring: 'options,statement_timeout,lock_timeout,idle_in_transaction_session_timeout',
    });
  });
  after(async () => {
    await strict.stop();
    await lenient.stop();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('that is not configured ends the start with one sentence', async () => {
    for (const { connectionString } of [strict, lenient]) {
      const { code, stderr } = await run('service start', connectionString);
      assert.equal(code, 1);
      assert.match(stderr, /^DATABASE_URL is the address of a pooler[^\n]+DATABASE_POOLER=transaction[^\n]+\n$/);
    }
  });

  it('that is added later gets no connection from the service', async () => {
    await assert.rejects(openProvenDatabase(lenient.connectionString), TenantIsolationError);
    const opened = openDatabase(lenient.connectionString);
    const read = opened.read({ environmentId: 'env_one' }, (reader) => reader.select({ text: 'select 1', values: [] }));
    await assert.rejects(
      read,
      (error) => error instanceof DatabaseUnavailable && error.cause instanceof TenantIsolationError,
    );
    await opened.close();
  });

  it('works for migrate and seed, when configured by DATABASE_POOLER', async () => {
    const address = new URL(strict.connectionString);
    address.pathname = '/through_the_pooler';
    const real = new URL(database.connectionString);
    await rowsOf(real.href, 'create database through_the_pooler owner test_owner');
    real.pathname = address.pathname;
    try {
      const told = { DATABASE_POOLER: 'transaction' };
      assert.equal((await run('database migrate', address.href, told)).stderr, '');
      const seeded = await run('database seed', address.href, told);
      assert.equal(seeded.code, 0, seeded.stderr);
      const keys = await rowsOf(real.href, 'select distinct environment_id from api_keys');
      assert.equal(keys.length, 2);
    } finally {
      await rowsOf(database.connectionString, 'drop database through_the_pooler with (force)');
    }
  });

  it('does not serve a superuser, like a direct connection', async () => {
    const url = new URL(database.connectionString);
    const bouncer = await startPgBouncer(url.href);
    const { code, stderr } = await run('service start', bouncer.connectionString, { DATABASE_POOLER: 'transaction' });
    await bouncer.stop();
    assert.equal(code, 1);
    assert.match(stderr, /^DATABASE_URL logs in as "\w+", a superuser/);
  });
});
