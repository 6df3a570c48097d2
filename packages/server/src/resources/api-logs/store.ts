/** SQL of API logs: entries are written many at a time and read one page at a time; both parts are sealed. */
import sql from 'sql-template-tag';
import type { Reader, Transaction } from '../../database/connection.ts';
import { type Cursor, queryPage } from '../../database/page-query.ts';
import { seal, unsealJson } from '../../security/encryption.ts';
import type { Scope } from '../../security/scope.ts';
import { logsLock } from '../../storage/scrub-copies.ts';
import type { ApiLog } from './api-log.ts';
import { composeEntry } from './compose-entry.ts';
import type { LoggedRequest } from './logged-request.ts';

interface ApiLogRow {
  id: string;
  sealed: Buffer;
  params: Buffer | null;
  created_at: Date;
  redacted_at: Date | null;
}

const place = (scope: Scope, row: string, column: 'sealed' | 'params') => ({
  environmentId: scope.environmentId,
  table: 'api_logs',
  row,
  column,
});

const logOf = (scope: Scope, row: ApiLogRow): ApiLog => ({
  id: row.id,
  entry: unsealJson(scope.keys.dataKey, place(scope, row.id, 'sealed'), row.sealed),
  params:
    row.params === null
      ? { get: {}, post: {} }
      : unsealJson(scope.keys.dataKey, place(scope, row.id, 'params'), row.params),
  createdAt: row.created_at,
  redactedAt: row.redacted_at,
});

const select = sql`select l.id, l.sealed, l.params, l.created_at, l.redacted_at from api_logs l`;

export async function findApiLogs(tx: Reader, scope: Scope, ids: readonly string[]): Promise<ApiLog[]> {
  const rows = await tx.query<ApiLogRow>(
    sql`${select} where l.environment_id = ${scope.environmentId} and l.id = any(${ids})`,
  );
  return rows.map((row) => logOf(scope, row));
}

export async function listApiLogs(tx: Reader, scope: Scope, cursor: Cursor) {
  const page = await queryPage<ApiLogRow>(tx, {
    select,
    table: 'api_logs',
    alias: 'l',
    environmentId: scope.environmentId,
    conditions: [],
    cursor,
  });
  return { ...page, items: page.items.map((row) => logOf(scope, row)) };
}

/** Where each entry's parts begin and end in one long value: one parameter in place of two for each row. */
function packed(scope: Scope, entries: readonly LoggedRequest[]) {
  const pieces: Buffer[] = [];
  const lengths: { sealed: number[]; params: number[] } = { sealed: [], params: [] };
  const objectIds: string[] = [];
  for (const logged of entries) {
    const { entry, params, objectIds: ids } = composeEntry(logged);
    const parts = [
      seal(scope.keys.dataKey, place(scope, logged.id, 'sealed'), Buffer.from(JSON.stringify(entry))),
      params === null
        ? Buffer.alloc(0)
        : seal(scope.keys.dataKey, place(scope, logged.id, 'params'), Buffer.from(JSON.stringify(params))),
    ] as const;
    pieces.push(...parts);
    lengths.sealed.push(parts[0].length);
    lengths.params.push(parts[1].length);
    objectIds.push(ids.join(' '));
  }
  return { bytes: Buffer.concat(pieces), lengths, objectIds };
}

/** Writes entries of one environment. Parameters of objects that were scrubbed meanwhile are left out. */
export async function insertApiLogs(
  tx: Transaction,
  scope: Scope,
  entries: readonly LoggedRequest[],
  now: Date,
): Promise<void> {
  const { bytes, lengths, objectIds } = packed(scope, entries);
  const { environmentId } = scope;
  // What waited in memory could be lost anyway: nobody waits for the disk.
  await tx.query(
    sql`select pg_advisory_xact_lock_shared(${logsLock(environmentId)}::bigint),
          set_config('synchronous_commit', 'off', true)`,
  );
  await tx.query(
    sql`insert into api_logs (environment_id, id, sealed, params, object_ids, created_at, redacted_at)
        select ${environmentId}::text, id, substr(bytes, begins, sealed_length),
          case when scrubbed or params_length = 0 then null
            else substr(bytes, begins + sealed_length, params_length) end,
          case when scrubbed or object_ids = '' then null else string_to_array(object_ids, ' ') end,
          created_at, case when scrubbed then ${now}::timestamptz end
        from (
          select id, sealed_length, params_length, object_ids, created_at, ${bytes}::bytea as bytes,
            (1 + sum(sealed_length + params_length) over (order by position) - sealed_length - params_length)::integer
              as begins,
            object_ids <> '' and exists (
              select from scrubbed_objects s
              where s.environment_id = ${environmentId} and s.object_id = any (string_to_array(object_ids, ' '))
            ) as scrubbed
          from unnest(${entries.map(({ id }) => id)}::text[], ${lengths.sealed}::integer[], ${lengths.params}::integer[],
            ${objectIds}::text[], ${entries.map(({ at }) => at)}::timestamptz[])
            with ordinality as given (id, sealed_length, params_length, object_ids, created_at, position)
        ) as entry
        on conflict do nothing`,
  );
}

/** Says of keys when they were last used; a time that is earlier than the known one changes nothing. */
export async function noteKeyUses(tx: Transaction, scope: Scope, uses: ReadonlyMap<string, Date>): Promise<void> {
  await tx.query(
    sql`update api_keys as k set last_used_at = used.at
        from unnest(${[...uses.keys()]}::text[], ${[...uses.values()]}::timestamptz[]) as used (id, at)
        where k.environment_id = ${scope.environmentId} and k.id = used.id
          and (k.last_used_at is null or k.last_used_at < used.at)`,
  );
}
