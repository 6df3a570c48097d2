/**
 * Tenant scope of statements: the only module that distinguishes a direct connection to PostgreSQL from a pooler, which
 * gives a connection to another client after each transaction (decision 0045).
 *
 * - On a direct connection the role is a startup option and the environment a session setting, changed when the
 *   connection serves another environment; statements stay prepared.
 * - Through a pooler no session state lasts: each transaction begins with the message that sets role, environment and
 *   timeouts only for itself, a single statement is a transaction of its own, and no statement is prepared by name.
 */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Sql } from 'sql-template-tag';
import { aside } from '../lib/event-loop.ts';
import type { Statement, TenantScope, Writer } from './connection.ts';
import { preparedName } from './prepared-name.ts';
import {
  type Pooler,
  type Proof,
  proof,
  proveService,
  requireIsolation,
  type serviceRole,
  TenantIsolationError,
} from './tenant-isolation.ts';

/**
 * Milliseconds after which the service gives up waiting for a connection, and after which the server cancels a
 * statement, a wait for a lock, and a transaction without a statement.
 */
export interface Timeouts {
  readonly connect: number;
  readonly statement: number;
  readonly lock: number;
  readonly idleInTransaction: number;
}

/** The statements of a connection. */
export type Statements = Pick<Writer, 'select' | 'execute'>;

/** A connection that sees the rows of its tenant scope. */
export interface ScopedConnection {
  /** Statements outside a transaction, each committed when it resolves. */
  readonly alone: Statements;
  /** Statements within the current transaction. */
  readonly inside: Statements;
  begin(): Promise<void>;
}

export interface Dialect {
  /** Settings of the pool's connections; one that fails to prove the service role is refused. */
  readonly settings: pg.PoolConfig;
  /** Scopes the connection to a tenant. */
  scope(client: pg.PoolClient, tenant: TenantScope): Promise<ScopedConnection>;
}

/** Returns the dialect; `role` runs the statements, and null means the owner that the connection string names. */
export function dialectOf(pooler: Pooler, role: typeof serviceRole | null, timeouts: Timeouts): Dialect {
  return pooler === 'none' ? direct(role, timeouts) : pooled(role, timeouts);
}

const settingsOf = ({ environmentId, secretDigest }: TenantScope): [string, string] => [
  environmentId ?? '',
  secretDigest?.toString('hex') ?? '',
];

function direct(role: string | null, timeouts: Timeouts): Dialect {
  const scopedTo = new WeakMap<pg.PoolClient, string>();
  return {
    settings: {
      statement_timeout: timeouts.statement,
      lock_timeout: timeouts.lock,
      idle_in_transaction_session_timeout: timeouts.idleInTransaction,
      ...(role === null
        ? {}
        : { options: `-c role=${role} -c plan_cache_mode=force_generic_plan`, onConnect: proveService }),
    },
    async scope(client, tenant) {
      const values = settingsOf(tenant);
      if (scopedTo.get(client) !== values.join('/')) {
        scopedTo.delete(client);
        await client.query(
          `select set_config('countersign.environment_id', $1, false), set_config('countersign.secret_digest', $2, false)`,
          values,
        );
        scopedTo.set(client, values.join('/'));
      }
      const run = async <Row extends pg.QueryResultRow>(sql: Sql | Statement): Promise<Row[]> => {
        const { text, values } = sql;
        const name = 'prepared' in sql && sql.prepared === false ? undefined : preparedName(text);
        const asked = client.query<Row>(name === undefined ? { text, values } : { name, text, values });
        return (await aside(asked)).rows;
      };
      const statements: Statements = { select: run, execute: run };
      return { alone: statements, inside: statements, begin: async () => void (await client.query('begin')) };
    },
  };
}

/**
 * Rethrows an error; in a read-only transaction of the service, SQLSTATE 25006 is a fault of the statement and not a
 * read-only server.
 */
function refuseWriting(error: unknown): never {
  if (!(error instanceof pg.DatabaseError) || error.code !== '25006') throw error;
  throw new Error(`a select tried to write: ${error.message}`);
}

/** Milliseconds that a statement may wait for a free connection of the pooler. */
const poolerWait = 2000;

/** Returns the message that begins a transaction in the scope of a tenant. */
type Beginning = (tenant: TenantScope, mode: 'read only' | 'read write') => string;

const beginningOf =
  (role: string | null, timeouts: Timeouts): Beginning =>
  (tenant, mode) => {
    const [environmentId, secretDigest] = settingsOf(tenant);
    const local = Object.entries({
      ...(role === null ? {} : { role }),
      'countersign.environment_id': environmentId,
      'countersign.secret_digest': secretDigest,
      statement_timeout: String(timeouts.statement),
      lock_timeout: String(timeouts.lock),
      idle_in_transaction_session_timeout: String(timeouts.idleInTransaction),
    }).map(([name, value]) => `set_config('${name}', ${pg.escapeLiteral(value)}, true)`);
    return `begin ${mode}; select ${local.join(', ')}`;
  };

/** Sends three messages in one round trip. */
async function runAlone<Row extends pg.QueryResultRow>(
  client: pg.ClientBase,
  begin: string,
  { text, values }: Sql | Statement,
): Promise<Row[]> {
  const [begun, done, ended] = await Promise.allSettled([
    client.query(begin),
    client.query<Row>({ text, values }),
    client.query('commit'),
  ]);
  for (const each of [begun, done, ended]) if (each.status === 'rejected') throw each.reason;
  return done.status === 'fulfilled' ? done.value.rows : [];
}

/** Throws unless the transaction is scoped and leaves no scope to the next user of the connection. */
async function provePooled(client: pg.ClientBase, beginning: Beginning): Promise<void> {
  const environmentId = `proof ${randomUUID()}`;
  const [found] = await runAlone<Proof & pg.QueryResultRow>(client, beginning({ environmentId }, 'read only'), {
    text: proof,
    values: [],
  });
  const left = await client.query<Pick<Proof, 'environment'>>(
    `select current_setting('countersign.environment_id', true) as environment`,
  );
  if (found === undefined || found.environment !== environmentId || left.rows[0]?.environment === environmentId) {
    throw new TenantIsolationError(
      'Settings of one transaction are visible in another: set DATABASE_URL to a pooler in transaction mode, or to PostgreSQL itself.',
    );
  }
  requireIsolation(found);
}

function pooled(role: string | null, timeouts: Timeouts): Dialect {
  const beginning = beginningOf(role, timeouts);
  return {
    settings: {
      pipeline: true,
      query_timeout: timeouts.statement + poolerWait,
      ...(role === null ? {} : { onConnect: (client) => provePooled(client, beginning) }),
    },
    async scope(client, tenant) {
      const begin = beginning(tenant, 'read write');
      const beginReading = beginning(tenant, 'read only');
      // Sequential, since a pooler may give the connection to others between two transactions.
      let last: Promise<unknown> = Promise.resolve();
      function inTurn<Row extends pg.QueryResultRow>(opening: string, sql: Sql | Statement): Promise<Row[]> {
        const running = last.then(() => runAlone<Row>(client, opening, sql));
        last = running.catch(() => undefined);
        return aside(running);
      }
      const within = async <Row extends pg.QueryResultRow>({ text, values }: Sql | Statement): Promise<Row[]> =>
        (await aside(client.query<Row>({ text, values }))).rows;
      return {
        alone: {
          select: <Row extends pg.QueryResultRow>(sql: Sql | Statement) =>
            inTurn<Row>(beginReading, sql).catch(refuseWriting),
          execute: (sql) => inTurn(begin, sql),
        },
        inside: { select: within, execute: within },
        begin: async () => void (await client.query(begin)),
      };
    },
  };
}
