/**
 * Named locks of an environment, held to the end of the transaction, for exclusive work without a row of its own to
 * lock. They are rows, so that they share the place and the row-level security of the data (decision 0044).
 */
import sql from 'sql-template-tag';
import type { Transaction } from './connection.ts';

interface Environment {
  readonly environmentId: string;
}

/**
 * Names of locks. `api_keys`: counting keys before one is created. `api_logs`: scrubbing entries while others arrive.
 */
export type RowLock = 'api_keys' | 'api_logs';

/** Takes the lock exclusively; waits for all holders. */
export async function lockAlone(tx: Transaction, { environmentId }: Environment, name: RowLock): Promise<void> {
  await tx.execute(
    sql`insert into row_locks (environment_id, name) values (${environmentId}, ${name})
        on conflict (environment_id, name) do update set name = excluded.name`,
  );
}

/** Waits only for an exclusive holder. */
export async function lockTogether(tx: Transaction, { environmentId }: Environment, name: RowLock): Promise<void> {
  const lock = () =>
    tx.execute(sql`select name from row_locks where environment_id = ${environmentId} and name = ${name} for share`);
  if ((await lock()).length > 0) return;
  await tx.execute(
    sql`insert into row_locks (environment_id, name) values (${environmentId}, ${name}) on conflict do nothing`,
  );
  await lock();
}
