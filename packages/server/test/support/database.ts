/**
 * New, migrated database on a real PostgreSQL: on the server at TEST_DATABASE_URL, which the test run shares, else on a
 * separate one.
 */

import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { migrate } from '../../src/database/migrate.ts';
import { serviceRole } from '../../src/database/tenant-isolation.ts';
import { describeSlices } from '../../src/resources/index.ts';
import { ensureTemplate } from './template-database.ts';

export interface TestDatabase {
  /** Connection of a superuser, who sees all environments, for reading and inserting by tests. */
  readonly connectionString: string;
  /** Connection of the plain role that owns the database, like an operator's DATABASE_URL, for the service. */
  readonly ownerConnection: string;
  drop(): Promise<void>;
}

export interface TestDatabaseOptions {
  /** True for tests that change server-wide objects, such as its roles; false by default. */
  readonly ownServer?: boolean;
}

interface Server {
  readonly connectionString: string;
  readonly shared: boolean;
  stop(): Promise<void>;
}

async function openServer(own: boolean): Promise<Server> {
  const shared = process.env['TEST_DATABASE_URL'];
  if (!own && shared !== undefined && shared !== '') {
    return { connectionString: shared, shared: true, stop: async () => undefined };
  }
  // A dynamic import: a file that imports this module statically runs on a separate server.
  const { startEmbeddedPostgres } = await import('../../src/database/embedded/start-embedded-postgres.ts');
  const dataDir = await mkdtemp(join(tmpdir(), 'countersign-test-'));
  const server = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  return {
    connectionString: server.connectionString,
    shared: false,
    async stop() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Returns the rows of a statement; for a superuser those of all environments. */
export async function rowsOf(
  connectionString: string,
  statement: string,
  values: unknown[] = [],
): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(statement, values)).rows;
  } finally {
    await client.end();
  }
}

/** Creates the role, which belongs to the whole server, unless a concurrent test did (42710, 23505). */
async function ensureRole(connectionString: string, role: string): Promise<void> {
  await rowsOf(connectionString, `create role ${role}`).catch((error: { code?: string }) => {
    if (!['42710', '23505'].includes(error.code ?? '')) throw error;
  });
}

const testOwner = 'test_owner';

export async function createTestDatabase({ ownServer = false }: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const server = await openServer(ownServer);
  const name = `test_${randomBytes(6).toString('hex')}`;
  await ensureRole(server.connectionString, `${testOwner} login password '${testOwner}'`);
  await ensureRole(server.connectionString, serviceRole);
  await rowsOf(server.connectionString, `grant ${serviceRole} to ${testOwner}`);
  const url = new URL(server.connectionString);
  url.pathname = `/${name}`;
  const owner = new URL(url);
  owner.username = testOwner;
  owner.password = testOwner;
  // A database that is not copied is migrated in place.
  const from = server.shared ? `template ${await ensureTemplate(server.connectionString, owner)}` : '';
  await rowsOf(server.connectionString, `create database ${name} owner ${testOwner} ${from}`);
  if (!server.shared) await migrate(owner.href, describeSlices().jobs);
  return {
    connectionString: url.href,
    ownerConnection: owner.href,
    async drop() {
      await rowsOf(server.connectionString, `drop database ${name} with (force)`);
      await server.stop();
    },
  };
}
