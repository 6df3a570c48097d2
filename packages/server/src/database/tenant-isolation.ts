/**
 * Tenant isolation of a connection: its role, and the proof that row-level security restricts that role to one
 * environment. A connection without the proof is not used (decision 0045).
 */
import type pg from 'pg';
import sql from 'sql-template-tag';
import { OperatorError } from '../lib/operator-error.ts';
import type { Transaction } from './connection.ts';

export const serviceRole = 'countersign_service';

/** Connection to PostgreSQL: direct, or through a pooler in transaction mode. */
export type Pooler = 'none' | 'transaction';

/**
 * Thrown if environments are not isolated from each other. The message is one sentence for the operator with the
 * remedy.
 */
export class TenantIsolationError extends OperatorError {
  override readonly name = 'TenantIsolationError';
}

const poolerFound =
  'DATABASE_URL is the address of a pooler, which would carry the environment of one request into another: set DATABASE_POOLER=transaction, or set DATABASE_URL to the address of PostgreSQL itself.';

/** Returns true for a pooler, whose greeting has an invented process id, or that of another connection. */
function isThroughPooler(client: pg.ClientBase, backendPid: number): boolean {
  // The process id of the server's greeting; the type declarations omit it.
  return (client as pg.ClientBase & { readonly processID?: number | null }).processID !== backendPid;
}

/**
 * Checks a connection as the owner that DATABASE_URL names. Throws {@link TenantIsolationError} if row-level security
 * does not restrict its role or a pooler is in between. One statement.
 */
export async function proveLogin(client: pg.ClientBase, pooler: Pooler): Promise<void> {
  const { rows } = await client.query<{ name: string; free: boolean; pid: number }>(
    `select rolname as name, rolsuper or rolbypassrls as free, pg_backend_pid() as pid
     from pg_roles where rolname = session_user`,
  );
  const [login] = rows;
  if (login === undefined)
    throw new TenantIsolationError('The role that DATABASE_URL logs in as does not exist in the database.');
  if (pooler === 'none' && isThroughPooler(client, login.pid)) throw new TenantIsolationError(poolerFound);
  if (!login.free) return;
  throw new TenantIsolationError(
    `DATABASE_URL logs in as "${login.name}", a superuser or a role with BYPASSRLS, which row-level security does not restrict: create a role that only owns the database (create role countersign login createrole password '…'; alter database … owner to countersign) and give that one.`,
  );
}

/** Query that every connection of the service must answer before its use. */
export const proof = `select current_user as role, row_security_active(to_regclass('public.inquiries')) as restricted,
  pg_backend_pid() as pid, current_setting('countersign.environment_id', true) as environment`;

export interface Proof {
  readonly role: string;
  /** True if row-level security applies; null without a schema. */
  readonly restricted: boolean | null;
  readonly pid: number;
  readonly environment: string | null;
}

/**
 * Checks a direct connection. Throws {@link TenantIsolationError} if it would see rows of other environments. One
 * statement.
 */
export async function proveService(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<Proof>(proof);
  const [found] = rows;
  if (found === undefined || isThroughPooler(client, found.pid)) throw new TenantIsolationError(poolerFound);
  requireIsolation(found);
}

/**
 * Throws {@link TenantIsolationError} if the connection is not the service role's, or row-level security does not
 * restrict it.
 */
export function requireIsolation(found: Proof): void {
  if (found.role !== serviceRole) {
    throw new TenantIsolationError(
      `The connection of the service has the role "${found.role}" instead of ${serviceRole}: set DATABASE_URL to the address of PostgreSQL itself.`,
    );
  }
  if (found.restricted !== true) {
    throw new TenantIsolationError(
      `Row-level security does not restrict ${serviceRole}: run as a superuser "alter role ${serviceRole} nosuperuser nobypassrls", and run the migrations.`,
    );
  }
}

/** Switches the rest of an owner's transaction to the service role, scoped to one environment. */
export async function scopeTransaction(tx: Transaction, environmentId: string): Promise<void> {
  await tx.execute(
    sql`select set_config('role', ${serviceRole}, true), set_config('countersign.environment_id', ${environmentId}, true)`,
  );
}
