/** One open transaction: its statements, the inserts it keeps back, and what runs before its commit. */
import type pg from 'pg';
import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { Reader, Transaction } from './connection.ts';

/** Begins, works, commits; rolls back when anything throws. Throws when a failed statement was passed over. */
export async function runTransaction<Result>(
  client: pg.PoolClient,
  reader: Reader,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  await client.query('begin');
  try {
    const { tx, finish } = openTransaction(client, reader);
    const result = await work(tx);
    await finish();
    // PostgreSQL answers the commit of a failed transaction with a quiet rollback.
    const { command } = await client.query('commit');
    if (command !== 'COMMIT') throw new Error('the error of a statement was passed over: everything was rolled back');
    return result;
  } catch (error) {
    // A rollback on a lost connection fails too; the first error is the one worth telling.
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** The kept inserts as one `with` clause before `select`. */
function together(inserts: readonly Sql[], select: Sql): Sql {
  const parts = inserts.map((insert, index) => sql`${raw(`kept_${index + 1}`)} as (${insert})`);
  return sql`with ${join(parts, ', ')} ${select}`;
}

function openTransaction(client: pg.PoolClient, reader: Reader): { tx: Transaction; finish(): Promise<void> } {
  let kept: Sql[] = [];
  const last = new Set<(tx: Transaction) => Promise<void>>();

  async function queryWithDeferred<Row extends pg.QueryResultRow>(select: Sql): Promise<Row[]> {
    const inserts = kept;
    kept = [];
    return reader.query<Row>(inserts.length === 0 ? select : together(inserts, select));
  }
  const flush = async (): Promise<void> => {
    if (kept.length > 0) await queryWithDeferred(sql`select 1`);
  };
  let depth = 0;
  const parts = {
    async query<Row extends pg.QueryResultRow>(statement: Parameters<Reader['query']>[0]): Promise<Row[]> {
      await flush();
      return reader.query<Row>(statement);
    },
    queryWithDeferred,
    defer: (insert: Sql) => void kept.push(insert),
    beforeCommit: (work: (tx: Transaction) => Promise<void>) => void last.add(work),
    async savepoint<Result>(work: () => Promise<Result>): Promise<Result> {
      await flush();
      depth += 1;
      const name = `s${depth}`;
      const registered = [...last];
      await client.query(`savepoint ${name}`);
      try {
        const result = await work();
        await flush();
        return result;
      } catch (error) {
        kept = [];
        for (const added of last) if (!registered.includes(added)) last.delete(added);
        await client.query(`rollback to savepoint ${name}`);
        throw error;
      } finally {
        depth -= 1;
      }
    },
  };
  const tx = parts as Transaction;
  return {
    tx,
    async finish() {
      for (const work of last) await work(tx);
      await flush();
    },
  };
}
