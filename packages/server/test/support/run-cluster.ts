/** PostgreSQL server that all tests of a run share: each creates its own database on it. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../src/database/embedded/start-embedded-postgres.ts';

export interface RunCluster {
  /** Connection of a superuser; for TEST_DATABASE_URL. */
  readonly connectionString: string;
  /** Returns the databases of finished test files that still exist. */
  leftBehind(): Promise<readonly string[]>;
  stop(): Promise<void>;
}

async function databasesOf(connectionString: string): Promise<string[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<{ datname: string }>(
      `select datname from pg_database where datname like 'test\\_%' order by datname`,
    );
    return rows.map(({ datname }) => datname);
  } finally {
    await client.end();
  }
}

/** Opens the server. `given` is an existing server, which is then used and left running. */
export async function openRunCluster(given: string | undefined): Promise<RunCluster> {
  if (given !== undefined && given !== '') {
    // Databases of other runs on it are not checked.
    return { connectionString: given, leftBehind: async () => [], stop: async () => undefined };
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'countersign-tests-'));
  const server = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  return {
    connectionString: server.connectionString,
    leftBehind: () => databasesOf(server.connectionString),
    async stop() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
