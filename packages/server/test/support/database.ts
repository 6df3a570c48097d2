/** A fresh, migrated database on a real PostgreSQL: the one that the test run shares, else one of its own. */

import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../src/database/embedded/start-embedded-postgres.ts';
import { migrate } from '../../src/database/migrate.ts';

export interface TestDatabase {
  readonly connectionString: string;
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

/** The rows a statement gives to the owner of the database, who sees all environments. */
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

export async function createTestDatabase(): Promise<TestDatabase> {
  const server = await openServer();
  const name = `test_${randomBytes(6).toString('hex')}`;
  await rowsOf(server.connectionString, `create database ${name}`);
  const url = new URL(server.connectionString);
  url.pathname = `/${name}`;
  await migrate(url.href);
  return {
    connectionString: url.href,
    async drop() {
      await rowsOf(server.connectionString, `drop database ${name} with (force)`);
      await server.stop();
    },
  };
}
