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
import { type CommitTogether, createGroupCommit } from './group-commit.ts';
import { type Pooler, serviceRole } from './tenant-isolation.ts';
import { runTransaction } from './transaction.ts';
import { DatabaseUnavailable, outageOf } from './unavailable.ts';

/** Timeouts of requests: a waiting caller gets an error soon. */
export const requestTimeouts: Timeouts = { statement: 5000, lock: 2000, idleInTransaction: 10_000 };
/** Timeouts of jobs, seeding and other work without a waiting caller. */
export const jobTimeouts: Timeouts = { statement: 60_000, lock: 10_000, idleInTransaction: 60_000 };

export interface DatabaseOptions {
  readonly poolSize?: number;
  /** Role: the service role, unless null; then the owner that the connection string names, only for seeding. */
  readonly role?: null;
  readonly pooler?: Pooler;
  readonly timeouts?: Timeouts;
  /** Longest wait for a connection: 2 s for callers of the API, longer for others. */
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
  // A key is looked up before its environment is known; on shared connections each lookup would change their scope
  // twice.
  const credentialPool = new pg.Pool({ ...settings, max: 2 });
  // A broken connection is replaced, idle by the pool and in use by `withConnection`; without a listener on both, Node
  // would end the process.
  for (const each of [pool, credentialPool]) {
    each.on('error', () => undefined);
    each.on('connect', (client) => client.on('error', () => undefined));
  }

  async function checkOut(tenant: TenantScope): Promise<CheckedOut> {
    const client = await (tenant.environmentId === null ? credentialPool : pool).connect().catch((error: unknown) => {
      throw new DatabaseUnavailable('no connection', { cause: error, connectionLost: true });
    });
    try {
      return { client, ...(await dialect.scope(client, tenant)) };
    } catch (error) {
      client.release(true);
      throw outageOf(error) ?? error;
    }
  }

  /** Runs `work` with a connection, which is released on request or at its end, and closed if it broke. */
  async function withConnection<Result>(
    tenant: TenantScope,
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
    const connect = () => (checkedOut ??= checkOut(tenant));
    // Work that holds a connection must not wait for another one, which may be held by work that waits too.
    const selectByKeys: Reader['selectByKeys'] = async (...asked) =>
      checkedOut === undefined
        ? aside(batchedLookupOf(tenant)(...asked))
        : byKeys((await connect()).alone.select)(...asked);
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

  const groups = new Map<string | null, CommitTogether>();

  /** Returns the group of an environment, whose rows are written in its own scope. */
  function groupOf(tenant: TenantScope): CommitTogether {
    const known = groups.get(tenant.environmentId);
    if (known !== undefined) return known;
    const { environmentId } = tenant;
    const created = createGroupCommit(
      (rows, isGroup) =>
        withConnection({ environmentId }, async ({ connect }) => {
          const connection = await connect();
          await connection.alone.execute(batchedInsert(rows, isGroup));
        }),
      (error) => !(error instanceof DatabaseUnavailable),
    );
    groups.set(environmentId, created);
    return created;
  }

  const alone = <Result>(tenant: TenantScope, work: (connection: WorkConnection) => Promise<Result>): Promise<Result> =>
    withConnection(tenant, work).catch((error: unknown) => {
      throw lockOfTable(error) ?? error;
    });

  const joined = new Map<string | null, Reader['selectByKeys']>();

  /** Returns the lookup of an environment, whose rows are read in its own scope, on a connection of its own. */
  function batchedLookupOf({ environmentId }: TenantScope): Reader['selectByKeys'] {
    const known = joined.get(environmentId);
    if (known !== undefined) return known;
    const created = createBatchedLookup(
      (statement) => alone({ environmentId }, async ({ connect }) => (await connect()).alone.select(statement)),
      environmentId,
    );
    joined.set(environmentId, created);
    return created;
  }

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
      withConnection(tenant, ({ connect, release, selectByKeys }) => {
        async function commitTogether(rows: readonly InsertedRow[]): Promise<void> {
          // Waiting for a group must not hold a connection that the group may need.
          await release();
          await groupOf(tenant)(rows);
        }
        return runTransaction({ connect, commitTogether, selectByKeys }, work);
      }),
    async close() {
      await Promise.all([pool.end(), credentialPool.end()]);
    },
  };
}

/** Converts a lock timeout of a read: it waits only for a migration, so no change of the caller lost to another. */
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
