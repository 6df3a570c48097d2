/**
 * One transaction: its statements and its buffered inserts. PostgreSQL's own transaction begins with the first
 * statement that changes or locks a row, since earlier reads see committed data in both cases. A unit of work with only
 * buffered writes needs no connection of its own: one statement writes its rows, together with those of concurrent
 * commits.
 */
import pg from 'pg';
import type { Sql } from 'sql-template-tag';
import { batchedInsert, type InsertedRow, insertedRow } from './batched-insert.ts';
import { byKeys } from './batched-lookup.ts';
import type { Reader, Statement, Transaction } from './connection.ts';
import type { ScopedConnection } from './dialect.ts';
import type { CommitTogether } from './group-commit.ts';

export interface Connections {
  /** Returns the connection of this transaction, taken on first use. */
  connect(): Promise<ScopedConnection & { readonly client: pg.PoolClient }>;
  readonly commitTogether: CommitTogether;
  /** Lookup outside of a transaction. */
  readonly selectByKeys: Reader['selectByKeys'];
}

/**
 * Limit of attempts. A race is lost to a row that exists from then on, so more than two lost races in a row are
 * unusual.
 */
const mostAttempts = 3;

/**
 * Runs the work and commits; rolls back on an error, and repeats the work after a lost race over an inserted row.
 * Throws if the work ignored a failed statement.
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
  /** Runs the work that waited for the commit. */
  committed(): void;
  /** Returns true for the error of a row that another transaction inserted first. */
  lostRace(error: unknown): boolean;
}

/** PostgreSQL's own transaction, begun when needed, and the inserts that wait for it. */
function createSession({ connect }: Pick<Connections, 'connect'>) {
  let buffered: InsertedRow[] = [];
  let begun = false;
  const session = {
    isBegun: (): boolean => begun,
    buffered: (): readonly InsertedRow[] => buffered,
    insert: (row: InsertedRow): void => void buffered.push(row),
    /** Drops the inserts that wait. */
    forget(): void {
      buffered = [];
    },
    async command(text: string): Promise<string> {
      const { client } = await connect();
      return (await client.query(text)).command;
    },
    async begin(): Promise<void> {
      if (begun) return;
      begun = true;
      await (await connect()).begin();
    },
    async flush(): Promise<void> {
      if (buffered.length === 0) return;
      await session.begin();
      const rows = buffered;
      buffered = [];
      const { inside } = await connect();
      await inside.execute(batchedInsert(rows, false));
    },
  };
  return session;
}

/**
 * Returns a function that runs work in a savepoint. If the work fails, its statements, its inserts and its callbacks
 * are dropped.
 */
function createSavepoints(session: ReturnType<typeof createSession>, committedCallbacks: (() => void)[]) {
  let depth = 0;
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    await session.begin();
    await session.flush();
    depth += 1;
    const name = `s${depth}`;
    const before = committedCallbacks.length;
    await session.command(`savepoint ${name}`);
    try {
      const result = await work();
      await session.flush();
      return result;
    } catch (error) {
      session.forget();
      committedCallbacks.splice(before);
      await session.command(`rollback to savepoint ${name}`);
      throw error;
    } finally {
      depth -= 1;
    }
  };
}

function openTransaction(connections: Connections): OpenTransaction {
  const { connect, commitTogether, selectByKeys } = connections;
  const session = createSession(connections);
  const { isBegun, begin, flush, command } = session;
  const committedCallbacks: (() => void)[] = [];
  const races = new Set<string>();

  const parts = {
    async select<Row extends pg.QueryResultRow>(statement: Sql | Statement): Promise<Row[]> {
      await flush();
      const { alone, inside } = await connect();
      return (isBegun() ? inside : alone).select<Row>(statement);
    },
    selectByKeys: ((...asked) =>
      isBegun() || session.buffered().length > 0
        ? byKeys(parts.select)(...asked)
        : selectByKeys(...asked)) as Reader['selectByKeys'],
    async execute<Row extends pg.QueryResultRow>(statement: Sql | Statement): Promise<Row[]> {
      await begin();
      await flush();
      const { inside } = await connect();
      return inside.execute<Row>(statement);
    },
    insert: ((table, values) => {
      if (table.racesOn !== undefined) races.add(table.racesOn);
      session.insert(insertedRow(table, values));
    }) as Transaction['insert'],
    afterCommit: (work: () => void) => void committedCallbacks.push(work),
    savepoint: createSavepoints(session, committedCallbacks),
  };
  return {
    tx: parts as Transaction,
    async commit() {
      const waiting = session.buffered();
      if (!isBegun()) return waiting.length === 0 ? undefined : commitTogether(waiting);
      await flush();
      // PostgreSQL answers the commit of a failed transaction with a silent rollback.
      if ((await command('commit')) !== 'COMMIT') {
        throw new Error('the error of a statement was passed over: everything was rolled back');
      }
    },
    async rollback() {
      // A rollback on a lost connection fails too; the first error is the relevant one.
      if (isBegun()) await command('rollback').catch(() => undefined);
    },
    committed() {
      for (const work of committedCallbacks) work();
    },
    lostRace: (error) =>
      error instanceof pg.DatabaseError && error.code === '23505' && races.has(error.constraint ?? ''),
  };
}
