/** Verification of the service's database role: at the start, on each new connection and in /readyz. */
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { startEmbeddedPostgres } from '../../src/database/embedded/start-embedded-postgres.ts';
import { openProvenDatabase } from '../../src/database/prove-isolation.ts';
import { TenantIsolationError } from '../../src/database/tenant-isolation.ts';
import { rowsOf } from '../support/database.ts';
import { runCommand } from '../support/run-command.ts';
import { useService } from '../support/service.ts';

/** Returns the URL for a role and a database of the server in `connectionString`. */
function addressOf(connectionString: string, role: string, database: string): string {
  const url = new URL(connectionString);
  url.username = role;
  url.password = role;
  url.pathname = `/${database}`;
  return url.href;
}

describe('the program', () => {
  let server: Awaited<ReturnType<typeof startEmbeddedPostgres>>;
  let dataDir = '';
  const admin = (statement: string) => rowsOf(server.connectionString, statement);
  const run = (command: string, databaseUrl: string) =>
    runCommand(command.split(' '), { DATABASE_URL: databaseUrl, DATA_DIR: join(dataDir, 'service') });

  before(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'countersign-roles-'));
    server = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  });
  after(async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('refuses a superuser and a role with BYPASSRLS as DATABASE_URL, in one sentence, and writes nothing', async () => {
    await admin(`create role free login bypassrls password 'free'`);
    await admin('create database unsafe owner free');
    const superuser = new URL(server.connectionString);
    superuser.pathname = '/unsafe';
    for (const url of [superuser.href, addressOf(server.connectionString, 'free', 'unsafe')]) {
      for (const command of ['database migrate', 'service start']) {
        const { code, stdout, stderr } = await run(command, url);
        assert.equal(code, 1);
        assert.equal(stdout, '');
        assert.match(stderr, /^DATABASE_URL logs in as "\w+", a superuser or a role with BYPASSRLS[^\n]+\n$/);
      }
    }
    assert.deepEqual(
      await rowsOf(superuser.href, `select relname from pg_class where relname = 'schema_migrations'`),
      [],
    );
  });

  it('explains what to grant to an owner who may not create the service role', async () => {
    await admin(`create role modest login password 'modest'`);
    await admin('create database modest owner modest');
    const { code, stderr } = await run('database migrate', addressOf(server.connectionString, 'modest', 'modest'));
    assert.equal(code, 1);
    assert.match(stderr, /^The owner of the database may not become countersign_service: [^\n]+\n$/);
  });

  it('migrates and seeds as an owner who may create roles, although forced security restricts it too', async () => {
    await admin(`create role plain login createrole password 'plain'`);
    await admin('create database plain owner plain');
    const url = addressOf(server.connectionString, 'plain', 'plain');
    assert.equal((await run('database migrate', url)).stderr, '');
    const { code, stdout, stderr } = await run('database seed', url);
    assert.equal(code, 0, stderr);
    assert.match(stdout, /service_sandbox_/);
    const seen = new URL(server.connectionString);
    seen.pathname = '/plain';
    const keys = await rowsOf(seen.href, 'select environment_id from api_keys');
    assert.equal(new Set(keys.map((key) => key['environment_id'])).size, 2);
  });
});

describe('a service role that row-level security does not hold back', () => {
  const service = useService({ worker: false, ownServer: true, settings: { LOG_LEVEL: 'silent' } });
  const admin = (statement: string) => rowsOf(service.current.connectionString, statement);
  /** Ends the connections that were verified before. */
  const cutAll = () =>
    admin(`select pg_terminate_backend(pid) from pg_stat_activity
           where datname = current_database() and usename = 'test_owner'`);

  it('gets no connection: requests are 503, /readyz gives the cause, and a start is refused with it', async () => {
    const { baseUrl, sandbox } = service.current;
    const ready = async () => {
      const answer = await fetch(`${baseUrl}/readyz`);
      return { status: answer.status, body: (await answer.json()) as { status: string; reason?: string } };
    };
    assert.deepEqual(await ready(), { status: 200, body: { status: 'ready' } });
    await admin('alter role countersign_service bypassrls');
    try {
      await cutAll();
      assert.equal((await sandbox.get('/inquiries')).status, 503);
      const refused = await ready();
      assert.equal(refused.status, 503);
      assert.match(refused.body.reason ?? '', /^Row-level security does not restrict countersign_service/);
      await assert.rejects(openProvenDatabase(service.current.connectionString), TenantIsolationError);
    } finally {
      await admin('alter role countersign_service nobypassrls');
    }
    assert.equal((await sandbox.get('/inquiries')).status, 200);
    assert.equal((await ready()).status, 200);
  });
});
