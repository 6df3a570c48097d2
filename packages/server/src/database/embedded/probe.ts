/** Readiness query of a PostgreSQL on loopback, and creation of the service's database in it. */
import pg from 'pg';
import { ownerRole } from './cluster.ts';
import { errorCode } from './embedded-error.ts';

export interface Credentials {
  readonly password: string;
}

const databaseName = 'countersign';

export function connectionStringOf(port: number, { password }: Credentials, database: string = databaseName): string {
  return `postgres://${ownerRole}:${password}@127.0.0.1:${port}/${database}`;
}

async function withClient<Result>(
  port: number,
  credentials: Credentials,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({
    connectionString: connectionStringOf(port, credentials, 'postgres'),
    connectionTimeoutMillis: 2000,
    query_timeout: 30_000,
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Answer of the server; `refused` means that a PostgreSQL answers but has another password. */
export type Answer = 'ready' | 'refused' | 'silent';

/** Queries the server on `port` and classifies its answer. */
export async function ask(port: number, credentials: Credentials): Promise<Answer> {
  try {
    await withClient(port, credentials, (client) => client.query('select 1'));
    return 'ready';
  } catch (error) {
    // SQLSTATE class 28: invalid authorization.
    return errorCode(error)?.startsWith('28') ? 'refused' : 'silent';
  }
}

/** Creates the database if it is missing: at the first start, or after an interrupted one. */
export async function ensureDatabase(port: number, credentials: Credentials): Promise<void> {
  await withClient(port, credentials, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [databaseName]);
    if (rowCount === 0) await client.query(`create database ${databaseName}`);
  });
}
