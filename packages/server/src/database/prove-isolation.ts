/**
 * Proof, on the service's own connections, that only rows of the set environment are visible: for the start and for
 * /readyz.
 */
import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import type { Database } from './connection.ts';
import { openDatabase } from './open-database.ts';
import { serviceRole, TenantIsolationError } from './tenant-isolation.ts';
import { DatabaseUnavailable } from './unavailable.ts';
import { untilAvailable } from './until-available.ts';

/** Throws {@link TenantIsolationError} if isolation fails, DatabaseUnavailable if it cannot be checked. */
export async function proveIsolation(database: Database): Promise<void> {
  const environmentId = `probe ${randomUUID()}`;
  const rows = await database
    .read({ environmentId }, (reader) =>
      reader.select<{ role: string; environment: string | null; sees: boolean }>(
        sql`select current_user as role, current_setting('countersign.environment_id', true) as environment,
              exists (select from api_keys) as sees`,
      ),
    )
    .catch((error: unknown) => {
      throw error instanceof DatabaseUnavailable && error.cause instanceof TenantIsolationError ? error.cause : error;
    });
  const holds =
    rows.length === 1 &&
    rows.every(({ role, environment, sees }) => role === serviceRole && environment === environmentId && !sees);
  if (holds) return;
  throw new TenantIsolationError(
    `A connection to the database does not keep the role (${serviceRole}) and the environment that were set on it: set DATABASE_URL to the address of PostgreSQL itself, or set DATABASE_POOLER=transaction if a pooler is used.`,
  );
}

/** Opens the database and waits until it is available. Throws {@link TenantIsolationError}. */
export async function openProvenDatabase(...given: Parameters<typeof openDatabase>): Promise<Database> {
  const database = openDatabase(...given);
  try {
    await untilAvailable(() => proveIsolation(database));
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
