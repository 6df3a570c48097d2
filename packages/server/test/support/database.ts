/** A fresh, migrated database on a real PostgreSQL: the one that the test run shares, else one of its own. */

import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../src/database/embedded/start-embedded-postgres.ts';
import { migrate } from '../../src/database/migrate.ts';
import { serviceRole } from '../../src/database/wall.ts';
import { describeSlices } from '../../src/resources/index.ts';

export interface TestDatabase {
  /** Of a superuser, who sees all environments: what tests look and plant with. */
  readonly connectionString: string;
  /** Of the plain role that owns the database, as an operator's DATABASE_URL: what the service is given. */
  readonly ownerConnection: string;
  drop(): Promise<void>;
}

async function openServer(): Promise<{ readonly connectionString: string; stop(): Promise<void> }> {
  const shared = process.env['TEST_DATABASE_URL'];
  if (shared !== undefined && shared !== '') return { connectionString: shared, stop: async () => undefined };
  const dataDir = await mkdtemp(join(tmpdir(), 'countersign-test-'));
  const server = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  return {
    connectionString: server.connectionString,
    async stop() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The rows a statement gives; to a superuser those of all environments. */
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

/** Makes the role, which belongs to the whole server, unless a test that runs beside this one did (42710, 23505). */
async function ensureRole(connectionString: string, role: string): Promise<void> {
  await rowsOf(connectionString, `create role ${role}`).catch((error: { code?: string }) => {
    if (!['42710', '23505'].includes(error.code ?? '')) throw error;
  });
}

const testOwner = 'test_owner';

export async function createTestDatabase(): Promise<TestDatabase> {
  const server = await openServer();
  const name = `test_${randomBytes(6).toString('hex')}`;
  await ensureRole(server.connectionString, `${testOwner} login password '${testOwner}'`);
  await ensureRole(server.connectionString, serviceRole);
  await rowsOf(server.connectionString, `grant ${serviceRole} to ${testOwner}`);
  await rowsOf(server.connectionString, `create database ${name} owner ${testOwner}`);
  const url = new URL(server.connectionString);
  url.pathname = `/${name}`;
  const owner = new URL(url);
  owner.username = testOwner;
  owner.password = testOwner;
  await migrate(owner.href, describeSlices().jobs);
  return {
    connectionString: url.href,
    ownerConnection: owner.href,
    async drop() {
      await rowsOf(server.connectionString, `drop database ${name} with (force)`);
      await server.stop();
    },
  };
}
