/**
 * Numbered, forward-only SQL files, one transaction each, with a checksum: a changed file that already ran stops the
 * start. Runs as the owner of the database and also prepares the service role and the job tables.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';
import type { Job } from '../jobs/job.ts';
import { prepareQueueTables } from '../jobs/queue-tables.ts';
import { OperatorError } from '../lib/operator-error.ts';
import { serviceRole } from './tenant-isolation.ts';

const migrationsFolder = new URL('../../migrations/', import.meta.url);

export class MigrationError extends OperatorError {
  override readonly name = 'MigrationError';
}

interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

async function readMigrations(folder: URL): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, folder), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/**
 * Creates the service role. Throws {@link MigrationError} if the owner may neither assume it nor grant it to itself.
 */
async function ensureServiceRole(client: pg.Client): Promise<void> {
  const attempt = (statement: string, ...passedOver: readonly string[]) =>
    client.query(statement).then(
      () => true,
      (error: unknown) => {
        if (error instanceof pg.DatabaseError && passedOver.includes(error.code ?? '')) return false;
        throw error;
      },
    );
  const insufficientPrivilege = '42501';
  const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [serviceRole]);
  if (rowCount === 0) {
    // Roles belong to the whole server: another database's migration may create it concurrently (42710, 23505).
    await attempt(
      `create role ${serviceRole} nologin nosuperuser nobypassrls`,
      '42710',
      '23505',
      insufficientPrivilege,
    );
  }
  // The creator of a role is a member of it, but from PostgreSQL 16 on without the right to assume it.
  const take = () => attempt(`begin; set local role ${serviceRole}; commit`, insufficientPrivilege, '22023');
  if (await take()) return;
  await client.query('rollback');
  await attempt(`grant ${serviceRole} to current_user`, insufficientPrivilege, '42704');
  if (await take()) return;
  await client.query('rollback');
  throw new MigrationError(
    `The owner of the database may not become ${serviceRole}: say as a superuser "create role ${serviceRole} nologin" where it is missing, and "grant ${serviceRole} to" this owner.`,
  );
}

/**
 * Lets the owner see the rows of every environment, only in this transaction: forced row-level security would make a
 * migration silently change none of them. No other connection sets the variable that the policy checks.
 */
const showOwnerAllRows = `
  do $$
  declare
    restricted regclass;
  begin
    for restricted in
      select c.oid from pg_class c join pg_roles r on r.rolname = current_user
      where c.relforcerowsecurity and pg_has_role(c.relowner, 'usage') and not exists (
        select from pg_policy p where p.polrelid = c.oid and p.polname = 'owner_migrates' and r.oid = any (p.polroles))
    loop
      execute format('drop policy if exists owner_migrates on %s', restricted);
      execute format('create policy owner_migrates on %s to current_user
        using (current_setting(''countersign.migrates'', true) = ''yes'')', restricted);
    end loop;
  end $$;
  set local countersign.migrates = 'yes'`;

/**
 * Migrates the database at `connectionString` to the newest schema, that of the files in `folder`, with a queue for
 * each of the jobs. Safe to run from several processes concurrently.
 */
export async function migrate(
  connectionString: string,
  jobs: readonly Job[],
  folder = migrationsFolder,
): Promise<{ readonly applied: readonly string[] }> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5000 });
  await client.connect();
  try {
    await ensureServiceRole(client);
    await client.query(
      `create table if not exists schema_migrations (
         name text primary key, checksum text not null, applied_at timestamptz not null default clock_timestamp())`,
    );
    const applied: string[] = [];
    for (const migration of await readMigrations(folder)) {
      if (await applyOnce(client, migration)) applied.push(migration.name);
    }
    await prepareQueueTables(client, connectionString, jobs);
    return { applied };
  } finally {
    await client.end();
  }
}

async function applyOnce(client: pg.Client, migration: Migration): Promise<boolean> {
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = '2s'`);
    // The row is the lock: a second process waits on it and then finds the migration done.
    const { rowCount } = await client.query(
      'insert into schema_migrations (name, checksum) values ($1, $2) on conflict (name) do nothing',
      [migration.name, migration.checksum],
    );
    if (rowCount === 1) {
      await client.query(showOwnerAllRows);
      await client.query(migration.sql);
    } else {
      const { rows } = await client.query<{ checksum: string }>(
        'select checksum from schema_migrations where name = $1',
        [migration.name],
      );
      if (rows[0]?.checksum !== migration.checksum) {
        throw new MigrationError(`${migration.name} was changed after it ran; add a new migration instead.`);
      }
    }
    await client.query('commit');
    return rowCount === 1;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
