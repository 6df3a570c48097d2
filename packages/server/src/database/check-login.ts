/** Before anything is done with an operator's database: whether row-level security could hold in it. */
import pg from 'pg';
import { proveLogin } from './wall.ts';

/** Milliseconds: a machine on which everything starts at once is slow. */
const connectWithinMs = 30_000;

/** Throws a WallError, or what the driver says when the database cannot be reached. */
export async function checkLogin(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: connectWithinMs });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await proveLogin(client);
  } finally {
    await client.end();
  }
}
