/** Asks a PostgreSQL on loopback whether it is ready for us, and makes our database in it. */
import pg from 'pg';
import { ownerRole } from './cluster.ts';

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

/** Whether the server on `port` lets us in and answers a query. */
export async function answers(port: number, credentials: Credentials): Promise<boolean> {
  try {
    return await withClient(port, credentials, async (client) => (await client.query('select 1')).rowCount === 1);
  } catch {
    return false;
  }
}

/** Makes our database when it is not there: at the first start, or after one that was cut off. */
export async function ensureDatabase(port: number, credentials: Credentials): Promise<void> {
  await withClient(port, credentials, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [databaseName]);
    if (rowCount === 0) await client.query(`create database ${databaseName}`);
  });
}
