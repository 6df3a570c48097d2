/**
 * Removal of deleted rows from a table's file, for data that must not stay on the disk. The statement cannot run in a
 * transaction, so it has a plain connection of its own.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** Number of attempts until the table is empty on the disk. */
const MOST_TRIES = 20;
const PAUSE_MS = 250;

/**
 * Vacuums a table. `connectionString` is the owner's; `table` comes only from code. Rows that another transaction may
 * still see stay until it ends, so a table whose rows are all deleted is vacuumed again until its file is empty, for
 * five seconds at most.
 */
export async function vacuum(connectionString: string, table: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 30_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      if (tries > 0) await sleep(PAUSE_MS);
      await client.query(`vacuum ${pg.escapeIdentifier(table)}`);
      const { rows } = await client.query<{ readonly bytes: string }>(
        'select pg_relation_size($1::regclass) as bytes',
        [pg.escapeIdentifier(table)],
      );
      if (rows[0]?.bytes === '0') return;
    }
  } finally {
    await client.end();
  }
}
