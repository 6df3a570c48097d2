/** The PostgreSQL that all tests of a run share: each makes a database of its own on it. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../src/database/embedded/start-embedded-postgres.ts';

export interface RunCluster {
  /** Of a superuser; for TEST_DATABASE_URL. */
  readonly connectionString: string;
  /** Databases of tests that are there though their files are through. */
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

/** `given` is a server that somebody brought along, which is then used and left running. */
export async function openRunCluster(given: string | undefined): Promise<RunCluster> {
  if (given !== undefined && given !== '') {
    // What other runs have on it is not ours to judge.
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
