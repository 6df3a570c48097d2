/**
 * Connections to PostgreSQL as the service role, which owns nothing. Each statement is scoped to its environment, so
 * row-level security restricts it even if a `where` is missing; `dialect.ts` sets the scope.
 */
import pg from 'pg';
import { aside } from '../lib/event-loop.ts';
import { batchedInsert, type InsertedRow } from './batched-insert.ts';
import { byKeys, createBatchedLookup } from './batched-lookup.ts';
import type { Database, Reader, TenantScope, Writer } from './connection.ts';
import { dialectOf, type ScopedConnection, type Timeouts } from './dialect.ts';
import { createGroupCommit } from './group-commit.ts';
import { type Pooler, serviceRole } from './tenant-isolation.ts';
import { runTransaction } from './transaction.ts';
import { DatabaseUnavailable, outageOf } from './unavailable.ts';

/** Timeouts of requests: a waiting caller gets an error soon. */
export const requestTimeouts: Timeouts = { connect: 5000, statement: 5000, lock: 2000, idleInTransaction: 10_000 };
/** Timeouts of jobs, seeding and other work without a waiting caller. */
export const jobTimeouts: Timeouts = { connect: 30_000, statement: 60_000, lock: 10_000, idleInTransaction: 60_000 };

export interface DatabaseOptions {
  readonly poolSize?: number;
  /** Role: the service role, unless null; then the owner that the connection string names, only for seeding. */
  readonly role?: null;
  readonly pooler?: Pooler;
  readonly timeouts?: Timeouts;
}

/** Pools of connections that are scoped when they are checked out. */
function openPools(connectionString: string, options: DatabaseOptions) {
  const role = options.role === undefined ? serviceRole : null;
  const timeouts = options.timeouts ?? jobTimeouts;
  const dialect = dialectOf(options.pooler ?? 'none', role, timeouts);
  const settings = {
    connectionString,
    connectionTimeoutMillis: timeouts.connect,
    ...dialect.settings,
  };
  const pool = new pg.Pool({ ...settings, max: options.poolSize ?? 10 });
  // A key is looked up before its environment is known; on shared connections each lookup would change their scope
  // twice.
  const credentialPool = new pg.Pool({ ...settings, max: 2 });
  // The pool replaces a broken idle connection, and `withConnection` one in use. Without an error listener on both,
  // Node would end the process.
  for (const each of [pool, credentialPool]) {
    each.on('error', () => undefined);
    each.on('connect', (client) => client.on('error', () => undefined));
  }
  return {
    async checkOut(tenant: TenantScope): Promise<CheckedOut> {
      const client = await (tenant.environmentId === null ? credentialPool : pool).connect().catch((error: unknown) => {
        throw new DatabaseUnavailable('no connection', { cause: error, connectionLost: true });
      });
      try {
        return { client, ...(await dialect.scope(client, tenant)) };
      } catch (error) {
        client.release(true);
        throw outageOf(error) ?? error;
      }
    },
    async close(): Promise<void> {
      await Promise.all([pool.end(), credentialPool.end()]);
    },
  };
}

/**
 * Runs `work` with a connection, which is released on request or at its end, and closed if it broke. `lookup` reads
 * rows on a connection of its own.
 */
async function withConnection<Result>(
  checkOut: () => Promise<CheckedOut>,
  lookup: Reader['selectByKeys'],
  work: (connection: WorkConnection) => Promise<Result>,
): Promise<Result> {
  let checkedOut: Promise<CheckedOut> | undefined;
  async function release(broken?: Error): Promise<void> {
    const releasing = checkedOut;
    checkedOut = undefined;
    await releasing?.then(
      ({ client }) => client.release(broken),
      () => undefined,
    );
  }
  const connect = () => (checkedOut ??= checkOut());
  // Work that holds a connection must not wait for another one, which may be held by work that waits too.
  const selectByKeys: Reader['selectByKeys'] = async (...asked) =>
    checkedOut === undefined ? aside(lookup(...asked)) : byKeys((await connect()).alone.select)(...asked);
  try {
    const result = await work({ connect, release, selectByKeys });
    await release();
    return result;
  } catch (error) {
    const outage = outageOf(error);
    await release(outage?.connectionLost === true ? outage : undefined);
    throw outage ?? error;
  }
}

/** Returns a function that creates one value for each environment. */
function onePerEnvironment<Value>(
  create: (tenant: Pick<TenantScope, 'environmentId'>) => Value,
): (tenant: TenantScope) => Value {
  const created = new Map<string | null, Value>();
  return ({ environmentId }) => {
    const known = created.get(environmentId);
    if (known !== undefined) return known;
    const value = create({ environmentId });
    created.set(environmentId, value);
    return value;
  };
}

export function openDatabase(connectionString: string, options: DatabaseOptions = {}): Database {
  const pools = openPools(connectionString, options);

  const connected = <Result>(tenant: TenantScope, work: (connection: WorkConnection) => Promise<Result>) =>
    withConnection(
      () => pools.checkOut(tenant),
      (...asked) => lookupOf(tenant)(...asked),
      work,
    );

  const alone = <Result>(tenant: TenantScope, work: (connection: WorkConnection) => Promise<Result>): Promise<Result> =>
    connected(tenant, work).catch((error: unknown) => {
      throw lockOfTable(error) ?? error;
    });

  /** Returns the group of an environment, whose rows are written in its own scope. */
  const groupOf = onePerEnvironment((tenant) =>
    createGroupCommit(
      (rows, isGroup) =>
        connected(tenant, async ({ connect }) => {
          const connection = await connect();
          await connection.alone.execute(batchedInsert(rows, isGroup));
        }),
      (error) => !(error instanceof DatabaseUnavailable),
    ),
  );

  /** Returns the lookup of an environment, whose rows are read in its own scope, on a connection of its own. */
  const lookupOf: (tenant: TenantScope) => Reader['selectByKeys'] = onePerEnvironment((tenant) =>
    createBatchedLookup(
      (statement) => alone(tenant, async ({ connect }) => (await connect()).alone.select(statement)),
      tenant.environmentId,
    ),
  );

  return {
    read: (tenant, work) =>
      alone(tenant, ({ connect, selectByKeys }) =>
        work({
          select: async (statement) => (await connect()).alone.select(statement),
          selectByKeys,
        } as Reader),
      ),
    write: (tenant, work) =>
      alone(tenant, async ({ connect }) => {
        const { alone: statements } = await connect();
        return work({ ...statements, selectByKeys: byKeys(statements.select) } as Writer);
      }),
    transaction: (tenant, work) =>
      connected(tenant, ({ connect, release, selectByKeys }) => {
        async function commitTogether(rows: readonly InsertedRow[]): Promise<void> {
          // Waiting for a group must not hold a connection that the group may need.
          await release();
          await groupOf(tenant)(rows);
        }
        return runTransaction({ connect, commitTogether, selectByKeys }, work);
      }),
    close: pools.close,
  };
}

/**
 * Converts a lock timeout of a read. Reads wait only for migrations, so it is an outage and not a conflict of changes.
 */
function lockOfTable(error: unknown): DatabaseUnavailable | undefined {
  if (!(error instanceof pg.DatabaseError) || error.code !== '55P03') return undefined;
  return new DatabaseUnavailable('a table is locked', { cause: error, connectionLost: false });
}

interface WorkConnection {
  /** Returns the one connection of this piece of work, taken on first use. */
  connect(): Promise<CheckedOut>;
  release(): Promise<void>;
  /** Lookup of rows before a transaction began. */
  readonly selectByKeys: Reader['selectByKeys'];
}

interface CheckedOut extends ScopedConnection {
  readonly client: pg.PoolClient;
}
