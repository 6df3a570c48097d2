/**
 * One transaction: its statements and the inserts it keeps back. PostgreSQL's own transaction begins with the first
 * statement that changes or locks something: reads before it see what is committed either way, and a unit of work whose
 * writes were all kept back is one statement, which is atomic by itself.
 */
import type pg from 'pg';
import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { Reader, Statement, Transaction } from './connection.ts';

/** Works, commits; rolls back when anything throws. Throws when a failed statement was passed over. */
export async function runTransaction<Result>(
  client: pg.PoolClient,
  reader: Reader,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const open = openTransaction(client, reader);
  try {
    const result = await work(open.tx);
    await open.commit();
    return result;
  } catch (error) {
    await open.rollback();
    throw error;
  }
}

interface OpenTransaction {
  readonly tx: Transaction;
  commit(): Promise<void>;
  rollback(): Promise<void>;
}

/** The kept inserts as one statement. */
function together(inserts: readonly Sql[]): Sql {
  const parts = inserts.map((insert, index) => sql`${raw(`kept_${index + 1}`)} as (${insert})`);
  return sql`with ${join(parts, ', ')} select 1`;
}

/** True for a select that locks nothing and calls nothing that changes state. */
const isPlainRead = ({ text }: Sql | Statement): boolean =>
  /^\s*select\b/i.test(text) &&
  !/\bfor\s+(no\s+key\s+)?(update|share|key\s+share)\b|set_config|nextval|pg_/i.test(text);

function openTransaction(client: pg.PoolClient, reader: Reader): OpenTransaction {
  let kept: (Sql | (() => Sql))[] = [];
  let begun = false;
  let depth = 0;

  async function begin(): Promise<void> {
    if (begun) return;
    begun = true;
    await client.query('begin');
  }
  function takeKept(): Sql[] {
    const inserts = kept.map((insert) => (typeof insert === 'function' ? insert() : insert));
    kept = [];
    return inserts;
  }
  async function writeKept(): Promise<void> {
    const inserts = takeKept();
    if (inserts.length > 0) await reader.query(together(inserts));
  }
  async function flush(): Promise<void> {
    if (kept.length === 0) return;
    await begin();
    await writeKept();
  }
  const parts = {
    async query<Row extends pg.QueryResultRow>(statement: Sql | Statement): Promise<Row[]> {
      await flush();
      if (!isPlainRead(statement)) await begin();
      return reader.query<Row>(statement);
    },
    defer: (insert: Sql | (() => Sql)) => void kept.push(insert),
    async savepoint<Result>(work: () => Promise<Result>): Promise<Result> {
      await begin();
      await flush();
      depth += 1;
      const name = `s${depth}`;
      await client.query(`savepoint ${name}`);
      try {
        const result = await work();
        await flush();
        return result;
      } catch (error) {
        // Composed and thrown away: who composes them must know that they are gone.
        takeKept();
        await client.query(`rollback to savepoint ${name}`);
        throw error;
      } finally {
        depth -= 1;
      }
    },
  };
  return {
    tx: parts as Transaction,
    async commit() {
      await writeKept();
      if (!begun) return;
      // PostgreSQL answers the commit of a failed transaction with a quiet rollback.
      const { command } = await client.query('commit');
      if (command !== 'COMMIT') throw new Error('the error of a statement was passed over: everything was rolled back');
    },
    async rollback() {
      // A rollback on a lost connection fails too; the first error is the one worth telling.
      if (begun) await client.query('rollback').catch(() => undefined);
    },
  };
}
