/**
 * Interface of the database, with its operations by type. A reader selects, a writer executes, a transaction does both
 * and inserts; the called method determines whether a transaction begins, never the text of a statement (decision
 * 0060).
 */
import type pg from 'pg';
import type { Sql } from 'sql-template-tag';
import type { Columns, InsertTable, RowOf } from './insert-table.ts';

declare const transactionBrand: unique symbol;

/** A statement as text and values. Build its text only from code: each one is kept prepared on its connection. */
export interface Statement {
  readonly text: string;
  readonly values: unknown[];
  /** False for texts that clients shape, such as searches: they would displace recurring ones. */
  readonly prepared?: boolean;
}

/** Rows that a connection may see: those of an environment, or the one row that a secret's digest names. */
export interface TenantScope {
  /** Environment; null while a secret is looked up and it is not known yet. */
  readonly environmentId: string | null;
  readonly secretDigest?: Buffer;
}

/** Lookup of rows of one kind by a unique key. A constant of the module that owns the table. */
export interface Lookup {
  /** A `select` with the environment as $1 and the keys, an array of texts, as $2. */
  readonly text: string;
  /** Column of the result with the key; `id` by default. */
  readonly key?: string;
}

/** Reads rows of one tenant scope; may or may not be inside a transaction. */
export interface Reader {
  /**
   * Runs a `select` that locks no row and calls no function that writes. It begins no transaction, and through a pooler
   * it runs in a read-only one, where PostgreSQL refuses a write (SQLSTATE 25006).
   */
  select<Row extends pg.QueryResultRow>(statement: Sql | Statement): Promise<Row[]>;
  /**
   * Finds the rows with these keys, in any order; unknown keys are ignored. Before a transaction began, calls in one
   * turn of the event loop share one statement and may get the same row.
   */
  selectByKeys<Row extends pg.QueryResultRow>(
    lookup: Lookup,
    environmentId: string,
    keys: readonly string[],
  ): Promise<Row[]>;
}

/** A reader that also writes, either inside a transaction or with each statement committed separately. */
export interface Writer extends Reader {
  /**
   * Runs any statement, including one that changes or locks rows, or calls a function that does. Inside a transaction
   * the first one begins it. Returns the rows of `returning`, or the selected ones.
   */
  execute<Row extends pg.QueryResultRow>(statement: Sql | Statement): Promise<Row[]>;
}

/**
 * A writer inside an open transaction. Events and jobs require this type, so that neither can be written outside of
 * one.
 */
export interface Transaction extends Writer {
  readonly [transactionBrand]: true;
  /**
   * Inserts a row that is not read before the next statement or the commit. Rows are written together, many in one
   * statement, so an error such as a broken constraint is thrown there and not here.
   */
  insert<Inserted extends Columns, Beside extends Columns = Record<never, never>>(
    table: InsertTable<Inserted, Beside>,
    values: RowOf<Inserted> & RowOf<Beside>,
  ): void;
  /** Runs `work`, which must not throw, after the commit; never after a rollback. */
  afterCommit(work: () => void): void;
  /** Runs `work` under a savepoint: if it throws, its writes are rolled back and the error is rethrown. */
  savepoint<Result>(work: () => Promise<Result>): Promise<Result>;
}

export interface Database {
  /** Runs `work` on one connection without a transaction: each statement sees its own snapshot. */
  read<Result>(tenant: TenantScope, work: (reader: Reader) => Promise<Result>): Promise<Result>;
  /**
   * Autocommit: runs `work` on one connection without a transaction; each statement is committed when it resolves.
   * Written rows stay if a later statement fails, so `work` is one statement or several independent ones.
   */
  write<Result>(tenant: TenantScope, work: (writer: Writer) => Promise<Result>): Promise<Result>;
  /**
   * Runs `work` in one transaction; commits when it resolves, rolls back when it throws. It runs again in another
   * transaction if one of its inserts lost a race (`InsertTable.racesOn`): effects outside of the transaction belong in
   * `afterCommit`.
   */
  transaction<Result>(tenant: TenantScope, work: (tx: Transaction) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}
