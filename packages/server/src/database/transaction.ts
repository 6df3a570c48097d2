/**
 * One transaction: its statements and the rows it keeps back. PostgreSQL's own transaction begins with the first
 * statement that changes or locks something: reads before it see what is committed either way, and a unit of work whose
 * writes were all kept back needs no connection of its own: its rows are written by one statement, together with those of
 * others that end at the same time.
 */
import pg from 'pg';
import type { Sql } from 'sql-template-tag';
import { batchedInsert, type InsertedRow, insertedRow } from './batched-insert.ts';
import type { Statement, Transaction } from './connection.ts';
import type { Walled } from './dialect.ts';
import type { CommitTogether } from './group-commit.ts';

export interface Connections {
  /** The connection of this transaction, taken when it is first needed. */
  connect(): Promise<Walled & { readonly client: pg.PoolClient }>;
  readonly commitTogether: CommitTogether;
}

/** One race is lost to one row that is there from then on; more than two in a row are not ordinary. */
const mostAttempts = 3;

/**
 * Works, commits; rolls back when anything throws, and works again when that was a lost race over an inserted row. Throws
 * when a failed statement was passed over.
 */
export async function runTransaction<Result>(
  connections: Connections,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    const open = openTransaction(connections);
    try {
      const result = await work(open.tx);
      await open.commit();
      open.committed();
      return result;
    } catch (error) {
      await open.rollback();
      if (attempt === mostAttempts || !open.lostRace(error)) throw error;
    }
  }
}

interface OpenTransaction {
  readonly tx: Transaction;
  commit(): Promise<void>;
  rollback(): Promise<void>;
  /** Does what was put off until the commit. */
  committed(): void;
  /** True for the error of an inserted row that another transaction was quicker with. */
  lostRace(error: unknown): boolean;
}

function openTransaction({ connect, commitTogether }: Connections): OpenTransaction {
  let kept: InsertedRow[] = [];
  let putOff: (() => void)[] = [];
  const races = new Set<string>();
  let begun = false;
  let depth = 0;

  async function command(text: string): Promise<string> {
    const { client } = await connect();
    return (await client.query(text)).command;
  }
  async function begin(): Promise<void> {
    if (begun) return;
    begun = true;
    await (await connect()).begin();
  }
  async function flush(): Promise<void> {
    if (kept.length === 0) return;
    await begin();
    const rows = kept;
    kept = [];
    const { inside } = await connect();
    await inside.execute(batchedInsert(rows, false));
  }
  const parts = {
    async select<Row extends pg.QueryResultRow>(statement: Sql | Statement): Promise<Row[]> {
      await flush();
      const { alone, inside } = await connect();
      return (begun ? inside : alone).select<Row>(statement);
    },
    async execute<Row extends pg.QueryResultRow>(statement: Sql | Statement): Promise<Row[]> {
      await begin();
      await flush();
      const { inside } = await connect();
      return inside.execute<Row>(statement);
    },
    insert: ((table, values) => {
      if (table.racesOn !== undefined) races.add(table.racesOn);
      kept.push(insertedRow(table, values));
    }) as Transaction['insert'],
    afterCommit: (work: () => void) => void putOff.push(work),
    async savepoint<Result>(work: () => Promise<Result>): Promise<Result> {
      await begin();
      await flush();
      depth += 1;
      const name = `s${depth}`;
      const before = putOff.length;
      await command(`savepoint ${name}`);
      try {
        const result = await work();
        await flush();
        return result;
      } catch (error) {
        kept = [];
        putOff = putOff.slice(0, before);
        await command(`rollback to savepoint ${name}`);
        throw error;
      } finally {
        depth -= 1;
      }
    },
  };
  return {
    tx: parts as Transaction,
    async commit() {
      if (!begun) return kept.length === 0 ? undefined : commitTogether(kept);
      await flush();
      // PostgreSQL answers the commit of a failed transaction with a quiet rollback.
      if ((await command('commit')) !== 'COMMIT') {
        throw new Error('the error of a statement was passed over: everything was rolled back');
      }
    },
    async rollback() {
      // A rollback on a lost connection fails too; the first error is the one worth telling.
      if (begun) await command('rollback').catch(() => undefined);
    },
    committed() {
      for (const work of putOff) work();
    },
    lostRace: (error) =>
      error instanceof pg.DatabaseError && error.code === '23505' && races.has(error.constraint ?? ''),
  };
}
