/**
 * The wall between environments as a connection carries it: who the connection is, and the proof that row-level security
 * holds it back. A connection that cannot prove it is not used (decision 0045).
 */
import type pg from 'pg';
import sql from 'sql-template-tag';
import { OperatorError } from '../lib/operator-error.ts';
import type { Transaction } from './connection.ts';
import type { Pooler } from './dialect.ts';

export const serviceRole = 'countersign_service';

/** Which rows the connection may see: those of an environment, or the one row a secret's digest names. */
export interface Wall {
  readonly environmentId: string | null;
  readonly secretDigest?: Buffer;
}

/** The wall does not hold. The message is one sentence for the operator and says the way out. */
export class WallError extends OperatorError {
  override readonly name = 'WallError';
}

const poolerFound =
  'A pooler stands between the service and DATABASE_URL, and would carry the wall of one environment into the requests of another: set DATABASE_POOLER=transaction, or give the address of PostgreSQL itself.';

/** A pooler makes up the process id that it greets with, or greets with that of another connection. */
function isThroughPooler(client: pg.ClientBase, backendPid: number): boolean {
  // What the server greeted with; the type declarations leave it out.
  return (client as pg.ClientBase & { readonly processID?: number | null }).processID !== backendPid;
}

/**
 * Of a connection as the owner that DATABASE_URL names. Throws {@link WallError} when no role could hold it back or when
 * somebody stands in between. One statement.
 */
export async function proveLogin(client: pg.ClientBase, pooler: Pooler): Promise<void> {
  const { rows } = await client.query<{ name: string; free: boolean; pid: number }>(
    `select rolname as name, rolsuper or rolbypassrls as free, pg_backend_pid() as pid
     from pg_roles where rolname = session_user`,
  );
  const [login] = rows;
  if (login === undefined) throw new WallError('The database does not know the role that DATABASE_URL logs in as.');
  if (pooler === 'none' && isThroughPooler(client, login.pid)) throw new WallError(poolerFound);
  if (!login.free) return;
  throw new WallError(
    `DATABASE_URL logs in as "${login.name}", a superuser or a role with BYPASSRLS, whom row-level security does not hold back: make one that only owns the database (create role countersign login createrole password '…'; alter database … owner to countersign) and give that one.`,
  );
}

/** What a connection of the service is asked before it is used. */
export const proof = `select current_user as role, row_security_active(to_regclass('public.inquiries')) as walled,
  pg_backend_pid() as pid, current_setting('countersign.environment_id', true) as wall`;

export interface Proof {
  readonly role: string;
  /** Null where there is no schema. */
  readonly walled: boolean | null;
  readonly pid: number;
  readonly wall: string | null;
}

/** Of a direct connection. Throws {@link WallError} when it would see more than its wall shows. One statement. */
export async function proveService(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<Proof>(proof);
  const [found] = rows;
  if (found === undefined || isThroughPooler(client, found.pid)) throw new WallError(poolerFound);
  refuseUnwalled(found);
}

/** Throws {@link WallError} when the connection is not the service role's, or nothing holds that back. */
export function refuseUnwalled(found: Proof): void {
  if (found.role !== serviceRole) {
    throw new WallError(
      `The database gave the service a connection as "${found.role}" and not as ${serviceRole}: give DATABASE_URL the address of PostgreSQL itself.`,
    );
  }
  if (found.walled !== true) {
    throw new WallError(
      `Row-level security does not hold ${serviceRole} back: say as a superuser "alter role ${serviceRole} nosuperuser nobypassrls", and run the migrations.`,
    );
  }
}

/** Makes the rest of an owner's transaction the service role's, behind the wall of one environment. */
export async function raiseWithin(tx: Transaction, environmentId: string): Promise<void> {
  await tx.execute(
    sql`select set_config('role', ${serviceRole}, true), set_config('countersign.environment_id', ${environmentId}, true)`,
  );
}
