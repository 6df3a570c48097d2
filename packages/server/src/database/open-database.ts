/**
 * Connections to PostgreSQL as the service role, which owns nothing. Each statement runs behind the wall of the environment it
 * serves, so row-level security holds even where a `where` was forgotten; how it gets there `dialect.ts` knows.
 */
import pg from 'pg';
import { batchedInsert, type InsertedRow } from './batched-insert.ts';
import type { Database, Writer } from './connection.ts';
import { dialectOf, type Pooler, type Timeouts, type Walled } from './dialect.ts';
import { type CommitTogether, createGroupCommit } from './group-commit.ts';
import { runTransaction } from './transaction.ts';
import { DatabaseUnavailable, outageOf } from './unavailable.ts';
import { serviceRole, type Wall } from './wall.ts';

/** For requests: who waits for an answer is told soon that there is none. */
export const requestTimeouts: Timeouts = { statement: 5000, lock: 2000, idleInTransaction: 10_000 };
/** For jobs, migrations' seed and all that nobody waits for. */
export const jobTimeouts: Timeouts = { statement: 60_000, lock: 10_000, idleInTransaction: 60_000 };

export interface DatabaseOptions {
  readonly poolSize?: number;
  /** The service role, unless null: then the owner that the connection string names, for seeding only. */
  readonly role?: null;
  readonly pooler?: Pooler;
  readonly timeouts?: Timeouts;
  /** A caller of the API is told within 2 s that there is no connection; others can wait longer. */
  readonly connectWithinMs?: number;
}

export function openDatabase(connectionString: string, options: DatabaseOptions = {}): Database {
  const role = options.role === undefined ? serviceRole : null;
  const dialect = dialectOf(options.pooler ?? 'none', role, options.timeouts ?? jobTimeouts);
  const settings = {
    connectionString,
    connectionTimeoutMillis: options.connectWithinMs ?? 2000,
    ...dialect.settings,
  };
  const pool = new pg.Pool({ ...settings, max: options.poolSize ?? 10 });
  // Looking a key up comes before its environment is known; on the same connections each look would move the wall twice.
  const entrance = new pg.Pool({ ...settings, max: 2 });
  // A connection that breaks is replaced, idle by the pool and in use by `lending`; without a listener on both, Node
  // would end the process.
  for (const each of [pool, entrance]) {
    each.on('error', () => undefined);
    each.on('connect', (client) => client.on('error', () => undefined));
  }

  async function lend(wall: Wall): Promise<Lent> {
    const client = await (wall.environmentId === null ? entrance : pool).connect().catch((error: unknown) => {
      throw new DatabaseUnavailable('no connection', { cause: error, connectionLost: true });
    });
    try {
      return { client, ...(await dialect.raise(client, wall)) };
    } catch (error) {
      client.release(true);
      throw outageOf(error) ?? error;
    }
  }

  /** What `work` borrowed is given back when it says so or ends, and closed when it broke. */
  async function lending<Result>(wall: Wall, work: (borrowed: Borrowed) => Promise<Result>): Promise<Result> {
    let lent: Promise<Lent> | undefined;
    async function giveBack(broken?: Error): Promise<void> {
      const taken = lent;
      lent = undefined;
      await taken?.then(
        ({ client }) => client.release(broken),
        () => undefined,
      );
    }
    try {
      const result = await work({ connect: () => (lent ??= lend(wall)), giveBack });
      await giveBack();
      return result;
    } catch (error) {
      const outage = outageOf(error);
      await giveBack(outage?.connectionLost === true ? outage : undefined);
      throw outage ?? error;
    }
  }

  const groups = new Map<string | null, CommitTogether>();

  /** One group an environment: its rows are written behind its own wall. */
  function groupOf(wall: Wall): CommitTogether {
    const known = groups.get(wall.environmentId);
    if (known !== undefined) return known;
    const { environmentId } = wall;
    const made = createGroupCommit(
      (rows, isGroup) =>
        lending({ environmentId }, async ({ connect }) => {
          const connection = await connect();
          await connection.alone.execute(batchedInsert(rows, isGroup));
        }),
      (error) => !(error instanceof DatabaseUnavailable),
    );
    groups.set(environmentId, made);
    return made;
  }

  /** The same connection for both: a `Reader` has no method that writes. */
  const alone = <Result>(wall: Wall, work: (writer: Writer) => Promise<Result>): Promise<Result> =>
    lending(wall, async ({ connect }) => work((await connect()).alone)).catch((error: unknown) => {
      throw lockOfTable(error) ?? error;
    });

  return {
    read: alone,
    write: alone,
    transaction: (wall, work) =>
      lending(wall, ({ connect, giveBack }) => {
        async function commitTogether(rows: readonly InsertedRow[]): Promise<void> {
          // Who waits for a group must not hold what the group may need.
          await giveBack();
          await groupOf(wall)(rows);
        }
        return runTransaction({ connect, commitTogether }, work);
      }),
    async close() {
      await Promise.all([pool.end(), entrance.end()]);
    },
  };
}

/** Who only reads waits for nobody but a migration, and no change of the caller's has lost to another. */
function lockOfTable(error: unknown): DatabaseUnavailable | undefined {
  if (!(error instanceof pg.DatabaseError) || error.code !== '55P03') return undefined;
  return new DatabaseUnavailable('a table is locked', { cause: error, connectionLost: false });
}

interface Borrowed {
  /** The one connection of this piece of work, taken when it is first asked for. */
  connect(): Promise<Lent>;
  giveBack(): Promise<void>;
}

interface Lent extends Walled {
  readonly client: pg.PoolClient;
}
