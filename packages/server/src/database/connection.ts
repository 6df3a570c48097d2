/**
 * Connections to PostgreSQL as the service role, which owns nothing. Each connection carries the environment it serves as
 * a session setting, so row-level security holds even where a `where` was forgotten.
 */
import pg from 'pg';
import type { Sql } from 'sql-template-tag';
import { runTransaction } from './transaction.ts';

declare const transactionBrand: unique symbol;

/** Runs SQL inside one environment's wall; may or may not be inside a transaction. */
export interface Reader {
  query<Row extends pg.QueryResultRow>(sql: Sql | Statement): Promise<Row[]>;
}

/** A reader inside an open transaction. Events and jobs ask for this type, so neither can be written outside of one. */
export interface Transaction extends Reader {
  readonly [transactionBrand]: true;
  /**
   * Keeps an insert whose result nobody needs. All kept ones are written together by the next statement or the commit:
   * one round trip in place of many. A function composes its insert then. Must not conflict with what exists, nor start with a `with` clause of its own.
   */
  defer(insert: Sql | (() => Sql)): void;
  /** Runs `work` under a savepoint: when it throws, its writes are undone and the error is passed on. */
  savepoint<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** A statement as text and values. Its text must come from code alone: each one is kept prepared on its connection. */
export interface Statement {
  readonly text: string;
  readonly values: unknown[];
  /** False for texts that clients shape, such as searches: they would take the places of those that come again. */
  readonly prepared?: boolean;
}

/** Thrown when no connection could be had or the server went away; the API answers 503. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}

export interface Database {
  /** Runs `work` on one connection without a transaction: each statement sees its own snapshot. */
  read<Result>(wall: Wall, work: (reader: Reader) => Promise<Result>): Promise<Result>;
  /** Runs `work` in one transaction; commits when it resolves, rolls back when it throws. */
  transaction<Result>(wall: Wall, work: (tx: Transaction) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** Which rows the connection may see: those of an environment, or the one row a secret's digest names. */
export interface Wall {
  readonly environmentId: string | null;
  readonly secretDigest?: Buffer;
}

export const serviceRole = 'countersign_service';

const unavailableCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', '57P01', '57P02', '57P03', '53300']);

function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return (
    unavailableCodes.has(code) || /timeout exceeded when trying to connect|Connection terminated/.test(error.message)
  );
}

/** As the service role, unless `role` is null: then as the owner the connection string names, for seeding only. */
export function openDatabase(
  connectionString: string,
  options: { poolSize?: number; role?: string | null } = {},
): Database {
  const role = options.role === undefined ? serviceRole : options.role;
  const settings = {
    connectionString,
    connectionTimeoutMillis: 2000,
    statement_timeout: 60_000,
    lock_timeout: 10_000,
    idle_in_transaction_session_timeout: 60_000,
    ...(role === null ? {} : { options: `-c role=${role}` }),
  };
  const pool = new pg.Pool({ ...settings, max: options.poolSize ?? 10 });
  // Looking a key up comes before its environment is known; on the same connections each look would move the wall twice.
  const entrance = new pg.Pool({ ...settings, max: 2 });
  // A connection that breaks is replaced, idle by the pool and in use by `withClient`; without a listener on both, Node
  // would end the process.
  for (const each of [pool, entrance]) {
    each.on('error', () => undefined);
    each.on('connect', (client) => client.on('error', () => undefined));
  }
  const raised = new WeakMap<pg.PoolClient, string>();

  async function withClient<Result>(wall: Wall, work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
    const client = await (wall.environmentId === null ? entrance : pool).connect().catch((error: unknown) => {
      throw isUnavailable(error) ? new DatabaseUnavailable('no connection', { cause: error }) : error;
    });
    let broken: Error | undefined;
    try {
      const key = `${wall.environmentId ?? ''}/${wall.secretDigest?.toString('hex') ?? ''}`;
      if (raised.get(client) !== key) {
        raised.delete(client);
        await client.query(
          `select set_config('countersign.environment_id', $1, false), set_config('countersign.secret_digest', $2, false)`,
          [wall.environmentId ?? '', wall.secretDigest?.toString('hex') ?? ''],
        );
        raised.set(client, key);
      }
      return await work(client);
    } catch (error) {
      if (isUnavailable(error)) {
        broken = new DatabaseUnavailable('connection lost', { cause: error });
        throw broken;
      }
      throw error;
    } finally {
      client.release(broken);
    }
  }

  return {
    read: (wall, work) => withClient(wall, (client) => work(readerOf(client))),
    transaction: (wall, work) => withClient(wall, (client) => runTransaction(client, readerOf(client), work)),
    async close() {
      await Promise.all([pool.end(), entrance.end()]);
    },
  };
}

/** Statement text to the name it is kept prepared under, on every connection that ran it. */
const preparedNames = new Map<string, string>();

/** Texts are written in code, but lists combine their filters: past this many, a text is sent without being kept. */
const mostPrepared = 500;

/** Undefined when enough statements are kept already. */
export function preparedName(text: string): string | undefined {
  const known = preparedNames.get(text);
  if (known !== undefined || preparedNames.size >= mostPrepared) return known;
  const name = `statement_${preparedNames.size + 1}`;
  preparedNames.set(text, name);
  return name;
}

function readerOf(client: pg.PoolClient): Reader {
  return {
    async query<Row extends pg.QueryResultRow>(sql: Sql | Statement) {
      const { text, values } = sql;
      const name = 'prepared' in sql && sql.prepared === false ? undefined : preparedName(text);
      return (await client.query<Row>(name === undefined ? { text, values } : { name, text, values })).rows;
    },
  };
}
