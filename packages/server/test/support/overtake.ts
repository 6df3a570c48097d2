/** Two writers of one row, the second of which waits for the first. */
import pg from 'pg';
import { rowsOf } from './database.ts';
import { eventually } from './eventually.ts';

/**
 * Sends a request after another connection made the change, and commits that change once the request waits for its row.
 * Returns what the request answers. On a service that nothing else writes to.
 */
export async function overtakeBy<Answer>(
  connectionString: string,
  change: (other: pg.Client) => Promise<unknown>,
  send: () => Promise<Answer>,
): Promise<Answer> {
  const other = new pg.Client(connectionString);
  await other.connect();
  try {
    await other.query('begin');
    await change(other);
    const waiting = send();
    await eventually('the request waits for the row', async () => {
      // Uses a third connection: inside a transaction the activity stays as it was first read.
      const waits = await rowsOf(
        connectionString,
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return waits.length === 1;
    });
    await other.query('commit');
    return await waiting;
  } finally {
    await other.end();
  }
}

/** Overtakes a request by a change of this row, in a table with a `version`. */
export const overtake = <Answer>(
  connectionString: string,
  table: 'cases' | 'transactions',
  id: string,
  send: () => Promise<Answer>,
): Promise<Answer> =>
  overtakeBy(
    connectionString,
    (other) => other.query(`update ${table} set version = version + 1 where id = $1`, [id]),
    send,
  );
