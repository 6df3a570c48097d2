/**
 * SQL of API logs: entries are written in batches and read by page. Both parts are sealed: the permanent one in blocks,
 * the redactable one per entry.
 */
import sql from 'sql-template-tag';
import type { Reader, Transaction } from '../../../database/connection.ts';
import { type Cursor, queryPage } from '../../../database/page-query.ts';
import { lockTogether } from '../../../database/row-lock.ts';
import { type Row, selectList } from '../../../database/rows.ts';
import { sealJson, unsealJson } from '../../../security/encryption.ts';
import type { Scope } from '../../../security/scope.ts';
import type { ApiLog } from './api-log.ts';
import { composeEntry, type LogEntry, longestPath } from './compose-entry.ts';
import { mostInBlock, openBlocks, sealBlocks } from './entry-blocks.ts';
import type { LoggedRequest } from './logged-request.ts';
import { type ApiLogFilter, conditionsOf } from './search-conditions.ts';

/** Columns of an entry. Only entries written before blocks existed have `sealed`. */
const logColumns = ['id', 'sealed', 'block_id', 'position', 'params', 'created_at', 'redacted_at'] as const;

type ApiLogRow = Row<'api_logs', (typeof logColumns)[number]>;

const associatedData = (scope: Scope, row: string, column: 'sealed' | 'params') => ({
  environmentId: scope.environmentId,
  table: 'api_logs',
  row,
  column,
});

/** Opens the rows and reads their blocks with one query. */
async function logsOf(tx: Reader, scope: Scope, rows: readonly ApiLogRow[]): Promise<ApiLog[]> {
  const blocks = await openBlocks(tx, scope, [...new Set(rows.flatMap(({ block_id: id }) => id ?? []))]);
  const entryOf = (row: ApiLogRow): LogEntry => {
    if (row.sealed !== null) return unsealJson(scope.keys.dataKey, associatedData(scope, row.id, 'sealed'), row.sealed);
    const entry = blocks.get(row.block_id ?? '')?.[row.position ?? -1];
    if (entry === undefined) throw new Error(`the block of log entry ${row.id} is missing`);
    return entry;
  };
  return rows.map((row) => ({
    id: row.id,
    entry: entryOf(row),
    params:
      row.params === null
        ? { get: {}, post: {} }
        : unsealJson(scope.keys.dataKey, associatedData(scope, row.id, 'params'), row.params),
    createdAt: row.created_at,
    redactedAt: row.redacted_at,
  }));
}

const select = sql`select ${selectList('l', logColumns)} from api_logs l`;

export async function findApiLogs(tx: Reader, scope: Scope, ids: readonly string[]): Promise<ApiLog[]> {
  const rows = await tx.select<ApiLogRow>(
    sql`${select} where l.environment_id = ${scope.environmentId} and l.id = any(${ids})`,
  );
  return logsOf(tx, scope, rows);
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
  return { ...page, items: await logsOf(tx, scope, page.items) };
}

const byTime = { column: 'created_at', direction: 'desc' } as const;

/**
 * Lists the entries that match a filter, newest first. Entries from before migration 0114 match only the filter by
 * time.
 */
export async function searchApiLogs(tx: Reader, scope: Scope, filter: ApiLogFilter, cursor: Cursor) {
  const page = await queryPage<ApiLogRow>(tx, {
    select,
    table: 'api_logs',
    alias: 'l',
    environmentId: scope.environmentId,
    conditions: conditionsOf(scope, filter),
    cursor,
    sort: byTime,
    shaped: true,
  });
  return { ...page, items: await logsOf(tx, scope, page.items) };
}

/** Lists the newest entries first, without their parameters. */
export async function listLatestApiLogs(tx: Reader, scope: Scope, limit: number): Promise<ApiLog[]> {
  const rows = await tx.select<ApiLogRow>(
    sql`select id, sealed, block_id, position, null::bytea as params, created_at, redacted_at from api_logs
        where environment_id = ${scope.environmentId} order by created_at desc, id desc limit ${limit}`,
  );
  return logsOf(tx, scope, rows);
}

/** Packs pieces into one value and a list of their lengths: two parameters instead of one per row. */
const packed = (pieces: readonly Buffer[]) => ({
  bytes: Buffer.concat(pieces),
  lengths: pieces.map(({ length }) => length),
});

const noParams = Buffer.alloc(0);

/** Returns the rows of entries and their blocks. */
function rowsOf(scope: Scope, entries: readonly LoggedRequest[]) {
  const composed = entries.map(composeEntry);
  const blocks = sealBlocks(
    scope,
    composed.map(({ entry }) => entry),
  );
  const params = composed.map(({ params: sent }, index) =>
    sent === null
      ? noParams
      : sealJson(scope.keys.dataKey, associatedData(scope, entries[index]?.id ?? '', 'params'), sent),
  );
  return {
    blocks: { ids: blocks.map(({ id }) => id), ...packed(blocks.map(({ sealed }) => sealed)) },
    blockIds: entries.map((_entry, index) => blocks[Math.floor(index / mostInBlock)]?.id ?? ''),
    positions: entries.map((_entry, index) => index % mostInBlock),
    params: packed(params),
    objectIds: composed.map(({ objectIds }) => objectIds.join(' ')),
  };
}

/** Inserts entries of one environment. Parameters of objects that were scrubbed meanwhile are omitted. */
export async function insertApiLogs(
  tx: Transaction,
  scope: Scope,
  entries: readonly LoggedRequest[],
  now: Date,
): Promise<void> {
  const { blocks, blockIds, positions, params, objectIds } = rowsOf(scope, entries);
  const { environmentId } = scope;
  await lockTogether(tx, scope, 'api_logs');
  // The commit does not wait for the disk: the entries could equally be lost while they waited in memory.
  await tx.execute(sql`select set_config('synchronous_commit', 'off', true)`);
  await tx.execute(
    sql`with block as (
          insert into api_log_blocks (environment_id, id, sealed, created_at)
          select ${environmentId}::text, id, substr(${blocks.bytes}::bytea, begins, length), ${now}::timestamptz
          from (
            select id, length, (1 + sum(length) over (order by position) - length)::integer as begins
            from unnest(${blocks.ids}::text[], ${blocks.lengths}::integer[]) with ordinality as given (id, length, position)
          ) as placed
        )
        insert into api_logs (environment_id, id, block_id, position, params, object_ids, created_at, redacted_at,
          method, path, status, key_id)
        select ${environmentId}::text, id, block_id, associatedData,
          case when scrubbed or length = 0 then null else substr(${params.bytes}::bytea, begins, length) end,
          case when scrubbed or object_ids = '' then null else string_to_array(object_ids, ' ') end,
          created_at, case when scrubbed then ${now}::timestamptz end, method, path, status, key_id
        from (
          select id, block_id, associatedData, length, object_ids, created_at, method, path, status, key_id,
            (1 + sum(length) over (order by position) - length)::integer as begins,
            object_ids <> '' and exists (
              select from scrubbed_objects s
              where s.environment_id = ${environmentId} and s.object_id = any (string_to_array(object_ids, ' '))
            ) as scrubbed
          from unnest(${entries.map(({ id }) => id)}::text[], ${blockIds}::text[], ${positions}::integer[],
            ${params.lengths}::integer[], ${objectIds}::text[], ${entries.map(({ at }) => at)}::timestamptz[],
            ${entries.map(({ method }) => method)}::text[], ${entries.map(({ path }) => path.slice(0, longestPath))}::text[],
            ${entries.map(({ status }) => status)}::integer[], ${entries.map(({ keyId }) => keyId)}::text[])
            with ordinality as given (id, block_id, associatedData, length, object_ids, created_at, method, path,
              status, key_id, position)
        ) as entry
        on conflict do nothing`,
  );
}
